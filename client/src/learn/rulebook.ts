// The rule book as players read it: chapters in the order of play, found by the words that people use.
import type { RuleBook, RuleText } from '../wire/wire';

export interface RuleChapter {
  title: string;
  rules: RuleText[];
}

/** A word as it was typed, and what the rules call it. */
function meant(word: string, book: RuleBook): string[] {
  const fits = (said: string): boolean => word.startsWith(said) || (word.length > 3 && said.startsWith(word));
  return [word, ...book.words.filter((one) => one.said.some(fits)).flatMap((one) => one.terms)];
}

/** Does a rule speak of all that was typed? Words of a question alone ("how do I") ask for nothing. */
export function search(book: RuleBook, wanted: string): (rule: RuleText) => boolean {
  const typed = wanted
    .toLowerCase()
    .split(/[\s?!.,]+/)
    .filter(Boolean);
  const telling = typed.filter((word) => !book.idle.includes(word));
  const parts = (telling.length > 0 ? telling : typed).map((word) => meant(word, book));
  return (rule) => {
    const hay = [rule.id, rule.section, rule.text, rule.editions, rule.ruling].join(' ').toLowerCase();
    return parts.every((part) => part.some((word) => hay.includes(word)));
  };
}

/** The panel of How to play that shows what a chapter says, by how the ids of its rules begin: from each game's folder. */
const FOUND = import.meta.glob<Readonly<Record<string, number>>>('../games/*/panels.ts', { eager: true, import: 'panels' });
const PANELS: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(FOUND));
export const panelOf = ({ rules }: RuleChapter): number | undefined => PANELS[rules[0]?.id.replace(/-\d+$/, '') ?? ''];

/** A rule's first sentence, and what is said beyond it; a mark that spans both keeps them together. */
export function opening(rule: string): [first: string, more: string] {
  for (const end of rule.matchAll(/(?<=\p{L}{3}[.!?])\s+(?=[\p{Lu}¿¡«“"(])/gu)) {
    const [first, more] = [rule.slice(0, end.index), rule.slice(end.index + end[0].length)];
    const whole =
      (first.match(/[*`]/g) ?? []).length % 2 === 0 && (first.match(/[(«“]/g) ?? []).length === (first.match(/[)»”]/g) ?? []).length;
    if (whole && more.length > LONG) return [first, more];
    if (first.length > LONG) break;
  }
  return [rule, ''];
}
/** shorter than this is not worth a fold */
const LONG = 90;

/** Rules under the titles of their chapters: those to be read in play, or those to be looked up. */
export function chapters(rules: readonly RuleText[], reference: boolean): RuleChapter[] {
  const by = new Map<string, RuleText[]>();
  for (const one of rules.filter((one) => one.reference === reference)) {
    const some = by.get(one.section);
    if (some) some.push(one);
    else by.set(one.section, [one]);
  }
  return [...by].map(([title, rules]) => ({ title, rules }));
}
