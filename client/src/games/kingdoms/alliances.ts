// What a war does to an alliance: a player who attacks an ally puts all that they share at stake (K-ALLY-8).
import type { KingdomsSeatView, KingdomsView } from '../../wire/kingdoms';
import type { Line } from '../../wire/wire';

/** Do two players share a region? */
export const isAlly = (seats: readonly KingdomsSeatView[], seat: number, other: number | null): other is number =>
  other !== null && other !== seat && (seats[seat]?.allies.includes(other) ?? false);

/** What is said of a march that is planned from one region to another, where an ally stands. */
export function betrayal({ boards, seats }: KingdomsView, seat: number, picked: readonly string[]): Line[] {
  const places = picked.filter((id) => id.startsWith('region:')).map((id) => id.slice('region:'.length));
  if (places.length < 2) return [];
  const there = boards.flatMap(({ regions }) => regions).find(({ id }) => id === places.at(-1))?.armies ?? [];
  const ally = there.find((army) => !army.lying && isAlly(seats, seat, army.seat))?.seat;
  return typeof ally === 'number' ? [{ key: 'kingdoms-ui-ends-alliance', words: { player: { type: 'player', seat: ally } } }] : [];
}
