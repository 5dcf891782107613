// Attributes of things that stand on other things: only what can be picked now may take the click.
import type { BoardProps, Target } from '../board';
import type { RollView } from '../../wire/roll';

/** What the parts of the board need of its props. */
export type Shared = Pick<BoardProps<RollView>, 'target' | 'info' | 't'>;

/** The attributes of `target`, or none while the thing can neither be picked nor taken back. */
export function hit(target: Shared['target'], id: string, label: string): Partial<Target> {
  const attributes = target(id, label);
  return attributes['data-lit'] || attributes['data-picked'] ? attributes : {};
}
