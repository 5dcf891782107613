// What a click on a thing of the board would bring, for the tags that stand on things.
import { getContext, setContext } from 'svelte';
import type { Counters } from '../games/board';
import type { Option, Route } from './routes';

export interface Tags {
  /** the ways that begin with a click on a thing; none if it cannot be picked now */
  at: (id: string) => readonly Route[];
  /** what comes of the own counter by what is pointed at or chosen */
  change: (counter: string) => number;
  readonly seat: number | null;
  readonly counters: Counters;
}

const NONE: Tags = { at: () => [], change: () => 0, seat: null, counters: {} };
const KEY = 'tags';

export const provideTags = (tags: Tags): Tags => setContext(KEY, tags);
/** Where nothing can be picked (a replay), nothing has a tag. */
export const tags = (): Tags => getContext<Tags | undefined>(KEY) ?? NONE;

/** The ways of all options by the thing that is clicked for each. */
export function byThing(options: readonly Option[]): ReadonlyMap<string, readonly Route[]> {
  const found = new Map<string, Route[]>();
  for (const { next, routes } of options) if (next !== undefined) found.set(next, [...(found.get(next) ?? []), ...routes]);
  return found;
}
