import { describe, expect, it } from 'vitest';
import { changed } from '../src/table/changes';
import type { Changes, Position } from '../src/wire/wire';

const before = {
  type: 'position',
  table: 't',
  version: 7,
  seat: 1,
  view: { seats: [{ points: 1 }, { points: 2, hand: ['a'] }], rows: { 'a/b': 1, c: 2 } },
  waiting: [1],
  over: false,
  prompt: null,
  choices: [],
  log: [],
  log_start: 3,
  undo: { free: true },
  clock: { plan: {} },
  scores: [],
  ranks: [],
} as unknown as Position;

const said = (more: Partial<Changes>): Changes => ({ type: 'changes', base: 7, version: 8, log_start: 3, ...more });

describe('changes', () => {
  it('put values at their places and leave the rest alone', () => {
    const view = [
      ['/seats/1/points', 5],
      ['/rows/a~1b', 9],
    ];
    const after = changed(before, said({ view, waiting: [0] }));
    expect(after?.view).toEqual({ seats: [{ points: 1 }, { points: 5, hand: ['a'] }], rows: { 'a/b': 9, c: 2 } });
    expect((after?.view as { seats: unknown[] }).seats[0]).toBe((before.view as { seats: unknown[] }).seats[0]);
    expect(after).toMatchObject({ type: 'position', version: 8, waiting: [0], undo: { free: true }, log: [] });
    expect(before.view).toMatchObject({ seats: [{ points: 1 }, { points: 2 }] });
  });

  it('may replace the whole view', () => {
    expect(changed(before, said({ view: [['', { other: 1 }]] }))?.view).toEqual({ other: 1 });
  });

  it('that follow another position are refused', () => {
    expect(changed(before, said({ base: 6 }))).toBeNull();
    expect(changed(null, said({}))).toBeNull();
  });
});
