import { expect, test } from 'vitest';
import { place, rungs, standing, within } from '../src/review/ladder';

const ladder = rungs({ zeno: 0.66, luna: 0.2, lira: 0.58, irma: 0.9 });

test('faces hang in the order that was measured', () => {
  expect(ladder.map(({ face }) => face)).toEqual(['luna', 'lira', 'zeno', 'irma']);
});

test('a skill is between two faces, level with one, or beyond all', () => {
  expect(standing(ladder, 62)).toEqual({ key: 'rv-skill-between', from: 'lira', to: 'zeno' });
  expect(standing(ladder, 59)).toEqual({ key: 'rv-skill-level', from: 'lira', to: 'lira' });
  expect(standing(ladder, 3)).toEqual({ key: 'rv-skill-below', from: '', to: 'luna' });
  expect(standing(ladder, 99)).toEqual({ key: 'rv-skill-above', from: 'irma', to: '' });
  expect(standing([], 62)).toEqual({ key: 'rv-skill', from: '', to: '' });
});

test('the band of one game covers the faces whose mean lies in it', () => {
  expect(within(ladder, 50, 74).map(({ face }) => face)).toEqual(['lira', 'zeno']);
  expect(within(ladder, 21, 40)).toEqual([]);
});

test('faces hang at equal distances, and a skill between two by their means', () => {
  expect([20, 58, 66, 90].map((mean) => place(ladder, mean))).toEqual([20, 40, 60, 80]);
  expect(place(ladder, 62)).toBe(50);
  expect(place(ladder, 0)).toBe(0);
  expect(place(ladder, 100)).toBe(100);
});
