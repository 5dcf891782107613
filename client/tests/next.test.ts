// Which step is the next one after a game.
import { expect, test, vi } from 'vitest';
import { FACES } from '../src/lobby/cast';
import { nextStep, type Known } from '../src/table/next';
import type { DailyInfo, GameInfo, LessonInfo, SeatInfo } from '../src/wire/wire';

vi.mock('../src/ui/text.svelte', () => ({ text: { has: () => true }, t: (key: string) => key }));

const human = (seat: number, name: string) => ({ seat, kind: 'human', name, bot: '' }) as SeatInfo;
const bot = (seat: number, face: string) => ({ seat, kind: 'bot', name: face, bot: face }) as SeatInfo;
const known = (more: Partial<Known>): Known => ({
  table: { seats: [human(0, 'Anna'), bot(1, 'luna')], mine: [0], ranks: [1, 2] },
  game: { name: 'galaxies', bots: FACES } as unknown as GameInfo,
  history: [],
  faces: FACES,
  met: ['luna'],
  lesson: undefined,
  daily: null,
  ...more,
});
const lost = { seats: [human(0, 'Anna'), bot(1, 'luna')], mine: [0], ranks: [2, 1] };
const lesson = { id: 'orbit' } as LessonInfo;

test('people at the table: a rematch', () => {
  const table = { seats: [human(0, 'Anna'), human(1, 'Mia')], mine: [0], ranks: [2, 1] };
  expect(nextStep(known({ table, met: [], lesson }))).toEqual({ kind: 'rematch' });
  expect(nextStep(known({ table: { ...table, mine: [0, 1] }, met: [] }))).toEqual({ kind: 'rematch' });
});

test('who won meets the next face, even before the history has this game', () => {
  expect(nextStep(known({}))).toEqual({ kind: 'rival', face: 'otto' });
  expect(nextStep(known({ lesson }))).toEqual({ kind: 'rival', face: 'otto' });
});

test('who lost gets the lesson about it, or tries the same face again', () => {
  expect(nextStep(known({ table: lost, lesson }))).toEqual({ kind: 'lesson', lesson });
  expect(nextStep(known({ table: lost, daily: { mine: null } as DailyInfo }))).toEqual({ kind: 'rematch' });
});

test('where no face is left, the game of the day is next, once', () => {
  const all = { faces: ['luna'], daily: { mine: null } as DailyInfo };
  expect(nextStep(known(all))).toEqual({ kind: 'daily' });
  expect(nextStep(known({ ...all, daily: { mine: {} } as DailyInfo }))).toEqual({ kind: 'rematch' });
});
