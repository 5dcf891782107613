// What this device noted of each table before its game: the seal of the dice, the seals of all words, and the own word.
// A check at the end that asked nobody but the server would prove nothing; these notes are what it is held against.
import type { TableInfo } from '../wire/wire';

const KEY = 'starhold-dice';
const KEPT_TABLES = 200;

export interface Note {
  readonly table: string;
  /** the seal of the server's seed */
  readonly commitment: string;
  /** was it noted before the first move? */
  readonly early: boolean;
  /** the server showed another seal later */
  readonly changed: boolean;
  /** our own word; '' if we gave none */
  readonly word: string;
  /** seals that we replaced by a later one */
  readonly replaced: readonly string[];
  /** the seals of all words, by seat, as they stood when we opened ours; empty before */
  readonly seals: readonly string[];
  /** the server has confirmed that it has our word */
  readonly given: boolean;
}

/** where nothing can be stored, this page's own memory has to do */
let unstored: Note[] = [];

function all(): Note[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) ? (stored as Note[]) : unstored;
  } catch {
    return unstored;
  }
}

export const noteOf = (table: string): Note | null => all().find((note) => note.table === table) ?? null;

/** The note of a game whose record names no table. */
export const noteOn = (commitment: string): Note | null =>
  all().find((note) => commitment !== '' && note.commitment === commitment) ?? null;

export function keepNote(note: Note): void {
  unstored = [note, ...all().filter((other) => other.table !== note.table)].slice(0, KEPT_TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(unstored));
  } catch {
    // A full or forbidden store: the note lasts as long as the page.
  }
}

/** Does the server show another seal than this device noted? */
export function sealChanged(table: TableInfo): boolean {
  const note = noteOf(table.id);
  return note !== null && (note.changed || note.commitment !== table.commitment);
}

/** Note the seal of a table when it is first seen, and notice if it ever changes; after the end it is too late for that. */
export function noteTable(table: TableInfo): Note {
  const known = noteOf(table.id);
  if (known && !sealChanged(table)) return known;
  const early = table.status === 'open' || table.status === 'starting';
  const fresh: Note = {
    table: table.id,
    commitment: table.commitment,
    early,
    changed: false,
    word: '',
    replaced: [],
    seals: [],
    given: false,
  };
  const note = known ? { ...known, changed: true } : fresh;
  if (known || early || table.status === 'running') keepNote(note);
  return note;
}
