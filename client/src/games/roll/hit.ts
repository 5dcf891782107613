// Attributes of things that stand on other things: only what can be picked now is a button.
import type { BoardProps, Target } from '../board';
import { worded } from '../worded';
import type { RollView } from '../../wire/roll';

/** What the parts of the board need of its props. */
export type Shared = Pick<BoardProps<RollView>, 'target' | 'info' | 't'>;

/** The attributes of `target`; while the thing can neither be picked nor taken back, only its id: it may say why not. */
export function hit(target: Shared['target'], id: string, label: string): Partial<Target> {
  const attributes = target(id, label);
  if (attributes['data-lit'] || attributes['data-picked']) return attributes;
  // What belongs to others has no id.
  return attributes['data-pick'] ? { 'data-pick': id } : {};
}

/** As `hit`, for things that are read out by their own words. */
export function wordedHit(target: Shared['target'], id: string, label: string): Partial<Target> {
  return hit((one, said) => worded(target, one, said ?? ''), id, label);
}
