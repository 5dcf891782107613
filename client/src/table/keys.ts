// The keys of the choices: a number is its own key, anything else goes by its place.
import type { Option } from './routes';

const PLACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** a second digit belongs to the first within this time */
const TOGETHER = 600;

/** The number that an option stands for: an amount, or a bid, of which the flag is 0. */
function numberOf({ next }: Option): string | null {
  const value = /^(?:bid|amount):(\d+|flag)$/.exec(next ?? '')?.[1];
  return value === 'flag' ? '0' : (value ?? null);
}

/** The key of each option, by its id. */
export function keysOf(options: readonly Option[]): Map<string, string> {
  const numbers = options.map(numberOf);
  const isNumbers = numbers.length > 1 && numbers.every((number) => number !== null) && new Set(numbers).size === numbers.length;
  return new Map(
    options.flatMap((option, place) => {
      const key = isNumbers ? numbers[place] : PLACES[place];
      return key === undefined || key === null ? [] : [[option.id, key]];
    }),
  );
}

/** Reads keys; two digits in a row are one number where there is such a number. */
export class Typed {
  #last = '';
  #at = 0;

  /** The option that a key stands for, after the keys before it. */
  read(options: readonly Option[], code: string): Option | null {
    const key = code.replace(/^(Digit|Numpad)/, '');
    if (!/^[0-9]$/.test(key)) return null;
    const keys = keysOf(options);
    const find = (wanted: string): Option | null => options.find(({ id }) => keys.get(id) === wanted) ?? null;
    const both = Date.now() - this.#at < TOGETHER ? find(this.#last + key) : null;
    this.#last = both ? '' : key;
    this.#at = Date.now();
    return both ?? find(key);
  }
}
