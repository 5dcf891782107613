import type { Arguments, Board, ScoreLine, Takes } from '../board';
import type { PlayerView, RollView } from '../../wire/roll';
import Picture from './Picture.svelte';
import RollBoard from './RollBoard.svelte';
import './room.css';

/** The lines of the final scoring (R-SCORE-1): chips, worlds, developments, and what 6+ developments add. */
function scoring(view: RollView): ScoreLine[] {
  const line = (key: string, points: (player: PlayerView) => number): ScoreLine => ({ key, points: view.players.map(points) });
  return [
    line('roll-board-chips', ({ points }) => points.chips),
    line('roll-board-worlds', ({ points }) => points.worlds),
    line('roll-board-developments', ({ points }) => points.developments),
    line('roll-ui-six-plus', ({ points }) => points.six_plus),
  ];
}

/** R-MANAGE-3: with fewer credits than dice in the Citizenry, those that are recruited are chosen at once. */
function takes({ players }: RollView, seat: number): Takes {
  const { credits, citizenry } = players[seat]!;
  const things = Object.entries(citizenry).flatMap(([type, dice]) => Array.from({ length: dice }, () => `die:citizenry:${type}`));
  const keys = { all: 'roll-ui-recruit-all', ends: 'roll-ui-recruit-ends', only: 'roll-ui-recruit-only' };
  return { kind: 'die:citizenry:', things, count: Math.min(credits, things.length), then: 'button:end', keys };
}

/** Who is ready has selected a phase, which then takes place (R-REVEAL-2). */
function foot({ players }: RollView, seat: number, picks: readonly string[]): [string, Arguments?] | undefined {
  const phase = players[seat]?.screen?.selected;
  return picks.includes('button:commit') && phase ? [`roll-ui-runs-${phase}`] : undefined;
}

const board: Board<RollView> = {
  component: RollBoard,
  room: 'rl',
  counters: {
    credits: { icon: 'r-credit', key: 'roll-ui-credits' },
    chips: { icon: 'vp', key: 'roll-ui-chips' },
    squares: { icon: 'r-world', key: 'roll-ui-squares-name' },
    pool: { icon: 'vp', key: 'roll-ui-pool' },
    points: { icon: 'vp', key: 'ui-counter-points' },
    goods: { icon: 'r-produce', key: 'roll-ui-goods' },
    cup: { icon: 'r-cup', key: 'roll-ui-cup' },
  },
  foot,
  goal: ({ goal }) => goal,
  round: ({ last, round }) => (last ? ['roll-ui-last-round'] : round ? ['roll-board-round', { round }] : undefined),
  ready: 'button:commit',
  places: ['strip:', 'worlds:'],
  solePlaces: ['row:'],
  sure: ['stack:', 'worlds:'],
  takes,
  keys: { KeyR: ['button:reroll'], KeyE: ['button:end'], KeyP: ['button:pass', 'pass'] },
  signs: { 'roll-phase-': 'r-' },
  words: {
    'word-roll-citizenry': '[data-ground="citizenry"]',
    'word-roll-cup': '[data-ground="cup"]',
    'word-roll-phase': '.strip',
    'word-roll-selector': '.strip',
    'word-roll-dictate': '.strip',
    'word-roll-development': '.stacks',
    'word-roll-world': '.stacks',
    'word-roll-tableau': '.tab',
    'word-roll-square': '.tab',
    'word-roll-pool': '.vpc',
  },
  holds: { selected: 1500, phase: 700 },
  scoring,
  points: (view) => view.players.map((player) => player.score),
  picture: Picture,
};
export default board;
