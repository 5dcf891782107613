import type { BoardProps, Target } from './board';

/** The attributes of `target` for things that are read out by their own words; the label is for the breadcrumb. */
export function worded(target: BoardProps<unknown>['target'], id: string, label: string, nth?: number): Target {
  const { 'aria-label': _, ...attributes } = target(id, label, nth);
  return attributes;
}
