// Routes: every way through the own decisions of one gesture, as the server looked it out, flat.
import type { Choice, Delta, Line, Preview, Prompt, Way } from '../wire/wire';
import { fitting } from './picks';
import { answersOf, partOf } from './shapes';

export interface Route {
  /** the decisions, in order: the first is the move, the others go with it */
  actions: readonly number[];
  picks: readonly string[];
  /** how many picks belong to each decision */
  parts: readonly number[];
  lines: readonly Line[];
  /** the question that each decision answers, with its shape; null: not known */
  asks: readonly (Prompt | null)[];
  /** what comes of the whole; null: not known yet */
  preview: Preview | null;
  /** further own choices follow that were not looked at */
  more: boolean;
}

const START: Route = { actions: [], picks: [], parts: [], lines: [], asks: [], preview: null, more: false };

const onward = (before: Route, { action, line, picks }: Choice, prompt: Prompt | null, preview: Preview | null, more: boolean): Route => ({
  actions: [...before.actions, action],
  picks: [...before.picks, ...picks],
  parts: [...before.parts, picks.length],
  lines: [...before.lines, line],
  asks: [...before.asks, prompt],
  preview,
  more,
});

/** The routes of a tree of ways that answer a question, after what leads to it. */
export function routesOf(ways: readonly Way[], prompt: Prompt | null = null, before: Route = START): Route[] {
  return ways.flatMap((way) => {
    const route = onward(before, way, prompt, way.preview, way.more);
    return way.then.length > 0 ? routesOf(way.then, way.prompt ?? null, route) : [route];
  });
}

/** The choices of a position as routes, while nothing is known of what comes of them. */
export const plain = (choices: readonly Choice[], prompt: Prompt | null = null): Route[] =>
  choices.map((choice) => onward(START, choice, prompt, null, false));

/** Routes with those that lead on from one of them in its place. */
export function replaced(routes: readonly Route[], route: Route, ways: readonly Way[], prompt: Prompt | null = null): Route[] {
  return routes.flatMap((one) => (one === route ? routesOf(ways, prompt, route) : [one]));
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

/** The question that the next pick answers, if it is known. */
export function promptAt(routes: readonly Route[], path: readonly string[]): Prompt | null {
  const [route] = fitting(routes, path);
  return route?.asks[decisionAt(route, path)] ?? null;
}

/** How often the thing at a place of a path is taken in a row; an action that is asked for twice is one. All of a set that is
    `gathered` answers one question, as does what no route reaches. */
export function timesAt(routes: readonly Route[], path: readonly string[], place: number, gathered = false): number {
  const step = (at: number): string | undefined => promptAt(routes, path.slice(0, at))?.step;
  let times = 1;
  while (path[place + times] === path[place] && (gathered || (step(place + times) ?? step(place)) === step(place))) times++;
  return times;
}

/** How many picks of its decision are made already, and the questions for the others, if the picks have some of their own. */
function askedAt(route: Route, path: readonly string[]): { made: number; asks: readonly Line[] } {
  const decision = decisionAt(route, path);
  const made = path.length - (decision > 0 ? picksTo(route, decision - 1).length : 0);
  const part = partOf(route.asks[decision], route.actions[decision]!);
  return { made, asks: (part?.type === 'path' && part.asks) || [] };
}

/** The question for the next pick alone, where some picks of its decision are made already: "Where to?". */
export function nextQuestion(routes: readonly Route[], path: readonly string[]): Line | undefined {
  const found = fitting(routes, path).map((route) => {
    const { made, asks } = askedAt(route, path);
    return made > 0 ? asks[made - 1] : undefined;
  });
  return found.every((line) => line === found[0]) ? found[0] : undefined;
}

/** Does the next pick begin a decision, such as which army or ship, before anything of it goes to a place? */
export const beginsFurther = (routes: readonly Route[], path: readonly string[]): boolean =>
  fitting(routes, path).some((route) => askedAt(route, path).made === 0);

/** By place, the path that a tap on it alone means: the shape of the next decision says which piece goes there. */
export function likelyPaths(routes: readonly Route[], path: readonly string[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const route of fitting(routes, path)) {
    const decision = decisionAt(route, path);
    const part = partOf(route.asks[decision], route.actions[decision]!);
    const picks = picksTo(route, decision);
    const place = picks.at(-1);
    if (part?.type === 'path' && place !== undefined && part.likely?.[place] === route.actions[decision]) found.set(place, picks);
  }
  return found;
}

/** The places of the next decision, where a piece may be chosen by them. */
export function placesAt(routes: readonly Route[], path: readonly string[]): string[] {
  return fitting(routes, path).flatMap((route) => {
    const decision = decisionAt(route, path);
    const part = partOf(route.asks[decision], route.actions[decision]!);
    return part?.type === 'path' && part.likely ? picksTo(route, decision).slice(-1) : [];
  });
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

/** The question that an option answers. */
export const promptOf = ({ actions, routes }: Option): Prompt | null => routes[0]?.asks[actions.length - 1] ?? null;

/** The decision of an option itself, without those before it. */
export const actionOf = ({ actions }: Option): number => actions.at(-1)!;

const isAnswer = (option: Option): boolean => partOf(promptOf(option), actionOf(option))?.type === 'answers';

/**
 * Answers in one row: where an answer only leads to another question that may be declined, the answers to that
 * one stand in its place, and declining keeps its words ("Allow", and "Follow" for "allow, then follow").
 */
export function inOneRow(options: readonly Option[]): Option[] {
  const [declined, others]: [Option[], Option[]] = [[], []];
  if (!options.every(isAnswer)) return [...options];
  for (const option of options) {
    const further = option.routes.some((route) => route.actions.length === option.actions.length)
      ? []
      : optionsAt(option.routes, option.picks);
    const decline = further.every(isAnswer) ? further.find((one) => actionOf(one) === answersOf(promptOf(one))?.declines) : undefined;
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

/** The ways that are meant if nobody says otherwise: what may be used is used, and what is asked for twice is what a tap takes. */
export function meant(routes: readonly Route[]): readonly Route[] {
  const done = routes.filter(({ asks, actions }) => answersOf(asks.at(-1))?.declines !== actions.at(-1));
  const twice = done.filter(({ picks }) => picks.some((id, place) => id === picks[place - 1]));
  return twice.length > 0 ? twice : done.length > 0 ? done : routes;
}

/** What ends a look ahead: not the dice of the next turn, where an answer does nothing itself. */
export const stopOf = (route: Route): Preview['stop'] | undefined =>
  isLeft(route) && route.preview?.stop === 'chance' ? undefined : route.preview?.stop;

/** Is a thing let be, or a turn ended? */
export function isLeft({ asks, actions }: Route): boolean {
  const [answers, action] = [answersOf(asks.at(-1)), actions.at(-1)];
  return answers?.declines === action || answers?.ends === action;
}

export const isVain = (routes: readonly Route[]): boolean => routes.every((route) => route.preview?.nothing === true);

/** The counter of a seat that is full, where routes bring nothing because of it. */
export const fullOf = (routes: readonly Route[], seat: number | null): string | undefined =>
  isVain(routes) ? common(routes).find((delta) => delta.seat === seat && delta.lost > 0)?.counter : undefined;
