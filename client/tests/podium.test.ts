import { expect, test } from 'vitest';
import { byWeight, cutShort, decidedBy, wonBy } from '../src/table/podium';
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
  expect(cutShort({ ended_by: [1], seats, ranks: [1, 2] })).toEqual([['table-log-resigned-gave-up', 'Mia']]);
  expect(cutShort({ ended_by: [], seats, ranks: [1, 2] })).toEqual([]);
});

test('whoever ran out of time did not resign, and where all did, points decide', () => {
  const seats = [seat('Orion', true), seat('Mia', true)];
  expect(cutShort({ ended_by: [0], seats, ranks: [2, 1] })).toEqual([['table-log-resigned-clock', 'Orion']]);
  expect(cutShort({ ended_by: [0, 1], seats, ranks: [1, 2] })).toEqual([['end-all-late', '']]);
});

test('“You win!” is for the only winner at a seat of one’s own', () => {
  expect(wonBy([{ seat: 1 }], [1])).toBe('you');
  expect(wonBy([{ seat: 1 }], [0])).toBe('one');
  expect(wonBy([{ seat: 1 }], [0, 1])).toBe('one');
  expect(wonBy([{ seat: null }], [0])).toBe('one');
  expect(wonBy([{ seat: 0 }, { seat: 1 }], [0])).toBe('several');
});
