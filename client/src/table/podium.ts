// The order in which points are counted at the end: the source that decided comes last.

import type { ScoreLine } from '../games/board';
import type { TableInfo } from '../wire/wire';

type Points = readonly (number | null)[];

const lead = (place: number, first: Points, second: Points): number => (first[place] ?? 0) - (second[place] ?? 0);

/** Who won, as the title says it to the viewer: “You win!” where one of the viewer's own seats did alone. */
export const wonBy = (winners: readonly { seat: number | null }[], mine: readonly number[]): 'you' | 'one' | 'several' =>
  winners.length > 1 ? 'several' : mine.length === 1 && winners[0]?.seat === mine[0] ? 'you' : 'one';

/** The places of the sources, with the one that set the winner most apart from the second at the end. */
export function byWeight(first: Points, second: Points): number[] {
  const places = first.map((_, place) => place);
  const decided = decidedBy(places, first, second);
  return decided === null ? places : [...places.filter((place) => place !== decided), decided];
}

/** The source that set the winner most apart from the second; none if no source did. */
export function decidedBy(places: readonly number[], first: Points, second: Points): number | null {
  const most = Math.max(0, ...places.map((place) => lead(place, first, second)));
  return most > 0 ? (places.find((place) => lead(place, first, second) === most) ?? null) : null;
}

/** The first of the tie-breaks that told two seats apart; none if no one did. */
export const brokenBy = (ties: readonly ScoreLine[], first: number, second: number): ScoreLine | undefined =>
  ties.find(({ points }) => points[first] !== points[second]);

/** What ended a game before the rules did, as messages and the players they name; none if it was played out. */
export function cutShort({ ended_by, seats, ranks, mine }: Pick<TableInfo, 'ended_by' | 'seats' | 'ranks' | 'mine'>): [string, string][] {
  // Everyone still playing ran out of time: nobody is left who could win by that.
  if (ended_by.some((seat) => ranks[seat] === 1)) return [['end-all-late', '']];
  const told = ended_by.map((seat): [string, string] => {
    const [late, name] = [seats[seat]?.timed_out, seats[seat]?.name ?? ''];
    if (mine.length === 1 && mine[0] === seat) return [late ? 'end-late-own' : 'end-resigned-own', ''];
    return [`table-log-resigned-${late ? 'clock' : 'gave-up'}`, name];
  });
  return told.length > 0 ? [...told, ['end-early', '']] : [];
}

/** How it ended for the viewer, in one message under the title: what cut it short, the margin of the winner, or one's own place. */
export function inShort(
  table: Pick<TableInfo, 'ended_by' | 'seats' | 'ranks' | 'mine' | 'scores'>,
  names: readonly string[],
): [string, Record<string, string | number>] | undefined {
  const { ranks, scores, mine } = table;
  const [early] = cutShort(table);
  if (early) return [early[0], { player: early[1] }];
  const winner = ranks.indexOf(1);
  if (winner < 0 || ranks.filter((rank) => rank === 1).length > 1 || scores.length < 2) return undefined;
  const behind = (seat: number): number => scores[winner]! - scores[seat]!;
  const [own] = mine.length === 1 ? mine : [];
  if (own !== undefined && own !== winner)
    return behind(own) > 0 ? ['end-place', { place: ranks[own]!, points: scores[own]!, short: behind(own) }] : undefined;
  const second = ranks.indexOf(Math.min(...ranks.filter((_, seat) => seat !== winner)));
  const words = { second: names[second] ?? '' };
  return behind(second) > 0 ? ['end-ahead', { points: behind(second), ...words }] : ['end-tiebreak', words];
}
