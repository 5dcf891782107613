import { describe, expect, test } from 'vitest';
import { clicked, filled, fitting, nextPicks, reached, shortcuts } from '../src/table/picks';
import type { Choice } from '../src/wire/wire';

const choice = (action: number, ...picks: string[]): Choice => ({ action, picks, line: { key: '', words: {} } }) as unknown as Choice;
const CHOICES = [
  choice(0, 'ship:0', 'maia:orbit'),
  choice(1, 'ship:0', 'maia:surface'),
  choice(2, 'ship:1', 'jorg:orbit'),
  choice(3, 'pass'),
];

describe('picking', () => {
  test('what was picked narrows the choices', () => {
    expect(fitting(CHOICES, ['ship:0']).map(({ action }) => action)).toEqual([0, 1]);
    expect(nextPicks(CHOICES, [])).toEqual(['ship:0', 'ship:1', 'pass']);
    expect(nextPicks(CHOICES, ['ship:0'])).toEqual(['maia:orbit', 'maia:surface']);
  });

  test('what leaves no choice is filled in', () => {
    expect(filled(CHOICES, ['ship:1'])).toEqual(['ship:1', 'jorg:orbit']);
    expect(filled(CHOICES, ['ship:0'])).toEqual(['ship:0']);
    expect(filled(CHOICES, [])).toEqual([]);
  });

  test('a click goes on, back, or to another thing', () => {
    expect(clicked(CHOICES, [], 'ship:0')).toEqual(['ship:0']);
    expect(clicked(CHOICES, ['ship:0'], 'maia:orbit')).toEqual(['ship:0', 'maia:orbit']);
    expect(clicked(CHOICES, ['ship:0', 'maia:orbit'], 'ship:0')).toEqual([]);
    expect(clicked(CHOICES, ['ship:0'], 'ship:1')).toEqual(['ship:1']);
    expect(clicked(CHOICES, ['ship:0', 'maia:orbit'], 'maia:surface')).toEqual(['ship:0', 'maia:surface']);
    expect(clicked(CHOICES, ['ship:0'], 'nothing')).toBeNull();
    // A reroll is offered at once; that of a planet further on was not meant.
    const rerolls = [...CHOICES, choice(4, 'reroll', 'die'), choice(5, 'ship:0', 'zalax', 'reroll', 'die')];
    expect(clicked(rerolls, ['ship:0'], 'reroll')).toEqual(['reroll']);
    expect(clicked(rerolls, ['ship:0', 'zalax'], 'reroll')).toEqual(['ship:0', 'zalax', 'reroll']);
  });

  test('a thing from further on is taken with what leads to it', () => {
    expect(clicked(CHOICES, [], 'jorg:orbit')).toEqual(['ship:1', 'jorg:orbit']);
    expect(shortcuts(CHOICES, [])).toEqual(['maia:orbit', 'maia:surface', 'jorg:orbit']);
    const twice = [choice(0, 'ship:0', 'maia'), choice(1, 'ship:1', 'maia')];
    expect(clicked(twice, [], 'maia')).toEqual(['ship:0', 'maia']);
    // Of several tools the one goes that the shape calls likely.
    const some = [choice(0, 'die', 'ship:0:orbit', 'maia'), choice(1, 'die', 'ship:1:home', 'maia')];
    const home = (path: readonly string[]) => (path.length > 0 ? ['die', 'ship:1:home', 'maia'] : undefined);
    expect(clicked(some, ['die'], 'maia', home)).toEqual(['die', 'ship:1:home', 'maia']);
    expect(clicked(some, ['die'], 'maia')).toEqual(['die', 'ship:0:orbit', 'maia']);
    expect(shortcuts(twice, [])).toEqual([]);
  });

  test('a thing that is asked for twice was meant the first time', () => {
    const quest = [choice(0, 'quest', 'quest', 'forest'), choice(1, 'quest', 'quest', 'plains'), choice(2, 'quest', 'pass')];
    expect(filled(quest, ['quest'])).toEqual(['quest', 'quest']);
  });

  test('a whole path is one choice', () => {
    expect(reached(CHOICES, ['ship:0', 'maia:orbit'])?.action).toBe(0);
    expect(reached(CHOICES, ['pass'])?.action).toBe(3);
    expect(reached(CHOICES, ['ship:0'])).toBeNull();
    expect(reached(CHOICES, [])).toBeNull();
    expect(reached([choice(7)], [])?.action).toBe(7);
  });
});
