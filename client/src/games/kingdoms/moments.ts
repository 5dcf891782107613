// What is worth a moment in Kingdoms: a capital has another master.
import type { EventName, KingdomsView } from '../../wire/kingdoms';
import type { LogEntry } from '../../wire/wire';
import type { Change, BoardMoment } from '../board';
import { regionKey } from './box';

/** Who holds each capital alone, by region; nobody where none or several do. */
function holders({ boards }: KingdomsView): Map<string, number | null> {
  const capitals = boards.flatMap(({ regions }) => regions.filter(({ terrain }) => terrain === 'capital'));
  return new Map(
    capitals.map(({ id, armies }) => {
      const seats = new Set(armies.filter(({ lying }) => !lying).map(({ seat }) => seat));
      return [id, seats.size === 1 ? [...seats][0]! : null];
    }),
  );
}

/** The levels of the tower that somebody has just reached. */
export const reached = (news: readonly LogEntry[]): ReadonlySet<number> =>
  new Set(
    news.flatMap((entry) => {
      const { level } = entry.line.words;
      return entry.event === ('built' satisfies EventName) && !entry.undone && level?.type === 'number' ? [level.value] : [];
    }),
  );

export function moments({ before, after, seat, names, t }: Change<KingdomsView>): BoardMoment[] {
  const held = holders(before);
  return [...holders(after)].flatMap(([region, holder]): BoardMoment[] => {
    const board = after.boards.find(({ number }) => String(number) === region.split(':')[0]);
    const loser = held.get(region) ?? board?.owner ?? null;
    if (!board?.side || holder === null || !held.has(region) || held.get(region) === holder || holder === loser) return [];
    const gained = (after.seats[holder]?.score.capitals ?? 0) - (before.seats[holder]?.score.capitals ?? 0);
    const words = {
      player: names[holder] ?? '',
      loser: loser === null ? '' : (names[loser] ?? ''),
      region: t(regionKey(board.side, Number(region.split(':')[1]))),
      points: Math.max(0, gained),
    };
    const kind = holder === seat ? 'own' : loser === seat ? 'lost' : 'other';
    return [
      {
        rank: 3,
        seat: holder,
        against: kind === 'lost',
        title: [`kingdoms-ui-moment-${kind}`, words],
        said: [`kingdoms-ui-moment-${kind}-said`, words],
        ...(gained > 0 ? { points: gained } : {}),
      },
    ];
  });
}
