// The keys of the choices: a number is its own key, anything else goes by its place.
import type { Board } from '../games/board';
import type { Option } from './routes';

type Numbers = Board['numbers'];

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** a second digit belongs to the first within this time */
const TOGETHER = 600;

/** The number that an option stands for, if the game says that such picks stand for one. */
function numberOf({ next }: Option, numbers: Numbers): string | null {
  const [, kind, value] = /^(\w+:)(\w+)$/.exec(next ?? '') ?? [];
  const zero = numbers?.[kind!];
  if (zero === undefined) return null;
  return value === zero ? '0' : /^\d+$/.test(value!) ? value! : null;
}

/** The key of each option, by its id. */
export function keysOf(options: readonly Option[], numbers: Numbers): Map<string, string> {
  const values = options.map((option) => numberOf(option, numbers));
  const isNumbers = values.length > 1 && values.every((value) => value !== null) && new Set(values).size === values.length;
  return new Map(
    options.flatMap((option, place) => {
      const key = isNumbers ? values[place] : PLACES[place];
      return key === undefined || key === null ? [] : [[option.id, key]];
    }),
  );
}

/** The thing of the board that belongs to one option alone, by the option's id: what would be tapped next, or else what comes after it. */
export function piecesOf(options: readonly Option[], base: readonly string[]): Map<string, string> {
  const wanted = options.map(({ picks }) => picks.slice(base.length));
  const isFirstOf = (id: string | undefined, place: number): boolean => wanted.some(([first], other) => other !== place && first === id);
  const isShared = (id: string, place: number): boolean => wanted.some((picks, other) => other !== place && picks.includes(id));
  return new Map(
    options.flatMap(({ id }, place) => {
      const [first, ...later] = wanted[place]!;
      const piece = isFirstOf(first, place) ? later.find((one) => !isShared(one, place)) : first;
      return piece === undefined ? [] : [[id, piece]];
    }),
  );
}

/** Reads keys; two digits in a row are one number where there is such a number. */
export class Typed {
  #last = '';
  #at = 0;

  /** The option that a key stands for, after the keys before it. */
  read(options: readonly Option[], code: string, numbers: Numbers): Option | null {
    const key = code.replace(/^(Digit|Numpad)/, '');
    if (!/^[0-9]$/.test(key)) return null;
    const keys = keysOf(options, numbers);
    const find = (wanted: string): Option | null => options.find(({ id }) => keys.get(id) === wanted) ?? null;
    const both = Date.now() - this.#at < TOGETHER ? find(this.#last + key) : null;
    this.#last = both ? '' : key;
    this.#at = Date.now();
    return both ?? find(key);
  }
}
