import { expect, test } from 'vitest';
import { changed, mixesOf, picksOf, proposal, swapsOf, type Swap } from '../src/games/kingdoms/trading';
import { isTrade } from '../src/games/kingdoms/choices';
import type { KingdomsSeatView } from '../src/wire/kingdoms';
import type { Choice } from '../src/wire/wire';

const choice = (...picks: string[]): Choice => ({ action: 1, line: { key: 'x', words: {} }, picks });
const kingdom = (more: Partial<KingdomsSeatView>): KingdomsSeatView =>
  ({ mana: 0, ore: 0, food: 0, magic_cost: 9, tower_cost: 9, army_cost: 9, ...more }) as KingdomsSeatView;
const swap = (give: Swap['give'], get: Swap['get'], amount: number): Swap => ({ give, get, amount });
const from = (give: Swap['give'], most: number): Swap[] =>
  (['mana', 'ore', 'food'] as const)
    .filter((get) => get !== give)
    .flatMap((get) => Array.from({ length: most }, (_, less) => swap(give, get, less + 1)));

test('a trade is told by give, get and amount', () => {
  expect(swapsOf([choice('resource:mana', 'resource:ore', 'amount:2')])).toEqual([swap('mana', 'ore', 2)]);
  expect(picksOf(swap('mana', 'ore', 2))).toEqual(['resource:mana', 'resource:ore', 'amount:2']);
});

test('what the nearest goal lacks is proposed, from what there is most of', () => {
  const swaps = [...from('mana', 3), ...from('food', 6)];
  expect(proposal(swaps, kingdom({ mana: 3, ore: 2, food: 6, tower_cost: 3, magic_cost: 6 }))).toEqual(swap('food', 'ore', 1));
});

test('where no goal is in reach, all of the richest goes into the poorest', () => {
  expect(proposal(from('mana', 4), kingdom({ mana: 4, ore: 1, food: 0 }))).toEqual(swap('mana', 'food', 4));
});

test('a part is changed, and the rest follows', () => {
  const swaps = [...from('mana', 2), ...from('ore', 5)];
  expect(changed(swaps, swap('ore', 'mana', 4), { give: 'mana' })).toEqual(swap('mana', 'ore', 2));
  expect(changed(swaps, swap('ore', 'mana', 4), { amount: 6 })).toBeUndefined();
});

test('ore and food that Elves give together are no trade of one kind', () => {
  const words = { ore: { type: 'number', value: 2 }, food: { type: 'number', value: 1 } } as const;
  const both: Choice = { action: 2, line: { key: 'x', words }, picks: ['ore:2', 'food:1'] };
  const offered = [choice('resource:mana', 'resource:ore', 'amount:2'), both];
  expect(isTrade(offered)).toBe(true);
  expect(swapsOf(offered)).toEqual([swap('mana', 'ore', 2)]);
  expect(mixesOf(offered).map(({ payment, picks }) => [payment, picks])).toEqual([[{ mana: 0, ore: 2, food: 1 }, ['ore:2', 'food:1']]]);
  expect(isTrade([both])).toBe(false);
});
