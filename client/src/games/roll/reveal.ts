// The lifting of the screens, from the lines that tell of it: who selected what, and who works where.
import type { EventName } from '../../wire/roll';
import type { LogEntry } from '../../wire/wire';
import { PHASES } from './dice';

export interface Column {
  phase: string;
  /** somebody selected it, or the extra die shows it */
  runs: boolean;
  chosenBy: readonly number[];
  extra: boolean;
  /** how many dice of each player lie there */
  rows: readonly { seat: number; dice: number }[];
}

const isEvent = (entry: LogEntry, name: EventName): boolean => entry.event === name;
const seatOf = ({ line }: LogEntry): number => (line.words['player']?.type === 'player' ? line.words['player'].seat : -1);
const isAt = ({ line }: LogEntry, phase: string): boolean =>
  line.words['phase']?.type === 'name' && line.words['phase'].key === `roll-phase-${phase}`;
const diceIn = ({ line }: LogEntry): number => (line.words['dice']?.type === 'number' ? line.words['dice'].value : 0);

/** The columns as they lie when the screens go up; null if the lines do not tell of it. */
export function revealed(lines: readonly LogEntry[]): Column[] | null {
  // Where all is hurried, lines of several rounds may come together: the last one counts.
  const last = lines.findLastIndex((entry) => isEvent(entry, 'selected'));
  const from = lines.findLastIndex((entry, at) => at < last && isEvent(entry, 'round')) + 1;
  if (last < 0) return null;
  const told = lines.slice(from).filter(({ undone }) => !undone);
  return PHASES.map((phase) => {
    const here = told.filter((entry) => isAt(entry, phase));
    const chosenBy = here.filter((entry) => isEvent(entry, 'selected')).map(seatOf);
    const extra = here.some((entry) => isEvent(entry, 'extra-phase'));
    const rows = here.filter((entry) => isEvent(entry, 'row')).map((entry) => ({ seat: seatOf(entry), dice: diceIn(entry) }));
    return { phase, chosenBy, extra, rows, runs: chosenBy.length > 0 || extra };
  });
}

/** How many dice of a player lie where nothing runs: they go back to the cup. */
export const wasted = (columns: readonly Column[], seat: number): number =>
  columns.flatMap(({ runs, rows }) => (runs ? [] : rows.filter((row) => row.seat === seat))).reduce((sum, { dice }) => sum + dice, 0);
