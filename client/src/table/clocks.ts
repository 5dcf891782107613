// Time left on the clocks of a table, counted on from when the server's word arrived: it may be shown later.
import type { ClockInfo } from '../wire/wire';

/** when each word arrived, by the page's own clock */
const heard = new WeakMap<ClockInfo, number>();

/** The server says how much time is left. */
export function hear(clock: ClockInfo): void {
  if (!heard.has(clock)) heard.set(clock, performance.now());
}

/** For how many milliseconds after the server's word a seat's clock stands still: its player sleeps or is away. */
const stillFor = (clock: ClockInfo, seat: number): number => Math.max(0, (clock.still[seat] ?? 0) - clock.at) * 1000;

/** Does a seat's clock stand still at a moment of the page's clock? */
export function stands(clock: ClockInfo, seat: number, moment: number): boolean {
  const still = stillFor(clock, seat);
  // The page's moment may be older than the server's word.
  return still > 0 && moment - (heard.get(clock) ?? moment) < still;
}

/** Seconds left for a seat at a moment of the page's clock. */
export function leftAt(clock: ClockInfo, seat: number, moment: number): number {
  const since = moment - (heard.get(clock) ?? moment) - stillFor(clock, seat);
  const gone = clock.running.includes(seat) ? Math.max(0, since) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - gone / 1000);
}
