// Words of a game that are explained where they are tapped: found in what is said by the forms that their language has.
import { t, text } from '../ui/text.svelte';

/** A stretch of text: plain, marked (bold, italics, code), or a word of the game. */
export interface Stretch {
  text: string;
  mark?: 'b' | 'i' | 'code';
  /** the word's message id */
  word?: string;
}

const MARKS = { '**': 'b', '*': 'i', '`': 'code' } as const;
const escaped = (form: string): string =>
  form
    .replace(/[.$+?()[\]{}|\\^]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '\\s');

interface Forms {
  found: RegExp;
  /** the word of each group */
  words: readonly string[];
}
/** by the forms themselves: another language has others */
const known = new Map<string, Forms>();

/** The part of the texts that has a game's words. */
export const wordsOf = (game: string): string => `words-${game}`;

/** The message ids of a game's words; none before they have come. */
export const words = (game: string): string[] =>
  text.has(`words-${game}`)
    ? t(`words-${game}`)
        .split(', ')
        .map((id) => `word-${game}-${id}`)
    : [];

function formsOf(game: string): Forms | null {
  const all = words(game);
  if (all.length === 0) return null;
  // Longer forms first: "edge region" is more than "edge".
  const forms = all
    .flatMap((word) =>
      t(`${word}.forms`)
        .split(', ')
        .map((form) => [form, word] as const),
    )
    .sort(([one], [other]) => other.length - one.length);
  const key = forms.join();
  let found = known.get(key);
  if (!found) {
    found = {
      found: new RegExp(`(?<!\\p{L})(?:${forms.map(([form]) => `(${escaped(form)})`).join('|')})(?!\\p{L})`, 'giu'),
      words: forms.map(([, word]) => word),
    };
    known.set(key, found);
  }
  return found;
}

/** A text cut at its marks and at the first use of each word of the game. */
export function pieces(said: string, game = ''): Stretch[] {
  const forms = game ? formsOf(game) : null;
  const met = new Set<string>();
  const cut = (plain: string, mark: Stretch['mark']): Stretch[] => {
    const own = mark ? { mark } : {};
    if (!forms || mark === 'code') return [{ text: plain, ...own }];
    const found: Stretch[] = [];
    let done = 0;
    for (const match of plain.matchAll(forms.found)) {
      const word = forms.words[match.slice(1).findIndex((group) => group !== undefined)]!;
      if (met.has(word)) continue;
      met.add(word);
      found.push({ text: plain.slice(done, match.index), ...own }, { text: match[0], ...own, word });
      done = match.index + match[0].length;
    }
    return [...found, { text: plain.slice(done), ...own }];
  };
  return said
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/)
    .flatMap((piece) => {
      const sign = (['**', '*', '`'] as const).find((one) => piece.startsWith(one) && piece.length > 2 * one.length);
      return sign ? cut(piece.slice(sign.length, -sign.length), MARKS[sign]) : cut(piece, undefined);
    })
    .filter((piece) => piece.text !== '');
}
