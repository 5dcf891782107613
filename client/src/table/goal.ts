// The goal strip in words: who leads, what ends the game and how far away it is.
import type { Goal } from '../games/board';
import { t } from '../ui/text.svelte';

/** from this part of the way on an end is worth a word */
const IN_SIGHT = 0.6;
/** so few points before the last one, the end is near */
const FEW_POINTS = 3;
/** so few of anything else */
const FEW = 1;

/** Who leads, as a sentence; `seat` is who looks. */
export function leadOf({ leaders, points }: Goal, players: readonly string[], seat: number | null): string {
  if (leaders.length > 1 && leaders.length === players.length) return t('ui-goal-level', { points });
  if (leaders.length > 1) return t('ui-goal-share', { names: leaders.map((one) => players[one]).join(', '), points });
  return leaders[0] === seat ? t('ui-goal-you-lead', { points }) : t('ui-goal-leads', { player: players[leaders[0]!] ?? '', points });
}

export interface Ending {
  words: string;
  /** those of whom the words speak by their emblems */
  seats: readonly number[];
  near: boolean;
}

/** What ends the game, and how far away it is; `named` is what a counter is called, `seat` is who looks. */
export function endingOf(goal: Goal, players: readonly string[], named: (counter: string) => string, seat: number | null): Ending {
  if (goal.left.length > 0) return { words: t('ui-goal-left'), seats: goal.left, near: true };
  const [end] = [...goal.ends].sort((one, other) => other.now / other.of - one.now / one.of);
  if (!end) return { words: '', seats: [], near: goal.last };
  const left = end.of - end.now;
  const counter = named(end.key);
  if (goal.last) return { words: left > 0 ? t('ui-goal-left-of', { counter, left }) : '', seats: [], near: true };
  if (end.key === 'points') {
    if (left <= FEW_POINTS) return { words: t('ui-goal-near'), seats: [], near: true };
    const [whose, ...others] = end.seats;
    if (whose === undefined || others.length > 0) return { words: '', seats: [], near: false };
    const words = whose === seat ? t('ui-goal-you-need', { left }) : t('ui-goal-needs', { player: players[whose] ?? '', left });
    return { words, seats: [], near: false };
  }
  if (end.now / end.of < IN_SIGHT) return { words: t('ui-goal-far'), seats: [], near: false };
  return { words: t('ui-goal-left-of', { counter, left }), seats: end.seats.length < 3 ? end.seats : [], near: left <= FEW };
}
