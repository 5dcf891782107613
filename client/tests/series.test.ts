import { expect, test } from 'vitest';
import { bandOf, bySource, fittingLesson, line, luckBars, points, rounds, shares, signed, totals } from '../src/review/series';
import type { ReviewBegin, Moment } from '../src/wire/review';
import type { LessonInfo } from '../src/wire/wire';

const begin = {
  seats: [{}, {}],
  start: [0.5, 0.5],
  points: [
    { towers: 0, magic: 0 },
    { towers: 0, magic: 0 },
  ],
} as unknown as ReviewBegin;
const moment = (round: number, after: number[], told: Record<string, number>[] = []): Moment =>
  ({ round, after, points: told }) as unknown as Moment;
const moments = [
  moment(1, [0.6, 0.4]),
  moment(
    1,
    [0.6, 0.4],
    [
      { towers: 2, magic: 0 },
      { towers: 0, magic: 0 },
    ],
  ),
  moment(2, [1, 0]),
];

test('a value for each seat from the set-up on', () => {
  expect(shares(begin, moments)).toEqual([
    [0.5, 0.6, 0.6, 1],
    [0.5, 0.4, 0.4, 0],
  ]);
});

test('points stay until others are told', () => {
  const told = points(begin, moments);
  expect(totals(begin, told)).toEqual([
    [0, 0, 2, 2],
    [0, 0, 0, 0],
  ]);
  expect(bySource(told, 0)).toEqual([{ source: 'towers', values: [0, 0, 2, 2] }]);
  expect(bySource(told, 1)).toEqual([]);
});

test('moves that change nothing make no corner', () => {
  expect(line([0, 1, 1, 1, 0], { x: (place) => place, y: (value) => value })).toBe('M0 0L1 1L3 1L4 0');
});

test('rounds are named no more often than can be read', () => {
  expect(rounds(moments, 10)).toEqual([
    { round: 1, place: 0 },
    { round: 2, place: 2 },
  ]);
  expect(rounds(moments, 1)).toEqual([{ round: 1, place: 0 }]);
});

test('hundredths carry their sign, and a minus is a minus', () => {
  expect([0.114, -0.06, 0.001].map(signed)).toEqual(['+11', '−6', '0']);
});

test('a band holds what it promises: it is rounded up, and never nothing', () => {
  expect([0, 0.0008, 0.0062, 0.0305, 0.1].map(bandOf)).toEqual([1, 1, 2, 6, 17]);
});

test('luck is summed over stretches that can be told apart', () => {
  const lucky = [0.05, null, -0.02, 0.001, 0.04, -0.04].map((share, ply) => ({
    ply,
    luck: share === null ? null : { shares: [share, -share] },
  })) as unknown as Moment[];
  const rounded = (most: number, seat: number) =>
    luckBars(lucky, seat, 6, most).map(({ place, share }) => [place, Math.round(share * 1000)]);
  expect(rounded(10, 0)).toEqual([
    [1, 50],
    [3, -20],
    [5, 40],
    [6, -40],
  ]);
  expect(rounded(3, 0)).toEqual([
    [1.5, 50],
    [3.5, -19],
  ]);
  expect(rounded(1, 1)).toEqual([[3.5, -31]]);
});

test('the lesson is about what cost most', () => {
  const lessons = [
    { id: 'follow', teaches: ['follow', 'pass'] },
    { id: 'level', teaches: ['upgrade', 'activate colony'] },
    { id: 'end', teaches: [] },
  ] as unknown as LessonInfo[];
  const lost = (seat: number, made: string, better: string, error: number, mark = 'mistake'): Moment =>
    ({ seat, mark, error, made: { notation: made }, better: { notation: better } }) as unknown as Moment;
  const game = [
    lost(0, 'pass', 'follow', 0.06),
    lost(0, 'activate colony', 'activate move', 0.04),
    lost(0, 'activate colonies', 'end-turn', 0.3),
    lost(1, 'upgrade', 'end-turn', 0.5),
    lost(0, 'end-turn', 'upgrade', 0.08, 'best'),
  ];
  expect(fittingLesson(game, 0, lessons, new Set())?.id).toBe('follow');
  expect(fittingLesson([...game, lost(0, 'end-turn', 'activate colony', 0.03)], 0, lessons, new Set())?.id).toBe('level');
  expect(fittingLesson([...game, lost(0, 'end-turn', 'activate colony', 0.03)], 0, lessons, new Set(['level']))?.id).toBe('follow');
  expect(fittingLesson(game, 0, lessons, new Set(['follow']))?.id).toBe('follow');
  expect(fittingLesson(game.slice(1), 0, lessons, new Set())).toBeUndefined();
});
