import { describe, expect, test } from 'vitest';
import { begun, openSetOf, partOf, planOf, setOfButton, type BoardElement, thingsOf, toggled } from '../src/table/shapes';
import { asks, subset } from './decisions';

const thing = (id: string, nth = 0): BoardElement => ({ id, nth });

describe('parts of a decision', () => {
  const reroll = subset({ 'die:a': 2 }, { start: 'button:reroll', covers: [10] });
  const turn = asks('turn', { type: 'one', covers: [1, 2] }, reroll, { type: 'answers', covers: [3], ends: 3 });

  test('an action belongs to the part that covers it, or to the only one', () => {
    expect([1, 10, 3, 99].map((action) => partOf(turn, action)?.type)).toEqual(['one', 'subset', 'answers', undefined]);
    expect(partOf(asks('x', { type: 'amounts', kinds: [], rows: {} }), 7)?.type).toBe('amounts');
    expect(partOf(null, 7)).toBeUndefined();
  });

  test('a set begins with its button, or at once if it is all that is asked of the board', () => {
    const recruit = subset({ 'die:a': 2 });
    expect([setOfButton(turn, 'button:reroll'), setOfButton(turn, 'die:a'), openSetOf(turn)]).toEqual([reroll, undefined, undefined]);
    expect(openSetOf(asks('recruit', recruit, { type: 'answers', covers: [3] }))).toBe(recruit);
    expect(openSetOf(asks('both', recruit, { type: 'one', covers: [1] }))).toBeUndefined();
  });
});

describe('a set', () => {
  const dice = subset({ 'die:a': 2, 'die:b': 1 }, { done: 9 });

  test('has each of alike things', () => {
    expect(thingsOf(dice)).toEqual([thing('die:a'), thing('die:a', 1), thing('die:b')]);
  });

  test('begins with what was held, else with the proposal, else with all where a button asks for any', () => {
    expect(begun({ ...dice, preset: ['die:b'] }, ['die:a'])).toEqual([thing('die:a')]);
    expect(begun({ ...dice, preset: ['die:b', 'die:a'] })).toEqual([thing('die:a'), thing('die:b')]);
    expect(begun({ ...dice, start: 'button:reroll' })).toEqual(thingsOf(dice));
    expect(begun(dice)).toEqual([]);
  });

  test('a tap puts a thing in or out, and one too many pushes the first out', () => {
    const two = { ...dice, most: 2 };
    expect(toggled(two, [thing('die:a')], thing('die:a', 1))).toEqual([thing('die:a'), thing('die:a', 1)]);
    expect(toggled(two, [thing('die:a'), thing('die:a', 1)], thing('die:a'))).toEqual([thing('die:a', 1)]);
    expect(toggled(two, [thing('die:a'), thing('die:a', 1)], thing('die:b'))).toEqual([thing('die:a', 1), thing('die:b')]);
  });

  test('is sent thing by thing and closed, without what the rules do by themselves', () => {
    expect(planOf(dice, [thing('die:b'), thing('die:a')])).toEqual([11, 10, 9]);
    expect(planOf(dice, [thing('die:b'), thing('die:a'), thing('die:a', 1)])).toEqual([11, 10, 10]);
    // Only the first of things that are all alike is asked for.
    expect(planOf(subset({ 'die:a': 3 }, { least: 2, most: 2 }), [thing('die:a'), thing('die:a', 1)])).toEqual([10]);
    // In its middle nothing more may be wanted.
    expect(planOf({ ...dice, least: 0 }, [])).toEqual([9]);
  });
});
