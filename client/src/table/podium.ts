// The order in which points are counted at the end: the source that decided comes last.

import type { TableInfo } from '../wire/wire';

type Points = readonly (number | null)[];

const lead = (place: number, first: Points, second: Points): number => (first[place] ?? 0) - (second[place] ?? 0);

/** The places of the sources, with the one that set the winner most apart from the second at the end. */
/** Who won, as the title says it to the viewer: “You win!” where one of the viewer's own seats did alone. */
export const wonBy = (winners: readonly { seat: number | null }[], mine: readonly number[]): 'you' | 'one' | 'several' =>
  winners.length > 1 ? 'several' : mine.length === 1 && winners[0]?.seat === mine[0] ? 'you' : 'one';

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

/** What ended a game before the rules did, as messages and the players they name; none if it was played out. */
export function cutShort({ ended_by, seats, ranks }: Pick<TableInfo, 'ended_by' | 'seats' | 'ranks'>): [string, string][] {
  // Everyone still playing ran out of time: nobody is left who could win by that.
  if (ended_by.some((seat) => ranks[seat] === 1)) return [['end-all-late', '']];
  return ended_by.map((seat) => [`table-log-resigned-${seats[seat]?.timed_out ? 'clock' : 'gave-up'}`, seats[seat]?.name ?? '']);
}
