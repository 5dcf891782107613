// The log as a story: one chapter a turn, one line an action.
import type { LogEntry } from '../wire/wire';

/** A line with its number in the log. */
export interface Placed {
  entry: LogEntry;
  place: number;
  /** how often it happened in a row, if more than once */
  times?: number;
}

/** What was done at one go: the line that begins it, and what came of it. */
export interface Deed {
  lines: Placed[];
}

export interface Chapter {
  /** the line that begins the turn; none before the first */
  head: Placed | null;
  deeds: Deed[];
}

/** Whom a line speaks of first. */
export function speaker(entry: LogEntry): number | null {
  const first = Object.values(entry.line.words).find((word) => word.type === 'player');
  return first?.type === 'player' ? first.seat : (entry.seats[0] ?? null);
}

/** Which lines of a chapter, deed by deed, need not name whom they speak of: the line before was about the same player.
    An action of another player than the one whose turn it is always says whose, and so do what is new (from `since` on), events
    that the game names, and what comes after lines that were undone. */
export function impliedIn({ head, deeds }: Chapter, { named = [] }: Telling, since?: number): boolean[][] {
  const whose = head ? speaker(head.entry) : null;
  let last = whose;
  let undone = head?.entry.undone ?? false;
  return deeds.map(({ lines }) => {
    const implied = lines.map(({ entry, place }, at) => {
      const by = speaker(entry);
      const goesOn = place !== since && !named.includes(entry.event ?? '') && entry.undone === undone;
      const same = by !== null && by === last && goesOn && (at > 0 || by === whose);
      last = by;
      undone = entry.undone;
      return same;
    });
    // A deed that began with another player is that player's, whomever it ends with.
    if (speaker(lines[0]!.entry) !== last) last = null;
    return implied;
  });
}

/** What the story makes of a game's events, by their names (`Board.telling`). */
export interface Telling {
  /** say what is about to happen: the story says so if nothing came of it */
  promises?: readonly string[];
  /** beside the deed itself, what was promised happens by these */
  kept?: readonly string[];
  /** say the same as another event just before them, and are left out */
  echoes?: Readonly<Record<string, string>>;
  /** belong to the action that follows: what is paid for it, or why another one was left */
  ahead?: readonly string[];
  /** lie on the table anyway: only the filter of their topic lists them */
  seen?: readonly string[];
  /** always name their player */
  named?: readonly string[];
  /** happen to a player by the action that comes before them */
  befalls?: readonly string[];
}

/** Which deeds of a chapter came to nothing: what they begin with promises something, and nothing followed. The last deed of the
    story (`ends`) may still go on. */
export function vainIn({ deeds }: Chapter, ends: boolean, { promises = [], kept = [] }: Telling): boolean[] {
  return deeds.map(({ lines }, at) => {
    const { entry } = lines[0]!;
    if (lines.length > 1 || entry.undone || !promises.includes(entry.event ?? '') || (ends && at === deeds.length - 1)) return false;
    const next = deeds[at + 1]?.lines[0]?.entry;
    return !(next && kept.includes(next.event ?? '') && speaker(next) === speaker(entry));
  });
}

/** The lines of a turn by which it is remembered: what was won, lost or ended; where nothing was, how its deeds begin. */
export function gist({ deeds }: Chapter): Placed[] {
  const stands = ({ entry }: Placed): boolean => !entry.undone;
  const great = deeds.flatMap(({ lines }) =>
    lines.filter((line) => stands(line) && ['chord', 'against', 'end'].includes(line.entry.sound ?? '')),
  );
  return great.length > 0 ? great : deeds.map(({ lines }) => lines[0]!).filter(stands);
}

/** The icon of a deed: of the face, the action or the phase that it tells of; none where it tells of no such thing. */
export function signOf({ lines }: Deed, signs: Readonly<Record<string, string>>): string {
  for (const { entry } of lines)
    for (const word of Object.values(entry.line.words)) {
      const known = word.type === 'name' ? Object.keys(signs).find((start) => word.key.startsWith(start)) : undefined;
      if (known !== undefined && word.type === 'name') return signs[known]! + word.key.slice(known.length).split(' ')[0]!;
    }
  return '';
}

/** Two lines of one move as one, if they differ in a single name and in no more than that (dice that are rolled). */
function together(one: LogEntry, two: LogEntry): LogEntry | null {
  if (one.ply !== two.ply || one.line.key !== two.line.key || one.undone !== two.undone) return null;
  const words = Object.entries(two.line.words);
  const things = words.filter(([, word]) => word.type === 'name');
  const rest = words.filter(([, word]) => word.type !== 'name');
  if (things.length !== 1 || rest.some(([name, word]) => JSON.stringify(one.line.words[name]) !== JSON.stringify(word))) return null;
  const [name, thing] = things[0]!;
  const before = one.line.words[name];
  if (thing.type !== 'name' || before?.type !== 'name') return null;
  return { ...one, line: { ...one.line, words: { ...one.line.words, [name]: { ...thing, key: `${before.key} ${thing.key}` } } } };
}

/** The same once more, as a move of its own: dice that are recruited one after another. */
const isRepeated = (one: LogEntry, two: LogEntry): boolean =>
  one.part !== 'turn' && one.undone === two.undone && one.ply !== two.ply && JSON.stringify(one.line) === JSON.stringify(two.line);

/** Does the second say the same once more: an action that is selected is performed. */
const isSaid = (one: LogEntry, two: LogEntry, { echoes = {} }: Telling): boolean =>
  one.event !== null && echoes[two.event ?? ''] === one.event && JSON.stringify(one.line.words) === JSON.stringify(two.line.words);

/** Are two lines of one move about the same player? */
const isOneMove = (one: LogEntry, two: LogEntry): boolean =>
  one.ply === two.ply && one.undone === two.undone && speaker(one) === speaker(two);

/** Is it paid for the action that comes next, or the reason why that one was left? */
const paysFor = (one: LogEntry, two: LogEntry | undefined, { ahead = [] }: Telling): boolean =>
  two?.part === 'action' && ahead.includes(one.event ?? '') && isOneMove(one, two);

/** Does a line belong to the deed before it: more of the same player, or what the same move brings to others? */
function goesOn({ lines }: Deed, { entry }: Placed, telling: Telling): boolean {
  const [first, last] = [lines[0]!.entry, lines.at(-1)!.entry];
  // Dice that are rolled again together are one action, with what was paid for it.
  if (entry.part === 'action') return (last.event === entry.event || paysFor(last, entry, telling)) && isOneMove(last, entry);
  if (entry.undone !== first.undone) return false;
  if (first.part === 'action' && telling.befalls?.includes(entry.event ?? '')) return true;
  return speaker(entry) === speaker(first) || (first.part === 'action' && entry.ply === last.ply);
}

/** Chapters of one view of a log by their first line: one that has not grown stays the same object, and is not drawn anew. */
export type Told = WeakMap<LogEntry, { lines: readonly Placed[]; chapter: Chapter }>;

const placed = (log: readonly LogEntry[]): Placed[] => log.map((entry, place) => ({ entry, place }));

/** The lines of each chapter of a log; a phase in which nothing happened is none. */
function partsOf(log: readonly Placed[]): Placed[][] {
  const parts: Placed[][] = [];
  for (const line of log) {
    if (line.entry.part === 'aside') continue;
    const last = parts.at(-1);
    if (line.entry.part === 'turn' && last?.length === 1 && isPhase(last[0]!.entry)) parts.pop();
    if (line.entry.part === 'turn' || parts.length === 0) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts;
}

/** The chapters of a log; `told` has those that were there before. */
export const storyOf = (log: readonly Placed[], telling: Telling, told: Told = new WeakMap()): Chapter[] =>
  partsOf(log).map((lines) => chapterOf(lines, telling, told));

/** Does a line begin a part of the game that is nobody's turn? */
const isPhase = (entry: LogEntry): boolean => entry.part === 'turn' && speaker(entry) === null;

function chapterOf(lines: readonly Placed[], telling: Telling, told: Told): Chapter {
  const before = told.get(lines[0]!.entry);
  const same =
    before?.lines.length === lines.length &&
    lines.every(({ entry, place }, at) => before.lines[at]!.entry === entry && before.lines[at]!.place === place);
  if (same) return before.chapter;
  const head = lines[0]!.entry.part === 'turn' ? lines[0]! : null;
  const chapter = { head, deeds: deedsOf(head ? lines.slice(1) : lines, telling) };
  told.set(lines[0]!.entry, { lines, chapter });
  return chapter;
}

/** The deeds of a log, the last one first: chapters are only read as far as somebody asks. */
function* backwards(log: readonly Placed[], telling: Telling): Generator<Deed> {
  for (const lines of partsOf(log).reverse()) yield* chapterOf(lines, telling, new WeakMap()).deeds.reverse();
}

function deedsOf(lines: readonly Placed[], telling: Telling): Deed[] {
  const deeds: Deed[] = [];
  for (const [at, line] of lines.entries()) {
    const deed = deeds.at(-1);
    const last = deed?.lines.at(-1);
    const both = last ? together(last.entry, line.entry) : null;
    if (deed && last && isRepeated(last.entry, line.entry))
      deed.lines[deed.lines.length - 1] = { ...last, entry: line.entry, times: (last.times ?? 1) + 1 };
    else if (deed && last && both) deed.lines[deed.lines.length - 1] = { ...last, entry: both };
    else if (deed && last && isSaid(last.entry, line.entry, telling)) continue;
    else if (deed && goesOn(deed, line, telling) && !paysFor(line.entry, lines[at + 1]?.entry, telling)) deed.lines.push(line);
    else deeds.push({ lines: [line] });
  }
  return deeds;
}

/** Where what is new begins: at a line, or at the beginning of its turn if that was heard but nothing of the turn was. */
export function dividerOf(story: readonly Chapter[], since: number): number | undefined {
  for (const { head, deeds } of story) {
    const places = deeds.flatMap(({ lines }) => lines.map(({ place }) => place));
    const first = [...(head ? [head.place] : []), ...places].find((place) => place >= since);
    if (first !== undefined) return first === places[0] ? (head?.place ?? first) : first;
  }
  return undefined;
}

/** What was done last. */
export function lastDeed(log: readonly LogEntry[], telling: Telling): Deed | undefined {
  const [last] = partsOf(placed(log)).slice(-1);
  return last && chapterOf(last, telling, new WeakMap()).deeds.at(-1);
}

/** What others did last, newest last: at most so many actions, none that was undone. */
export function lately(log: readonly LogEntry[], seat: number | null, telling: Telling, most: number): readonly Deed[] {
  const found: Deed[] = [];
  for (const deed of backwards(placed(log).slice(-40), telling)) {
    const [first] = deed.lines;
    const by = speaker(first!.entry);
    if (by !== null && by !== seat && !first!.entry.undone) found.unshift(deed);
    if (found.length === most) break;
  }
  return found;
}

/** The last move of a seat that the story tells of, after which the others acted; 0 if there is none. */
export function lastOwn(log: readonly LogEntry[], seat: number | null, telling: Telling): number {
  if (seat === null) return 0;
  for (const { lines } of backwards(placed(log), telling)) {
    const { entry } = lines[0]!;
    if (!entry.undone && entry.ply > 0 && speaker(entry) === seat) return lines.at(-1)!.entry.ply;
  }
  return 0;
}
