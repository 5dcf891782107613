// Our word for the dice: made at random, sealed when we sit down, opened when all seats are settled and the seals of
// all are noted. docs/fairness.md describes the scheme.
import type { SeatInfo, TableInfo } from '../wire/wire';
import { api } from '../app/api';
import { sealOf } from './fair';
import { hex } from './hash';
import { keepNote, noteTable } from './notes';

export interface Word {
  readonly word: string;
  readonly seal: string;
}

/** A new word: what the player says, if anything, and so much at random that nobody can guess it from its seal. */
export function newWord(said = ''): Word {
  const chance = hex(crypto.getRandomValues(new Uint8Array(16)));
  const plain = said
    .replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '')
    .split(' ')
    .filter(Boolean)
    .join(' ');
  const word = plain ? `${plain} ${chance}` : chance;
  return { word, seal: sealOf(word) };
}

/** The seat that our word belongs to: people who share a device share a word. */
export const wordSeat = (table: TableInfo): SeatInfo | undefined => table.seats.find((seat) => seat.seat === table.mine[0]);

/** One thing after another at each table: news come while we are sending. */
const queues = new Map<string, Promise<unknown>>();

function inTurn<T>(table: string, work: () => Promise<T>): Promise<T> {
  const next = (queues.get(table) ?? Promise.resolve()).then(work);
  queues.set(
    table,
    next.catch(() => {}),
  );
  return next;
}

/**
 * Do what the words need at this moment of a table; called with every news of it. A word that went along, sealed, with
 * the request that brought the news is given with it.
 */
export function attend(table: TableInfo, sent?: Word): Promise<TableInfo> {
  // What fails is tried again with the next news; a word that never comes is left out, and the record says so.
  return inTurn(table.id, () => step(table, sent)).catch(() => table);
}

async function step(table: TableInfo, sent?: Word): Promise<TableInfo> {
  const seal = wordSeat(table)?.seal;
  let note = noteTable(table);
  if (sent && sent.seal === seal) {
    note = { ...note, word: sent.word };
    keepNote(note);
  }
  if (seal === undefined || note.changed) return table;
  const ours = note.word !== '' && sealOf(note.word) === seal;
  if (table.status === 'open' && !ours && !note.replaced.includes(seal)) return await sealed(table, newWord());
  if (table.status !== 'starting' || !ours || note.given) return table;
  // From here on no seal may change: what we note now is what the record is held against.
  const seals = table.seats.map((seat) => seat.seal);
  keepNote({ ...note, seals });
  const next = await api.openWord(table.id, note.word);
  keepNote({ ...note, seals, given: true });
  return next;
}

async function sealed(table: TableInfo, word: Word): Promise<TableInfo> {
  const next = await api.sealWord(table.id, word.seal);
  const note = noteTable(table);
  keepNote({ ...note, word: word.word, replaced: note.word ? [...note.replaced, sealOf(note.word)] : note.replaced });
  return next;
}

/** The player says a word. */
export const say = (table: TableInfo, said: string): Promise<TableInfo> => inTurn(table.id, () => sealed(table, newWord(said)));

/** Sit down at a table with a sealed word. */
export async function sitDown(table: string, how: { seat?: number; link?: string; invite?: string }): Promise<TableInfo> {
  // The seal of the dice is noted before we are there, so that it cannot depend on us.
  noteTable(await api.table(table));
  const word = newWord();
  return await attend(await api.join(table, { ...how, seal: word.seal }), word);
}
