// What is worth a moment in Galaxies: a planet is taken, and perhaps from under one's own ship.
import type { EventName, GalaxiesView } from '../../wire/galaxies';
import type { LogEntry } from '../../wire/wire';
import type { Change, BoardMoment } from '../board';
import { things } from './looks';

const isTaken = (entry: LogEntry): boolean => entry.event === ('colonised' satisfies EventName);
const numberIn = ({ line }: LogEntry, word: string): number => {
  const found = line.words[word];
  return found?.type === 'number' ? found.value : 0;
};

/** The slot of a planet in the row, by its message id. */
const slotOf = ({ row }: GalaxiesView, key: string): number =>
  row.findIndex((planet) => planet !== null && things.key('planet', planet.id) === key);

export function moments({ before, news, seat, names, t }: Change<GalaxiesView>): BoardMoment[] {
  return news.filter(isTaken).flatMap((entry): BoardMoment[] => {
    const { player, planet } = entry.line.words;
    if (player?.type !== 'player' || planet?.type !== 'name') return [];
    const [points, score] = [numberIn(entry, 'points'), numberIn(entry, 'score')];
    const thing = things.of(planet.key);
    const shared = { seat: player.seat, points, ...(thing ? { piece: `planet:${thing.id}` } : {}) };
    const words = { player: names[player.seat] ?? '', planet: t(planet.key), points, score };
    if (player.seat === seat)
      return [{ ...shared, rank: 3, title: ['galaxies-ui-moment-own', words], said: ['galaxies-ui-moment-own-said', words] }];
    const slot = slotOf(before, planet.key);
    const ship = seat === null ? undefined : before.seats[seat]?.empire.ships.find((one) => one.place === 'orbit' && one.slot === slot);
    if (slot >= 0 && ship)
      return [
        {
          ...shared,
          rank: 4,
          against: true,
          title: ['galaxies-ui-moment-faster', words],
          said: ['galaxies-ui-moment-faster-said', { ...words, steps: ship.space }],
        },
      ];
    return [{ ...shared, rank: 2, title: ['galaxies-ui-moment-other', words], said: ['galaxies-ui-moment-other-said', words] }];
  });
}
