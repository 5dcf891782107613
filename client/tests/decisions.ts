// Decisions for tests: ways, prompts and a table that notes what is asked of it.
import type { Delta, Line, Preview, Prompt, Shape, Subset, Way } from '../src/wire/wire';
import type { Decider } from '../src/table/picking.svelte';
import type { Route } from '../src/table/routes';

export const line = (key: string): Line => ({ key, words: {} });
export const asks = (key: string, ...shape: Shape[]): Prompt => ({ step: key, line: line(key), rule: '', shape });
export const preview = (deltas: Delta[] = [], more: Partial<Preview> = {}): Preview => ({
  lines: [],
  stop: 'none',
  deltas,
  nothing: false,
  ...more,
});
export const gain = (counter: string, change: number, lost = 0): Delta => ({ seat: 0, counter, change, lost });
export const leaf = (action: number, picks: string[], end: Preview | null = preview(), more = false): Way => ({
  action,
  line: line(`do-${action}`),
  picks,
  then: [],
  preview: end,
  more,
});
export const fork = (action: number, picks: string[], prompt: Prompt, ...then: Way[]): Way => ({
  ...leaf(action, picks, null),
  then,
  prompt,
});
export const subset = (members: Record<string, number>, more: Partial<Subset> = {}): Subset => ({
  type: 'subset',
  members,
  actions: Object.fromEntries(Object.keys(members).map((id, at) => [id, 10 + at])),
  least: 1,
  most: Object.values(members).reduce((sum, count) => sum + count, 0),
  ...more,
});

/** A table at which seat 0 decides, alone with bots. */
export class Table implements Decider {
  seat = 0;
  open = true;
  out = false;
  accompanied = false;
  readonly asked: (readonly number[])[] = [];
  readonly sent: Route[] = [];

  plans(after: readonly number[]): void {
    this.asked.push(after);
  }

  send(route: Route): void {
    this.sent.push(route);
  }

  get moves(): (readonly number[])[] {
    return this.sent.map(({ actions }) => actions);
  }
}
