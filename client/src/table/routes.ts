// Routes: every way through the own decisions of one gesture, as the server looked it out, flat.
import type { Choice, Delta, Line, Preview, Way } from '../wire/wire';
import { fitting } from './picks';

export interface Route {
  /** the decisions, in order: the first is the move, the others go with it */
  actions: readonly number[];
  picks: readonly string[];
  /** how many picks belong to each decision */
  parts: readonly number[];
  lines: readonly Line[];
  /** what comes of the whole; null: not known yet */
  preview: Preview | null;
  /** further own choices follow that were not looked at */
  more: boolean;
}

const START: Route = { actions: [], picks: [], parts: [], lines: [], preview: null, more: false };

const onward = (before: Route, { action, line, picks }: Choice, preview: Preview | null, more: boolean): Route => ({
  actions: [...before.actions, action],
  picks: [...before.picks, ...picks],
  parts: [...before.parts, picks.length],
  lines: [...before.lines, line],
  preview,
  more,
});

/** The routes of a tree of ways, after what leads to it. */
export function routesOf(ways: readonly Way[], before: Route = START): Route[] {
  return ways.flatMap((way) => {
    const route = onward(before, way, way.preview, way.more);
    return way.then.length > 0 ? routesOf(way.then, route) : [route];
  });
}

/** The choices of a position as routes, while nothing is known of what comes of them. */
export const plain = (choices: readonly Choice[]): Route[] => choices.map((choice) => onward(START, choice, null, false));

/** Routes with those that lead on from one of them in its place. */
export function replaced(routes: readonly Route[], route: Route, ways: readonly Way[]): Route[] {
  return routes.flatMap((one) => (one === route ? routesOf(ways, route) : [one]));
}

/** The picks of a route up to the end of its nth decision. */
export const picksTo = (route: Route, decision: number): readonly string[] =>
  route.picks.slice(
    0,
    route.parts.slice(0, decision + 1).reduce((sum, part) => sum + part, 0),
  );

/** The decision of a route that the next pick belongs to. */
export function decisionAt(route: Route, path: readonly string[]): number {
  let taken = 0;
  const place = route.parts.findIndex((part) => (taken += part) > path.length);
  return place < 0 ? route.actions.length - 1 : place;
}

/** One of the choices at a place of the routes. */
export interface Option {
  id: string;
  line: Line;
  /** the decisions up to this one */
  actions: readonly number[];
  /** the path when it is chosen */
  picks: readonly string[];
  /** the next element to be clicked for it */
  next: string | undefined;
  routes: readonly Route[];
}

/** The decisions that can be taken next, with all routes through each. */
export function optionsAt(routes: readonly Route[], path: readonly string[]): Option[] {
  const found = new Map<string, Option & { routes: Route[] }>();
  for (const route of fitting(routes, path)) {
    const decision = decisionAt(route, path);
    const actions = route.actions.slice(0, decision + 1);
    const id = actions.join('-');
    const known = found.get(id);
    if (known) known.routes.push(route);
    else
      found.set(id, {
        id,
        line: route.lines[decision]!,
        actions,
        picks: picksTo(route, decision),
        next: route.picks[path.length],
        routes: [route],
      });
  }
  return [...found.values()];
}

/** The answer that means "let it be": who takes it has done what led to it, and no more. */
const LET_BE = 'button:pass';

/**
 * Answers in one row: where an answer only leads to another question that may be declined, the answers to that
 * one stand in its place, and declining keeps its words ("Allow", and "Follow" for "allow, then follow").
 */
export function inOneRow(options: readonly Option[]): Option[] {
  const isAnswer = ({ next }: Option): boolean => next?.startsWith('button:') === true;
  const [declined, others]: [Option[], Option[]] = [[], []];
  if (!options.every(isAnswer)) return [...options];
  for (const option of options) {
    const further = option.routes.some((route) => route.actions.length === option.actions.length)
      ? []
      : optionsAt(option.routes, option.picks);
    const decline = further.every(isAnswer) ? further.find(({ next }) => next === LET_BE) : undefined;
    if (decline) declined.push({ ...decline, line: option.line, next: option.next });
    others.push(...(decline ? further.filter((one) => one !== decline) : [option]));
  }
  return [...declined, ...others];
}

/** What all routes bring alike. */
export function common(routes: readonly Route[]): Delta[] {
  const [first, ...others] = routes.map((route) => route.preview?.deltas ?? []);
  const same = (one: Delta, other: Delta): boolean =>
    one.seat === other.seat && one.counter === other.counter && one.change === other.change;
  return (first ?? []).filter((delta) => others.every((deltas) => deltas.some((other) => same(delta, other))));
}

/** Take an action and do nothing with it. */
const TAKE_ONLY = 'pass';

/** The ways that are meant if nobody says otherwise: what may be used is used, where leaving it is a way of its own. */
export function meant(routes: readonly Route[]): readonly Route[] {
  const ends = ({ picks }: Route, answer: string): string => (picks.at(-1) === answer ? picks.slice(0, -1).join() : '');
  const used = new Set(routes.map((route) => ends(route, 'button:use')).filter((way) => way !== ''));
  const left = routes.filter((route) => !used.has(ends(route, 'button:decline')));
  const done = left.filter(({ picks }) => picks.at(-1) !== TAKE_ONLY);
  return done.length > 0 ? done : left;
}

export const isVain = (routes: readonly Route[]): boolean => routes.every((route) => route.preview?.nothing === true);

/** The counter of a seat that is full, where routes bring nothing because of it. */
export const fullOf = (routes: readonly Route[], seat: number | null): string | undefined =>
  isVain(routes) ? common(routes).find((delta) => delta.seat === seat && delta.lost > 0)?.counter : undefined;

/** Things that can be gathered one after another, each a decision of its own, and what is done with them then. */
export interface Gathering {
  /** the pick that begins each of the decisions */
  start: string;
  actions: ReadonlyMap<string, number>;
  finish: { action: number; line: Line };
}

/** Is what a pick begins a gathering that may be finished after any number of things? */
export function gatheringOf(routes: readonly Route[], start: string): Gathering | null {
  const members = routes.filter((route) => route.parts[0] === 2 && route.picks[0] === start);
  const repeats = members.some((route) => route.parts[1] === 2 && route.picks[2] === start);
  const last = members.find((route) => route.actions.length === 2 && route.parts[1] === 1);
  if (members.length === 0 || !last || (!repeats && new Set(members.map((route) => route.picks[1])).size > 1)) return null;
  const actions = new Map(members.map((route) => [route.picks[1]!, route.actions[0]!]));
  return { start, actions, finish: { action: last.actions[1]!, line: last.lines[1]! } };
}
