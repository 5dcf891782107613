// Who has put a shield on which action in this cycle: the view counts shields, the log tells whose they are.
import type { EventName, KingdomsView } from '../../wire/kingdoms';
import type { LogEntry } from '../../wire/wire';
import { ACTS } from './box';

const isEvent = (entry: LogEntry, name: EventName): boolean => entry.event === name;

export class Takers {
  #by = new Map<string, number[]>();

  /** The seats by action, in the order of their shields; fewer than there are shields where the log was not seen. */
  of(view: KingdomsView, news: readonly LogEntry[]): ReadonlyMap<string, readonly number[]> {
    for (const entry of news) {
      if (entry.undone) continue;
      if (isEvent(entry, 'refreshed')) this.#by.clear();
      if (!isEvent(entry, 'selected')) continue;
      const [who, what] = [entry.line.words['player'], entry.line.words['action']];
      if (who?.type !== 'player' || what?.type !== 'name') continue;
      const act = what.key.slice(what.key.lastIndexOf('-') + 1);
      this.#by.set(act, [...(this.#by.get(act) ?? []).filter((seat) => seat !== who.seat), who.seat]);
    }
    // What was taken back has no shield any more.
    ACTS.forEach((act, place) => {
      const count = view.shields[place] ?? 0;
      this.#by.set(act, count > 0 ? (this.#by.get(act) ?? []).slice(-count) : []);
    });
    return new Map(this.#by);
  }
}
