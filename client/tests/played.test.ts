// What the own history tells.
import { describe, expect, it, vi } from 'vitest';
import { againstFace, againstRogue, isSolo, others, ownSeat, rankOf, tally } from '../src/lobby/played';
import type { PlayedGame } from '../src/wire/wire';

vi.mock('../src/ui/text.svelte', () => ({ t: (key: string) => key }));

const game = (more: Partial<PlayedGame>): PlayedGame => ({
  table: 't',
  game: 'galaxies',
  ended: 0,
  options: {},
  seats: [
    { name: 'Anna', kind: 'human', bot: '', mine: true, face: 0 },
    { name: 'Zeno', kind: 'bot', bot: 'regular', mine: false, face: 0 },
    { name: 'Bot 3', kind: 'bot', bot: 'casual', mine: false, face: 0 },
  ],
  scores: [20, 22, 15],
  ranks: [2, 1, 3],
  ...more,
});
const solo = (rank: number, points: number, rogue?: string): PlayedGame =>
  game({
    seats: [{ name: 'Anna', kind: 'human', bot: '', mine: true, face: 0 }],
    ranks: [rank],
    scores: [points],
    options: rogue ? { rogue } : {},
  });

describe('the own history', () => {
  it('knows the own place', () => {
    expect([ownSeat(game({})), rankOf(game({})), isSolo(game({}))]).toEqual([0, 2, false]);
    const both = game({ seats: game({}).seats.map((seat) => ({ ...seat, mine: seat.kind === 'human' || seat.name === 'Zeno' })) });
    expect(ownSeat(both)).toBe(1);
  });
  it('calls chosen characters by name and casts the others by level', () => {
    expect(others(game({})).map((one) => one.face)).toEqual(['zeno', 'vera']);
  });
  it('counts who was behind us', () => {
    const games = [game({}), game({ ranks: [1, 2, 3] })];
    expect(againstFace(games, 'zeno')).toMatchObject({ played: 2, won: 1 });
    expect(againstFace(games, 'vera')).toMatchObject({ played: 2, won: 2 });
    expect(againstFace(games, 'luna')).toMatchObject({ played: 0, won: 0 });
  });
  it('keeps the best result against each Rogue, and a loss is none', () => {
    const games = [solo(1, 23, 'hades'), solo(1, 26, 'hades'), solo(2, 30, 'hades'), solo(2, 9)];
    expect(againstRogue(games, 'hades', 'artemis')).toEqual({ played: 3, won: 2, points: 26 });
    expect(againstRogue(games, 'artemis', 'artemis')).toEqual({ played: 1, won: 0, points: 0 });
    expect(tally(games)).toMatchObject({ played: 4, won: 2 });
  });
});
