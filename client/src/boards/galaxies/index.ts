import type { Board } from '../board';
import type { GalaxiesView } from '../../wire/galaxies';
import GalaxiesBoard from './GalaxiesBoard.svelte';
import Picture from './Picture.svelte';
import './room.css';

const colonyPoints = (view: GalaxiesView, seat: number): number =>
  view.seats[seat]!.empire.colonies.reduce((sum, planet) => sum + planet.points, 0);

/** The lines of the final scoring (G-SCORE): planets, empire level, mission. */
function scoring(view: GalaxiesView) {
  const seats = view.seats.map((_, seat) => seat);
  return [
    { key: 'galaxies-ui-colonies', points: seats.map((seat) => colonyPoints(view, seat)) },
    { key: 'galaxies-ui-empire', points: seats.map((seat) => view.seats[seat]!.empire.score - colonyPoints(view, seat)) },
    { key: 'galaxies-ui-mission', points: seats.map((seat) => view.seats[seat]!.mission_points) },
  ];
}

const board: Board<GalaxiesView> = {
  component: GalaxiesBoard,
  room: 'gx',
  scoring,
  points: (view) => view.seats.map((seat) => seat.total ?? seat.empire.score),
  verdict: (view) => (view.winner === 'rogue' ? 'galaxies-ui-rogue-won' : undefined),
  picture: Picture,
};
export default board;
