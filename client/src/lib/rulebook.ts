// The rule book as players read it: chapters in the order of play, found by the words that people use.
import type { RuleBook, RuleText } from '../wire/wire';

export interface Chapter {
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
  const typed = wanted.toLowerCase().split(/[\s?!.,]+/).filter(Boolean);
  const telling = typed.filter((word) => !book.idle.includes(word));
  const parts = (telling.length > 0 ? telling : typed).map((word) => meant(word, book));
  return (rule) => {
    const hay = [rule.id, rule.section, rule.text, rule.editions, rule.ruling].join(' ').toLowerCase();
    return parts.every((part) => part.some((word) => hay.includes(word)));
  };
}

/** Rules under the titles of their chapters: those to be read in play, or those to be looked up. */
export function chapters(rules: readonly RuleText[], reference: boolean): Chapter[] {
  const by = new Map<string, RuleText[]>();
  for (const one of rules.filter((one) => one.reference === reference)) {
    const some = by.get(one.section);
    if (some) some.push(one);
    else by.set(one.section, [one]);
  }
  return [...by].map(([title, rules]) => ({ title, rules }));
}
