import { describe, expect, it } from 'vitest';
import { chapters, opening, search } from '../src/learn/rulebook';
import type { RuleBook, RuleText } from '../src/wire/wire';

const rule = (id: string, section: string, text: string, reference = false): RuleText => ({
  id,
  section,
  text,
  sources: '',
  editions: '',
  ruling: null,
  reference,
});
const book: RuleBook = {
  game: 'kingdoms',
  rules: [
    rule('K-TURN-1', 'A turn', 'Choose an action.'),
    rule('K-WAR-1', 'War', 'The defender wins if numbers are equal.'),
    rule('K-TURN-2', 'A turn', 'A shield marks the action.'),
    rule('EX-1', 'Worked examples', 'P1 attacks.', true),
  ],
  words: [{ terms: ['war'], said: ['fight', 'battle'] }],
  idle: ['how', 'do', 'i'],
  lessons: [],
};
const found = (wanted: string): string[] => book.rules.filter(search(book, wanted)).map((one) => one.id);

describe('search', () => {
  it('finds rules by their own words, titles and ids', () => {
    expect(found('shield')).toEqual(['K-TURN-2']);
    expect(found('k-war')).toEqual(['K-WAR-1']);
    expect(found('')).toHaveLength(4);
  });
  it('finds them by the words that people use, whatever their ending', () => {
    expect(found('fighting')).toEqual(['K-WAR-1']);
    expect(found('How do I fight?')).toEqual(['K-WAR-1']);
    expect(found('batt')).toEqual(['K-WAR-1']);
  });
  it('asks for all words that tell something', () => {
    expect(found('fight shield')).toEqual([]);
    expect(found('nonsense')).toEqual([]);
  });
});

describe('chapters', () => {
  it('keeps every rule under its title, once', () => {
    const played = chapters(book.rules, false);
    expect(played.map((one) => one.title)).toEqual(['A turn', 'War']);
    const all = [...played, ...chapters(book.rules, true)].flatMap((one) => one.rules);
    expect(all.map((one) => one.id).sort()).toEqual(book.rules.map((one) => one.id).sort());
  });
});

describe('opening', () => {
  const more = 'What follows is long enough to be folded away, because nobody needs all of it at the first reading.';
  it('is the first sentence of a long rule', () => {
    expect(opening(`Each player starts with 2 ships. ${more}`)).toEqual(['Each player starts with 2 ships.', more]);
  });
  it('keeps short rules, marks and brackets whole', () => {
    expect(opening('A turn ends. The next begins.')).toEqual(['A turn ends. The next begins.', '']);
    expect(opening(`*Word. ${more}*`)[1]).toBe('');
    expect(opening(`Some (see there. ${more})`)[1]).toBe('');
  });
});
