// The war on the table, and what came of the one before: it is over in the view as soon as nothing is left to
// decide, so its end is read from the log and stays until it was seen, also where it ends the turn or the cycle.
import type { BillView, EventName, KingdomsView } from '../../wire/kingdoms';
import type { LogEntry } from '../../wire/wire';

export interface Fighter {
  /** null: the Lost Kingdom */
  seat: number | null;
  /** 0 is the white flag; null: not revealed */
  number: number | null;
  highest: number | null;
  /** what a number costs less than itself, or more if below 0 */
  discount: number;
  /** how a number could be paid, while it is chosen */
  bill: BillView | null;
}

export interface Battle {
  region: string;
  /** the highest number of the war die */
  top: number;
  fighters: [Fighter, Fighter];
  /** a seat, `alliance`, or null while it is open */
  outcome: number | 'alliance' | null;
  over: boolean;
  /** the dice turn, and nothing tells yet what comes of it */
  turning: boolean;
}

/** How long the dice turn, and the silence after that: nothing tells the result before. */
const TURN = 1150;

const isEvent = (entry: LogEntry, ...names: EventName[]): boolean => names.some((name) => name === entry.event);
const playerIn = (entry: LogEntry, word: string): number | null => {
  const found = entry.line.words[word];
  return found?.type === 'player' ? found.seat : null;
};
const numberIn = (entry: LogEntry): number => {
  const found = entry.line.words['number'];
  return found?.type === 'number' ? found.value : 0;
};

export class Wars {
  #last: Battle | null = null;

  of(view: KingdomsView, news: readonly LogEntry[]): Battle | null {
    const { war } = view;
    if (war) {
      this.#last = {
        region: war.region,
        top: war.top,
        fighters: [
          {
            seat: war.attacker,
            number: war.attacker_number,
            highest: war.attacker_highest,
            discount: war.attacker_discount,
            bill: war.attacker_bill,
          },
          {
            seat: war.defender,
            number: war.defender_number,
            highest: war.defender_highest,
            discount: war.defender_discount ?? 0,
            bill: war.defender_bill,
          },
        ],
        outcome: war.winner,
        over: false,
        turning: false,
      };
      return this.#last;
    }
    if (this.#last && !this.#last.over) this.#last = ended(this.#last, news);
    return this.#last;
  }
}

/** How long the two who fight see their dice turn before they learn what came of it. */
export const prelude = (lines: readonly LogEntry[], seat: number | null): number =>
  seat !== null && lines.some((entry) => isEvent(entry, 'showed-number', 'showed-flag') && playerIn(entry, 'player') === seat) ? TURN : 0;

/** The battle while its dice turn: the numbers, and nothing else of what the lines tell. */
export function turning(battle: Battle, lines: readonly LogEntry[]): Battle {
  const shown = lines.filter((entry) => isEvent(entry, 'showed-number', 'showed-flag'));
  if (shown.length === 0) return battle;
  const [attacker, defender] = battle.fighters.map((fighter): Fighter => {
    const entry = shown.find((one) => playerIn(one, 'player') === fighter.seat);
    return entry ? { ...fighter, number: isEvent(entry, 'showed-flag') ? 0 : numberIn(entry) } : fighter;
  });
  return { ...battle, fighters: [attacker!, defender!], turning: true };
}

/** The battle with what its last lines told; null if they do not say how it ended. */
function ended(battle: Battle, news: readonly LogEntry[]): Battle | null {
  const [attacker, defender] = [
    { ...battle.fighters[0], highest: null },
    { ...battle.fighters[1], highest: null },
  ];
  let { outcome } = battle;
  for (const entry of news) {
    const shown = [attacker, defender].find((fighter) => fighter.seat === playerIn(entry, 'player'));
    if (isEvent(entry, 'showed-flag') && shown) shown.number = 0;
    if (isEvent(entry, 'showed-number', 'raised') && shown) shown.number = numberIn(entry);
    if (isEvent(entry, 'won')) outcome = playerIn(entry, 'player');
    if (isEvent(entry, 'allied')) outcome = 'alliance';
  }
  return outcome === null ? null : { ...battle, fighters: [attacker, defender], outcome, over: true, turning: false };
}
