import { expect, test } from 'vitest';
import { Purses } from '../src/table/purses';
import type { Position } from '../src/wire/wire';

const SEATS = [{ seat: 0 }, { seat: 1 }];
const at = (start: number, lines: number, energy: number[]): Position =>
  ({ log_start: start, log: Array.from({ length: lines }), view: energy }) as unknown as Position;

test('what a turn brought is the difference of what a seat had before and after it', () => {
  const purses = new Purses();
  purses.note(at(0, 1, [9, 9]), SEATS);
  purses.of = (view: number[], seat) => ({ energy: view[seat]!, culture: 1 });
  purses.note(at(0, 2, [2, 2]), SEATS);
  purses.note(at(2, 3, [5, 2]), SEATS);
  purses.note(at(5, 2, [5, 1]), SEATS);
  purses.note(at(7, 1, [6, 4]), SEATS);
  expect(purses.netOf(0, 2, 7)).toEqual([{ seat: 0, counter: 'energy', change: 1, lost: 0 }]);
  expect(purses.netOf(1, 2, 5)).toEqual([{ seat: 1, counter: 'energy', change: -1, lost: 0 }]);
  expect(purses.netOf(0, 2, 5)).toEqual([]);
  expect(purses.netOf(1, 5, undefined)).toEqual([{ seat: 1, counter: 'energy', change: 3, lost: 0 }]);
  // What the story has not told yet is not counted: moves of bots come at once, and are shown one after another.
  expect(purses.netOf(1, 2, undefined, 7)).toEqual([{ seat: 1, counter: 'energy', change: -1, lost: 0 }]);
  // What began before we came in is not known.
  expect(purses.netOf(0, 0, 2)).toEqual([]);
  // A move that was undone: what came after it does not count any more.
  purses.note(at(5, 1, [5, 2]), SEATS);
  expect(purses.netOf(1, 2, undefined)).toEqual([]);
});
