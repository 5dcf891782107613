// What the faces are called, whom to meet next, and how one would do.
import { describe, expect, it, vi } from 'vitest';
import { FACES } from '../src/lobby/cast';
import type { GameInfo, PlayedGame } from '../src/wire/wire';

vi.mock('../src/ui/text.svelte', () => ({
  text: { has: () => true },
  t: (key: string, values?: Record<string, string>) => (values?.['how'] ? `${key} ${values['how']}` : key),
}));

// Files share modules: another one may have loaded this with texts of its own.
vi.resetModules();
const { character, epithet, expected, nextRival } = await import('../src/lobby/rivals');

const step = (bot: string, against: string) => ({
  game: 'galaxies',
  players: 2,
  bot,
  against,
  games: 400,
  share: 0.7,
  low: 0.65,
  high: 0.74,
});
const game = {
  name: 'galaxies',
  bots: FACES,
  measured: FACES.slice(1).map((bot, place) => step(bot, FACES[place]!)),
  leanings: [
    { face: 'otto', kind: 'follow', amount: 30, mean: 40 },
    { face: 'otto', kind: 'fly', amount: 33, mean: 22 },
    { face: 'otto', kind: 'upgrade', amount: 11, mean: 11 },
    { face: 'luna', kind: 'follow', amount: 41, mean: 40 },
  ],
} as unknown as GameInfo;
const played = (face: string, won: boolean): PlayedGame =>
  ({
    game: 'galaxies',
    options: {},
    seats: [
      { name: 'Anna', kind: 'human', bot: '', mine: true },
      { name: face[0]!.toUpperCase() + face.slice(1), kind: 'bot', bot: face, mine: false },
    ],
    ranks: won ? [1, 2] : [2, 1],
    scores: [10, 10],
  }) as unknown as PlayedGame;

describe('rivals', () => {
  it('are described by what was measured, the strongest leaning first', () => {
    expect(character(game, 'otto')).toBe('galaxies-leaning-fly.text much galaxies-leaning-follow.text less');
    expect(epithet(game, 'otto')).toBe('galaxies-leaning-fly.likes');
    expect([character(game, 'luna'), epithet(game, 'luna')]).toEqual(['ui-no-leaning', 'ui-epithet-beginner']);
    expect(character(game, 'zeno')).toBe('');
  });

  it('come in order: the first not beaten, one lower after two losses', () => {
    expect(nextRival(game, [], FACES)).toBe('luna');
    expect(nextRival(game, [played('luna', true)], FACES)).toBe('otto');
    expect(nextRival(game, [played('otto', false), played('luna', true)], FACES)).toBe('otto');
    expect(nextRival(game, [played('otto', false), played('otto', false), played('luna', true)], FACES)).toBe('luna');
  });

  it('are expected to win as often as the last games say, and nothing is said of few games', () => {
    const even = [true, false, true, false, true, false].map((won) => played('boris', won));
    expect(expected(game, even.slice(0, 4))).toBeUndefined();
    const chances = expected(game, even)!;
    expect(chances['boris']!.wins).toBe(5);
    expect(chances['luna']!.wins).toBeGreaterThan(chances['irma']!.wins);
    expect(chances['boris']!.low).toBeLessThan(5);
    expect(chances['boris']!.high).toBeGreaterThan(5);
  });
});
