// What ties are broken by (R-WIN-2).
import type { RollView } from '../../wire/roll';
import type { Ties } from '../board';
import { total } from './dice';

export const ties: Ties<RollView> = ({ seats }) => [{ key: 'roll-ui-tie', points: seats.map(({ cup, credits }) => total(cup) + credits) }];
