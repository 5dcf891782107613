// What a rival is about to do, as far as it can be seen on the table.
import type { EmpireView, GalaxiesView } from '../../wire/galaxies';
import type { Line } from '../../wire/wire';
import { things } from './looks';

/** The planets of the row that an empire settles with one step more. */
const nearlySettled = ({ ships }: EmpireView, { row }: GalaxiesView): string[] =>
  ships.flatMap(({ place, slot, space }) => {
    const planet = row[slot];
    return place === 'orbit' && planet && space === planet.length - 1 ? [planet.id] : [];
  });

/** One line for a rival's card: a planet that is nearly theirs, or a level that they can pay for. */
export function threat(empire: EmpireView, view: GalaxiesView, t: (key: string, values?: Record<string, string>) => string): string {
  const [planet] = nearlySettled(empire, view);
  if (planet !== undefined) return t('galaxies-ui-one-step', { planet: t(things.key('planet', planet)) });
  return empire.can_upgrade ? t('galaxies-ui-can-upgrade') : '';
}

/** What the others are about to settle where one's own ships would be sent home, for the desk. */
export function threats(view: GalaxiesView, seat: number): Line[] {
  const mine = new Set(view.seats[seat]?.empire.ships.map(({ slot }) => view.row[slot]?.id));
  return view.seats
    .filter((rival) => rival.seat !== seat)
    .flatMap((rival) =>
      nearlySettled(rival.empire, view)
        .filter((planet) => mine.has(planet))
        .map((planet): Line => ({
          key: 'galaxies-ui-threat',
          words: { player: { type: 'player', seat: rival.seat }, planet: { type: 'name', key: things.key('planet', planet) } },
        })),
    );
}
