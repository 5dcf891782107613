import type { Board, ScoreLine } from '../board';
import type { PlayerView, RollView } from '../../wire/roll';
import { likely } from './likely';
import Picture from './Picture.svelte';
import Plan from './Plan.svelte';
import RollBoard from './RollBoard.svelte';
import './room.css';
import '../spots.css';

/** The lines of the final scoring (R-SCORE-1): chips, worlds, developments, and what 6+ developments add. */
function scoring(view: RollView): ScoreLine[] {
  const line = (key: string, points: (player: PlayerView) => number): ScoreLine => ({ key, points: view.seats.map(points) });
  return [
    line('roll-board-chips', ({ points }) => points.chips),
    line('roll-board-worlds', ({ points }) => points.worlds),
    line('roll-board-developments', ({ points }) => points.developments),
    line('roll-ui-six-plus', ({ points }) => points.six_plus),
  ];
}

const board: Board<RollView> = {
  component: RollBoard,
  room: 'rl',
  counters: {
    credits: { icon: 'r-credit', key: 'roll-ui-credits' },
    chips: { icon: 'vp', key: 'roll-ui-chips' },
    squares: { icon: 'r-world', key: 'roll-ui-squares-name' },
    pool: { icon: 'vp', key: 'roll-ui-pool', runsOut: true },
    points: { icon: 'vp', key: 'ui-counter-points' },
    goods: { icon: 'r-produce', key: 'roll-ui-goods' },
    cup: { icon: 'r-cup', key: 'roll-ui-cup' },
  },
  goal: ({ goal }) => goal,
  round: ({ last, round }) => (last ? ['roll-ui-last-round'] : round ? ['roll-board-round', { round }] : undefined),
  draws: ['tile:', 'stack:', 'die:', 'strip:', 'dictate', 'cup', 'row:', 'slot:', 'worlds:', 'development:', 'trade', 'consume'],
  keys: { KeyR: ['button:reroll'], KeyE: ['button:end'], KeyP: ['button:pass', 'pass'] },
  signs: { 'roll-phase-': 'r-' },
  threats: likely,
  foretells: 'u-eye',
  plans: { begins: 'selected', drawn: Plan },
  holds: { selected: 1700, phase: 500 },
  scoring,
  points: (view) => view.seats.map((player) => player.score),
  picture: Picture,
};
export default board;
