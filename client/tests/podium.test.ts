import { expect, test } from 'vitest';
import { brokenBy, byWeight, cutShort, decidedBy, inShort, wonBy } from '../src/table/podium';
import type { SeatInfo } from '../src/wire/wire';

test('what set the winner apart is counted last', () => {
  expect(byWeight([16, 5, 3], [16, 5, 0])).toEqual([0, 1, 2]);
  expect(byWeight([18, 5, 1], [13, 5, 2])).toEqual([1, 2, 0]);
});

test('where no source set the winner apart, the order is that of the rules', () => {
  expect(byWeight([4, null], [4, null])).toEqual([0, 1]);
  expect(decidedBy([0, 1], [4, null], [5, null])).toBe(null);
});

const seat = (name: string, timed_out = false) => ({ name, timed_out }) as SeatInfo;

test('a game that a player resigned was not decided by a tiebreak', () => {
  const seats = [seat('Orion'), seat('Mia')];
  const early = ['end-early', ''];
  expect(cutShort({ ended_by: [1], seats, ranks: [1, 2], mine: [0] })).toEqual([['table-log-resigned-gave-up', 'Mia'], early]);
  expect(cutShort({ ended_by: [1], seats, ranks: [1, 2], mine: [1] })).toEqual([['end-resigned-own', ''], early]);
  expect(cutShort({ ended_by: [], seats, ranks: [1, 2], mine: [0] })).toEqual([]);
});

test('whoever ran out of time did not resign, and where all did, points decide', () => {
  const seats = [seat('Orion', true), seat('Mia', true)];
  expect(cutShort({ ended_by: [0], seats, ranks: [2, 1], mine: [1] })[0]).toEqual(['table-log-resigned-clock', 'Orion']);
  expect(cutShort({ ended_by: [0], seats, ranks: [2, 1], mine: [0] })[0]).toEqual(['end-late-own', '']);
  expect(cutShort({ ended_by: [0, 1], seats, ranks: [1, 2], mine: [0] })).toEqual([['end-all-late', '']]);
});

test('“You win!” is for the only winner at a seat of one’s own', () => {
  expect(wonBy([{ seat: 1 }], [1])).toBe('you');
  expect(wonBy([{ seat: 1 }], [0])).toBe('one');
  expect(wonBy([{ seat: 1 }], [0, 1])).toBe('one');
  expect(wonBy([{ seat: null }], [0])).toBe('one');
  expect(wonBy([{ seat: 0 }, { seat: 1 }], [0])).toBe('several');
});

test('a tie is broken by the first comparison that tells the two apart', () => {
  const ties = [
    { key: 'armies', points: [5, 5, 4] },
    { key: 'tower', points: [2, 4, 6] },
    { key: 'magic', points: [5, 1, 1] },
  ];
  expect(brokenBy(ties, 1, 0)?.key).toBe('tower');
  expect(brokenBy(ties, 1, 2)?.key).toBe('armies');
  expect(brokenBy(ties.slice(0, 1), 0, 1)).toBeUndefined();
});

test('under the title stands the margin, the own place, or what cut the game short', () => {
  const seats = [seat('Orion'), seat('Mia'), seat('Zeno')];
  const names = seats.map(({ name }) => name);
  const table = { ended_by: [], seats, ranks: [2, 1, 3], scores: [14, 15, 7], mine: [1] };
  expect(inShort(table, names)).toEqual(['end-ahead', { points: 1, second: 'Orion' }]);
  expect(inShort({ ...table, mine: [2] }, names)).toEqual(['end-place', { place: 3, points: 7, short: 8 }]);
  expect(inShort({ ...table, mine: [] }, names)).toEqual(['end-ahead', { points: 1, second: 'Orion' }]);
  expect(inShort({ ...table, scores: [15, 15, 7] }, names)).toEqual(['end-tiebreak', { second: 'Orion' }]);
  expect(inShort({ ...table, ended_by: [0] }, names)).toEqual(['table-log-resigned-gave-up', { player: 'Orion' }]);
  expect(inShort({ ...table, ranks: [1, 1, 3], scores: [15, 15, 7] }, names)).toBeUndefined();
  expect(inShort({ ...table, ranks: [1], scores: [21], mine: [0] }, ['Orion'])).toBeUndefined();
});
