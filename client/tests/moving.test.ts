// A game moves from one side to the other: wherever the line breaks, it is not lost, and moving it again leaves one.
import { describe, expect, it, vi } from 'vitest';
import type { Place } from '../src/app/api';
import { move } from '../src/device/moving';

vi.mock('../src/app/transport', () => ({ transport: {} }));

const STEPS = ['takenAlong', 'continue', 'remove'] as const;

/** Two sides with their games; a step fails before or after it is done on its side. */
class Sides {
  readonly games = { from: new Set(['g']), to: new Set<string>() };
  fails: { step: string; done: boolean } | null = null;

  #step<T>(step: string, does: () => T): Promise<T> {
    const broken = this.fails?.step === step ? this.fails : null;
    if (broken && !broken.done) return Promise.reject(new TypeError('no network'));
    const made = does();
    return broken ? Promise.reject(new TypeError('no network')) : Promise.resolve(made);
  }
  side(name: 'from' | 'to'): Place {
    const games = this.games[name];
    return {
      takenAlong: (table: string) => this.#step('takenAlong', () => ({ table })),
      // The side that has the game already keeps it, as `POST /api/records/continue` does.
      continue: (_: string, table = '') => this.#step('continue', () => games.add(table)),
      remove: (table: string) => this.#step('remove', () => games.delete(table)),
    } as unknown as Place;
  }
}

describe('a game that moves', () => {
  for (const step of STEPS)
    for (const done of [false, true])
      it(`survives a line that breaks ${done ? 'after' : 'before'} ${step}`, async () => {
        const sides = new Sides();
        const go = (): Promise<void> => move('g', sides.side('from'), sides.side('to'));
        sides.fails = { step, done };
        await expect(go()).rejects.toThrow('no network');
        expect(sides.games.from.size + sides.games.to.size).toBeGreaterThan(0);
        // The first side has forgotten the game only where the other one has it.
        if (!sides.games.from.has('g')) expect(sides.games.to.has('g')).toBe(true);
        sides.fails = null;
        if (sides.games.from.has('g')) await go();
        expect([...sides.games.from]).toEqual([]);
        expect([...sides.games.to]).toEqual(['g']);
      });
});
