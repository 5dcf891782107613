// What the chart draws: values by seat from the set-up on, one more for each move, and the lines through them.
import type { ReviewBegin, Moment } from '../wire/review';
import type { LessonInfo } from '../wire/wire';

/** Lines are told apart by dash as well as by colour. */
export const DASHES = ['', '11 6', '2 6', '14 5 3 5', '6 4'] as const;

export type Values = readonly number[];

/** The share of the win of each seat. */
export const shares = (begin: ReviewBegin, moments: readonly Moment[]): Values[] =>
  begin.seats.map((_, seat) => [begin.start[seat] ?? 0, ...moments.map((moment) => moment.after[seat] ?? 0)]);

type Points = readonly Record<string, number>[];

/** The points by source of all seats after each move: those told last. */
export function points(begin: ReviewBegin, moments: readonly Moment[]): Points[] {
  let last: Points = begin.points;
  return [last, ...moments.map((moment) => (last = moment.points.length > 0 ? moment.points : last))];
}

const sum = (sources: Record<string, number> | undefined): number => Object.values(sources ?? {}).reduce((all, one) => all + one, 0);

export const totals = (begin: ReviewBegin, told: readonly Points[]): Values[] =>
  begin.seats.map((_, seat) => told.map((all) => sum(all[seat])));

/** The sources in which a seat ever had points, each with its points after each move. */
export function bySource(told: readonly Points[], seat: number): { source: string; values: Values }[] {
  const names = Object.keys(told[0]?.[seat] ?? {});
  return names
    .map((source) => ({ source, values: told.map((all) => all[seat]?.[source] ?? 0) }))
    .filter(({ values }) => values.some((value) => value !== 0));
}

export interface Scale {
  x: (place: number) => number;
  y: (value: number) => number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A line through the values; moves that changed nothing add no corner. */
export function line(values: Values, { x, y }: Scale): string {
  const corners = values
    .map((value, place) => ({ value, place }))
    .filter(({ value, place }) => place === 0 || place === values.length - 1 || value !== values[place - 1] || value !== values[place + 1]);
  return corners.map(({ value, place }, nth) => `${nth === 0 ? 'M' : 'L'}${tenth(x(place))} ${tenth(y(value))}`).join('');
}

/** The area between two lines. */
export function area(low: Values, high: Values, { x, y }: Scale): string {
  const up = high.map((value, place) => `${tenth(x(place))} ${tenth(y(value))}`);
  const back = low.map((value, place) => `${tenth(x(place))} ${tenth(y(value))}`).reverse();
  return `M${[...up, ...back].join('L')}Z`;
}

/** Where rounds begin; no more of them than can be read. */
export function rounds(moments: readonly Moment[], most: number): { round: number; place: number }[] {
  const first = moments
    .map((moment, place) => ({ round: moment.round, place }))
    .filter(({ round, place }) => place === 0 || round !== moments[place - 1]!.round);
  const step = Math.max(1, Math.ceil(first.length / most));
  return first.filter((_, nth) => nth % step === 0);
}

/** What chance gave a seat, summed over stretches of the game of the same length, as many as can be told apart; the quiet ones are left out. */
export function luckBars(moments: readonly Moment[], seat: number, plies: number, most: number): { place: number; share: number }[] {
  const length = Math.max(1, Math.ceil(plies / most));
  const sums = new Map<number, number>();
  for (const { ply, luck } of moments) {
    const share = luck?.shares[seat] ?? 0;
    if (share !== 0) sums.set(Math.floor(ply / length), (sums.get(Math.floor(ply / length)) ?? 0) + share);
  }
  return [...sums]
    .filter(([, share]) => Math.abs(share) >= 0.002)
    .map(([nth, share]) => ({ place: nth * length + (length + 1) / 2, share }));
}

/** Moves that gave something away, as far as can be told. */
export const isWrong = (moment: Moment): boolean => ['doubtful', 'mistake', 'blunder'].includes(moment.mark);

/** One turn of the table, or what one player did in a round that all play at once. */
export interface Turn {
  round: number;
  /** whose it is */
  seat: number;
  first: number;
  plies: number[];
  /** the choices in it; a forced one only where there is no other */
  moves: Moment[];
  /** what gave away most, one's own first */
  wrong: Moment | undefined;
  /** what chance gave its seat in it */
  luck: number;
}

/** All moves turn by turn, in the order in which turns began. */
export function turnsOf(moments: readonly Moment[], mine: number | null): Turn[] {
  const found = new Map<string, Moment[]>();
  for (const moment of moments) {
    const key = `${moment.round} ${moment.turn >= 0 ? moment.turn : moment.seat}`;
    found.set(key, [...(found.get(key) ?? []), moment]);
  }
  // Where nothing is judged (alone at the table), every move is shown.
  const judged = moments.some(({ mark }) => mark !== 'forced');
  return [...found.values()].map((all) => {
    const [first] = all as [Moment, ...Moment[]];
    const seat = first.turn >= 0 ? first.turn : first.seat;
    const choices = all.filter(({ mark }) => mark !== 'forced');
    const worst = all
      .filter(isWrong)
      .sort((one, other) => Number(other.seat === mine) - Number(one.seat === mine) || other.error - one.error);
    return {
      round: first.round,
      seat,
      first: first.ply,
      plies: all.map(({ ply }) => ply),
      moves: choices.length > 0 ? choices : judged ? [first] : all,
      wrong: worst[0],
      luck: all.reduce((sum, { luck }) => sum + (luck?.shares[seat] ?? 0), 0),
    };
  });
}

/** what a lesson has to be worth to be proposed: about one mistake */
const WORTH = 0.05;

/** The lesson about those decisions that cost a seat most, if they cost enough; one that was finished only if there is no other. */
export function fittingLesson(
  moments: readonly Moment[],
  seat: number,
  lessons: readonly LessonInfo[],
  done: ReadonlySet<string>,
): LessonInfo | undefined {
  const about = ({ teaches }: LessonInfo, notation = ''): boolean => teaches.some((words) => `${notation} `.startsWith(`${words} `));
  const wrong = moments.filter((moment) => moment.seat === seat && isWrong(moment));
  const costs = lessons.map((lesson) => ({
    lesson,
    cost: wrong
      .filter(({ made, better }) => about(lesson, made.notation) || about(lesson, better?.notation))
      .reduce((sum, { error }) => sum + error, 0),
  }));
  const fitting = costs.filter(({ cost }) => cost >= WORTH).sort((one, other) => other.cost - one.cost);
  return (fitting.find(({ lesson }) => !done.has(lesson.id)) ?? fitting[0])?.lesson;
}

/** 90 of 100 estimates lie within this many standard errors. */
export const BAND = 1.64;

/** That band in hundredths of a win, rounded up: words must not promise more than was measured. */
export const bandOf = (doubt: number): number => Math.max(1, Math.ceil(100 * BAND * doubt));

/** Hundredths of a win, with their sign. */
export function signed(share: number): string {
  const value = Math.round(share * 100);
  return value === 0 ? '0' : value > 0 ? `+${value}` : `−${-value}`;
}
