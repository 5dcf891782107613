// What ties are broken by (K-SCORE-9).
import type { KingdomsView } from '../../wire/kingdoms';
import type { Ties } from '../board';

export const ties: Ties<KingdomsView> = ({ seats }) => [
  { key: 'kingdoms-board-armies', points: seats.map(({ armies }) => armies) },
  { key: 'kingdoms-board-tower', points: seats.map(({ tower }) => tower) },
  { key: 'kingdoms-board-magic', points: seats.map(({ magic }) => magic) },
  { key: 'end-resources', points: seats.map(({ mana, ore, food }) => mana + ore + food) },
];
