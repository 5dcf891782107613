import { expect, test } from 'vitest';
import { byWeight, decidedBy } from '../src/lib/podium';

test('what set the winner apart is counted last', () => {
  expect(byWeight([16, 5, 3], [16, 5, 0])).toEqual([0, 1, 2]);
  expect(byWeight([18, 5, 1], [13, 5, 2])).toEqual([1, 2, 0]);
});

test('where no source set the winner apart, the order is that of the rules', () => {
  expect(byWeight([4, null], [4, null])).toEqual([0, 1]);
  expect(decidedBy([0, 1], [4, null], [5, null])).toBe(null);
});
