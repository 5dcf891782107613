import type { Arguments, Board, Goal, ScoreLine } from '../board';
import type { KingdomsView, ScoreView } from '../../wire/kingdoms';
import { betrayal } from './alliances';
import { SOURCES } from './box';
import KingdomsBoard from './KingdomsBoard.svelte';
import Picture from './Picture.svelte';
import { prelude } from './wars';
import { moments } from './moments';
import './room.css';
import '../spots.css';

/** The lines of the final scoring (K-SCORE); those that belong to a variant not played are left out. */
function scoring(view: KingdomsView): ScoreLine[] {
  const played = (line: keyof ScoreView): boolean => {
    if (line === 'cities' || line === 'crown') return view.tokens.length > 0;
    return line !== 'lost_kingdom' || view.boards.some((board) => board.owner === null);
  };
  return SOURCES.filter(([line]) => played(line)).map(([line, key]) => ({ key, points: view.seats.map((seat) => seat.score[line]) }));
}

/** The limit of cycles is told when it comes near; most games end long before. */
function round({ last, round, rounds }: Goal): [string, Arguments?] {
  if (last) return ['kingdoms-board-last-cycle'];
  return rounds && rounds - round! < 5
    ? ['kingdoms-board-cycle-of', { cycle: round!, most: rounds }]
    : ['kingdoms-board-cycle', { cycle: round! }];
}

const board: Board<KingdomsView> = {
  component: KingdomsBoard,
  room: 'kd',
  counters: {
    mana: { icon: 'k-mana', key: 'kingdoms-resource-mana' },
    ore: { icon: 'k-ore', key: 'kingdoms-resource-ore' },
    food: { icon: 'k-food', key: 'kingdoms-resource-food' },
    armies: { icon: 'k-army', key: 'kingdoms-board-armies' },
    magic: { icon: 'k-magic', key: 'kingdoms-board-magic' },
    tower: { icon: 'k-tower', key: 'kingdoms-board-tower' },
    shields: { icon: 'k-army', key: 'kingdoms-ui-shields' },
    points: { icon: 'vp', key: 'ui-counter-points' },
  },
  draws: ['region:', 'mana:', 'ore:', 'food:', 'resource:', 'amount:', 'action:', 'bid:', 'player:', 'card', 'faction:'],
  goal: ({ goal }) => goal,
  round,
  keys: { KeyE: ['button:end'], KeyP: ['button:pass', 'pass'], KeyA: ['button:accept'] },
  numbers: { 'amount:': '', 'bid:': 'flag' },
  signs: { 'kingdoms-act-': 'k-' },
  telling: {
    promises: ['selected', 'performed'],
    kept: ['war', 'neutral-war', 'could-not'],
    echoes: { performed: 'selected' },
    ahead: ['paid', 'could-not'],
    named: ['finished', 'won'],
  },
  tips: { patrol: 'march', quest: 'march' },
  stops: { war: 'k-war' },
  holds: { 'showed-number': 1400, 'showed-flag': 1400, 'end-triggered': 2000 },
  prelude,
  threats: betrayal,
  purse: ({ seats }, seat) => ({ mana: seats[seat]!.mana, ore: seats[seat]!.ore, food: seats[seat]!.food, points: seats[seat]!.points }),
  moments,
  scoring,
  points: (view) => view.seats.map((seat) => seat.points),
  picture: Picture,
};
export default board;
