// What a record says of its dice, in either form of a record, and nothing of the game: the browser knows no rules.
import type { GameRecord } from '../wire/record';

/** What chance answered in one move, each answer with the number of its possibilities; older records lack these. */
export interface MoveChance {
  /** the setup is 0 */
  readonly move: number;
  readonly chance: readonly number[];
  readonly of: readonly number[];
}

export interface RecordedDice {
  readonly commitment: string;
  readonly seed: string;
  /** by seat; '' for who sealed no word */
  readonly seals: readonly string[];
  readonly words: readonly string[];
  readonly answers: readonly MoveChance[];
}

export class NotARecord extends Error {}

/** Read a record as far as its dice; raises NotARecord. */
export function diceIn(record: string): RecordedDice {
  try {
    const start = record.trimStart();
    return start.startsWith('{') ? fromJson(JSON.parse(start) as GameRecord) : fromNotation(start);
  } catch (error) {
    throw error instanceof NotARecord ? error : new NotARecord(String(error));
  }
}

// -- JSON ---------------------------------------------------------------------------------------------

const textIn = (value: unknown): string => {
  if (typeof value !== 'string') throw new NotARecord('text is missing');
  return value;
};
const list = <T>(value: readonly T[] | undefined): readonly T[] => {
  if (value !== undefined && !Array.isArray(value)) throw new NotARecord('a list is missing');
  return value ?? [];
};
const numbers = (values: readonly number[] | undefined): readonly number[] => {
  if (!list(values).every((value) => Number.isSafeInteger(value) && value >= 0)) throw new NotARecord('a number is missing');
  return list(values);
};

function fromJson(record: GameRecord): RecordedDice {
  if (typeof record.game !== 'string') throw new NotARecord('it names no game');
  const answers: MoveChance[] = [{ move: 0, chance: numbers(record.setup), of: numbers(record.setup_of) }];
  const add = (made: NonNullable<GameRecord['moves']>, before: number): void => {
    list(made).forEach((move, n) => answers.push({ move: before + n + 1, chance: numbers(move.chance), of: numbers(move.of) }));
  };
  add(record.moves ?? [], 0);
  // Chance depends on the number of a move, so what was taken back is checked in the same way.
  for (const { left, moves } of list(record.takebacks)) add(moves, left);
  return {
    commitment: textIn(record.commitment ?? ''),
    seed: textIn(record.seed ?? ''),
    seals: list(record.seals).map(textIn),
    words: list(record.entropy).map(textIn),
    answers,
  };
}

// -- the plain notation -------------------------------------------------------------------------------

/** The words of a line, without quotes and comments. */
const wordsOf = (line: string): string[] =>
  (line.match(/"(?:[^"\\]|\\.)*"|;.*|[^\s";]+/g) ?? [])
    .filter((word) => !word.startsWith(';'))
    .map((word) => (word.startsWith('"') ? (JSON.parse(word) as string) : word));

/** `3/6 0/6`: answers and possibilities; before them stands a colon, behind them the digest. */
function outcome(move: number, words: readonly string[]): MoveChance {
  const said = words.slice(words.indexOf(':') + 1 || words.length);
  const cut = said.slice(0, said.includes('=') ? said.indexOf('=') : said.length).map((word) => word.split('/').map(Number));
  return { move, chance: numbers(cut.map(([answer]) => answer!)), of: numbers(cut.flatMap(([, size]) => size ?? [])) };
}

function fromNotation(record: string): RecordedDice {
  const found = { commitment: '', seed: '' };
  const seals: string[] = [];
  const words: string[] = [];
  const answers: MoveChance[] = [];
  const lines = record
    .split('\n')
    .map(wordsOf)
    .filter(([first]) => first !== undefined);
  if (lines[0]?.slice(0, 2).join(' ') !== 'starhold record') throw new NotARecord('it begins otherwise');
  for (const [first = '', second = '', third = '', ...rest] of lines) {
    if (first === 'commitment' || first === 'seed') found[first] = second;
    else if (first === 'seat') seals.push('');
    else if (first === 'seal') seals[Number(second) - 1] = third;
    else if (first === 'entropy') words.push(second);
    else if (first === 'setup') answers.push(outcome(0, [second, third, ...rest].filter(Boolean)));
    else if (/^\d+\.$/.test(first)) answers.push(outcome(parseInt(first, 10), [second, third, ...rest].filter(Boolean)));
  }
  return { ...found, seals: seals.some(Boolean) ? seals : [], words, answers };
}
