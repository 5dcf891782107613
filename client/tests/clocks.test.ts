import { expect, test, vi } from 'vitest';
import { hear, leftAt, stands } from '../src/table/clocks';
import type { ClockInfo } from '../src/wire/wire';

const said = (at: number, left: number[], running: number[], still: number[] = []): ClockInfo => {
  const clock: ClockInfo = { plan: { kind: 'bank', seconds: 600 }, left, running, at: 0, still };
  const page = vi.spyOn(performance, 'now').mockReturnValue(at);
  hear(clock);
  page.mockReturnValue(at + 99_000);
  hear(clock);
  page.mockRestore();
  return clock;
};

test('a clock that runs counts down from when its word arrived, one that stands does not', () => {
  const clock = said(1000, [100, 50], [0]);
  expect(leftAt(clock, 0, 31_000)).toBe(70);
  expect(leftAt(clock, 1, 31_000)).toBe(50);
  expect(leftAt(clock, 0, 500_000)).toBe(0);
});

test('a clock whose player sleeps or is away stands until they are back', () => {
  const clock = said(1000, [100], [0], [20]);
  expect([stands(clock, 0, 20_000), leftAt(clock, 0, 20_000)]).toEqual([true, 100]);
  expect([stands(clock, 0, 31_000), leftAt(clock, 0, 31_000)]).toEqual([false, 90]);
});

test('two words about one clock agree, whichever is on the screen', () => {
  const [early, late] = [said(1000, [100], [0]), said(29_000, [72], [0])];
  expect(leftAt(early, 0, 40_000)).toBe(leftAt(late, 0, 40_000));
});

test('a moment before the word arrived gives no more time than it said', () => {
  expect(leftAt(said(5000, [60], [0]), 0, 2000)).toBe(60);
  expect(stands(said(5000, [60], [0]), 0, 2000)).toBe(false);
});
