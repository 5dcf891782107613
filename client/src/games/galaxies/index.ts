import type { Board, Guest } from '../board';
import type { GalaxiesView } from '../../wire/galaxies';
import GalaxiesBoard from './GalaxiesBoard.svelte';
import Picture from './Picture.svelte';
import { threats } from './threats';
import { moments } from './moments';
import './room.css';

/** The lines of the final scoring (G-SCORE): planets, empire level, mission. */
function scoring(view: GalaxiesView) {
  return [
    { key: 'galaxies-ui-colonies', points: view.seats.map(({ empire }) => empire.colony_points) },
    { key: 'galaxies-ui-empire', points: view.seats.map(({ empire }) => empire.level_points) },
    { key: 'galaxies-ui-mission', points: view.seats.map((seat) => seat.mission_points) },
  ];
}

/** The Rogue galaxy has colonies and a level, and no mission (G-SOLO-26). */
function guests({ rogue, winner }: GalaxiesView): Guest[] {
  if (!rogue) return [];
  const { empire } = rogue;
  return [
    {
      key: `galaxies-rogue-${rogue.id}`,
      points: [empire.colony_points, empire.level_points, null],
      total: empire.score,
      rank: winner === 'rogue' ? 1 : 2,
    },
  ];
}

const board: Board<GalaxiesView> = {
  component: GalaxiesBoard,
  room: 'gx',
  counters: {
    energy: { icon: 'g-energy', key: 'galaxies-resource-energy' },
    culture: { icon: 'g-culture', key: 'galaxies-resource-culture' },
    level: { icon: 'g-empire', key: 'ui-counter-level' },
    points: { icon: 'vp', key: 'ui-counter-points' },
  },
  draws: ['die:', 'ship:', 'planet:', 'mat:', 'card:', 'mission:', 'face:', 'button:reroll', 'button:convert', 'button:upgrade'],
  goal: ({ goal }) => goal,
  aim: 'galaxies-ui-aim',
  round: ({ last }) => (last ? ['galaxies-ui-last-round'] : undefined),
  keys: {
    KeyR: ['button:reroll', 'button:force-reroll'],
    KeyC: ['button:convert'],
    KeyE: ['button:end-turn'],
    KeyF: ['button:follow'],
    KeyP: ['button:pass', 'pass'],
    KeyA: ['button:accept'],
  },
  numbers: { 'amount:': '' },
  signs: { 'galaxies-face-': 'g-' },
  telling: {
    promises: ['activated', 'followed', 'followed-free'],
    ahead: ['paid-energy', 'paid-culture', 'paid-player-energy', 'paid-player-culture'],
    // What was rolled lies on the table.
    seen: ['rolled'],
    named: ['finished'],
    befalls: ['pushed-back'],
  },
  holds: { colonised: 1400, 'triggered-end': 1600 },
  purse: ({ seats }, seat) => ({
    energy: seats[seat]!.empire.energy,
    culture: seats[seat]!.empire.culture,
    points: seats[seat]!.empire.score,
  }),
  threats,
  moments,
  scoring,
  guests,
  points: (view) => view.seats.map((seat) => seat.total ?? seat.empire.score),
  verdict: (view) => (view.winner === 'rogue' ? 'galaxies-ui-rogue-won' : undefined),
  picture: Picture,
};
export default board;
