// What everybody had at each length of the log, so that the story tells what a turn brought.
import type { Delta, Position } from '../wire/wire';

/** What a seat has, by counter; the game's board says so. */
export type Purse = (view: never, seat: number) => Readonly<Record<string, number>>;

export class Purses {
  of: Purse | undefined;
  /** the first is where we came in */
  #known: { lines: number; purse: readonly Readonly<Record<string, number>>[] }[] = [];

  note({ log, log_start, view }: Position, seats: readonly { seat: number }[]): void {
    const { of } = this;
    if (!of) return;
    const before = this.#known.filter(({ lines }) => lines <= log_start);
    this.#known = [...before, { lines: log_start + log.length, purse: seats.map(({ seat }) => of(view as never, seat)) }];
  }

  /** What came of a turn for a seat, from the line that begins it to the one that begins the next, or to the last of those `shown`;
      nothing if not all of it was seen. */
  netOf(seat: number, from: number, to: number | undefined, shown = Infinity): Delta[] {
    const start = this.#known.findIndex(({ lines }) => lines > from);
    const end =
      to === undefined ? this.#known.findLastIndex(({ lines }) => lines <= shown) : this.#known.findIndex(({ lines }) => lines > to);
    const [before, after] = [this.#known[start]?.purse[seat], this.#known[end]?.purse[seat]];
    if (start < 1 || !before || !after) return [];
    return Object.keys(after)
      .map((counter) => ({ seat, counter, change: after[counter]! - before[counter]!, lost: 0 }))
      .filter(({ change }) => change !== 0);
  }
}
