// Were the dice fair? Worked out here, from the record and from what this device noted before the game (fair/notes).
// The recipe is the one of docs/fairness.md; starhold/kernel/chance.py and record.py follow the same.
import type { RecordedDice } from './dice';
import { blake2b, bytesOf, eightBytes, fromHex, hex, joined, sha256 } from './hash';
import type { Note } from './notes';

export interface Finding {
  /** open: nothing is wrong, and something is not proven */
  readonly mark: 'good' | 'open' | 'bad';
  readonly key: string;
  readonly values: Record<string, string | number>;
}

export const sealOf = (word: string): string => hex(sha256(joined(bytesOf('starhold word'), bytesOf(word))));

const commitmentOf = (seed: Uint8Array): string => hex(sha256(joined(bytesOf('starhold commitment'), seed)));

/** The key of all draws: the seed, and the words if there are any. */
function keyOf(seed: Uint8Array, words: readonly string[]): Uint8Array {
  if (words.length === 0) return seed.subarray(0, 64);
  const parts = [seed, ...words.map(bytesOf)].flatMap((part) => [eightBytes(part.length), part]);
  return blake2b(joined(bytesOf('starhold entropy'), ...parts), 32);
}

/** Draws of one move, as the server makes them. */
class Draws {
  #question = 0;

  constructor(
    readonly key: Uint8Array,
    readonly move: number,
  ) {}

  /** A number below n; numbers past the last whole multiple of n are left out, so that none is favoured. */
  below(n: number): number {
    for (;;) {
      const digest = blake2b(bytesOf(`${this.move}/${this.#question}`), 6, this.key);
      this.#question += 1;
      const drawn = digest.reduce((sum, byte) => sum * 256 + byte, 0);
      if (drawn < Math.floor(2 ** 48 / n) * n) return drawn % n;
    }
  }
}

const good = (key: string, values: Finding['values'] = {}): Finding => ({ mark: 'good', key, values });
const open = (key: string, values: Finding['values'] = {}): Finding => ({ mark: 'open', key, values });
const bad = (key: string, values: Finding['values'] = {}): Finding => ({ mark: 'bad', key, values });

/** All that can be said of a game's dice, in the order in which one would ask. */
export function judged(dice: RecordedDice, note: Note | null): Finding[] {
  return [ofSeed(dice), ofNote(dice, note), ofOwnWord(dice, note), ...ofWords(dice, note), ofDraws(dice)];
}

export const verdict = (findings: readonly Finding[]): Finding['mark'] =>
  findings.some(({ mark }) => mark === 'bad') ? 'bad' : findings.some(({ mark }) => mark === 'open') ? 'open' : 'good';

function ofSeed(dice: RecordedDice): Finding {
  const seed = fromHex(dice.seed);
  if (!seed) return bad('ui-fair-seed-bad');
  if (!dice.commitment) return open('ui-fair-seed-none');
  if (seed.length === 0) return open('ui-fair-seed-closed');
  return commitmentOf(seed) === dice.commitment ? good('ui-fair-seed-good') : bad('ui-fair-seed-bad');
}

function ofNote(dice: RecordedDice, note: Note | null): Finding {
  if (!note) return open('ui-fair-note-none');
  if (note.changed || note.commitment !== dice.commitment) return bad('ui-fair-note-bad', { noted: note.commitment });
  return note.early ? good('ui-fair-note-good') : open('ui-fair-note-late');
}

function ofOwnWord(dice: RecordedDice, note: Note | null): Finding {
  if (!note?.word || note.seals.length === 0) return open('ui-fair-own-none');
  const word = note.word;
  if (dice.words.includes(word)) return good('ui-fair-own-good', { word });
  return note.given ? bad('ui-fair-own-bad', { word }) : open('ui-fair-own-late', { word });
}

/** Every word must be one that was sealed, in the order of the seats; what was sealed may be missing. */
function ofWords(dice: RecordedDice, note: Note | null): Finding[] {
  const count = dice.words.length;
  if (count === 0 && !dice.seals.some(Boolean)) return [open('ui-fair-words-none')];
  if (!dice.seals.some(Boolean)) return [open('ui-fair-words-unsealed', { count })];
  const left = [...dice.words];
  const missing = dice.seals.filter((seal) => {
    if (!seal) return false;
    if (left[0] === undefined || sealOf(left[0]) !== seal) return true;
    left.shift();
    return false;
  }).length;
  const noted = note?.seals ?? [];
  const others = noted.length > 0 && noted.join() !== dice.seals.join();
  if (left.length > 0 || others) return [bad('ui-fair-words-bad')];
  const fitting = count > 0 ? [good('ui-fair-words-good', { count })] : [];
  return missing > 0 ? [...fitting, open('ui-fair-words-missing', { count: missing })] : fitting;
}

function ofDraws(dice: RecordedDice): Finding {
  const seed = fromHex(dice.seed);
  if (!seed || seed.length === 0) return open('ui-fair-draws-closed');
  const key = keyOf(seed, dice.words);
  let count = 0;
  for (const { move, chance, of } of dice.answers) {
    if (of.length !== chance.length) return open('ui-fair-draws-old');
    const draws = new Draws(key, move);
    for (const [n, answer] of chance.entries()) {
      const size = of[n]!;
      const given = size >= 1 && size <= 2 ** 48 ? draws.below(size) : -1;
      if (given !== answer) return bad('ui-fair-draws-bad', { move, number: n + 1, answer, given });
      count += 1;
    }
  }
  return good('ui-fair-draws-good', { count });
}

/** How often one of so many possibilities was drawn: [possibilities, times], the commonest first. */
export function sizes(dice: RecordedDice): [number, number][] {
  const times = new Map<number, number>();
  for (const size of dice.answers.flatMap(({ of }) => of)) times.set(size, (times.get(size) ?? 0) + 1);
  return [...times].sort(([one, often], [other, more]) => more - often || other - one);
}
