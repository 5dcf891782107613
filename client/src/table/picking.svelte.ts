// Picking: from clicks on the board and on buttons to a plan, by the shapes of the decisions it goes through.
import type { Choice, Delta, Line, Plans, Prompt } from '../wire/wire';
import { clicked, filled, fitting, nextPicks, reached, shortcuts } from './picks';
import {
  beginsFurther,
  actionOf,
  common,
  decisionAt,
  inOneRow,
  likelyPaths,
  meant,
  nextQuestion,
  type Option,
  optionsAt,
  placesAt,
  plain,
  promptAt,
  replaced,
  type Route,
  routesOf,
} from './routes';
import { answersOf, begun, type Chosen, counting, isSame, openSetOf, partOf, planOf, setOfButton, thingsOf, toggled } from './shapes';
import { spentPath, tapped, turning, worthOf } from './spending';
import { settings } from '../ui/settings.svelte';
import { sound } from '../ui/sound';

/** The table that something is picked at. */
export interface Decider {
  /** whose decision it is */
  readonly seat: number | null;
  /** can the decision on the screen be taken now? */
  readonly open: boolean;
  /** a move is on its way: nothing can be picked */
  readonly out: boolean;
  /** does another person play at this table? */
  readonly accompanied: boolean;
  /** Ask what can be done after some own decisions. */
  plans(after: readonly number[]): void;
  send(route: Route): void;
}

/** May what was picked go by itself: not at all, if it can be taken back, or in any case? */
type Eager = '' | 'safely' | 'anyway';

const sorted = (actions: readonly number[]): string => [...actions].sort((one, other) => one - other).join();

/** Does the last decision of a route say how it is confirmed? */
const confirmOf = ({ asks, actions }: Route): string | undefined => partOf(asks.at(-1), actions.at(-1)!)?.confirm;

export class Picking {
  #prompt = $state.raw<Prompt | null>(null);
  /** every way through the present decision, as far as the server has told */
  #all = $state.raw<readonly Route[]>([]);
  /** what the player picked; `path` has the steps that left no choice as well */
  #picked = $state.raw<readonly string[]>([]);
  /** decisions chosen in a list, where several share a path */
  #aimed = $state.raw<readonly number[]>([]);
  /** things of a set */
  #set = $state.raw<Chosen | null>(null);
  /** what may be done after the set, as far as the server has told */
  #afterwards = $state.raw<readonly Route[]>([]);
  /** what the pointer or the focus is on */
  #hovered = $state('');
  /** what was picked should go as soon as it is known what comes of it */
  #eager: Eager = '';

  constructor(private table: Decider) {}

  readonly routes = $derived.by(() => (this.table.open ? this.#all : []));
  readonly #aimedRoutes = $derived(this.routes.filter((route) => this.#aimed.every((action, place) => route.actions[place] === action)));
  readonly path = $derived.by((): readonly string[] => {
    const set = this.#set;
    if (!set) return filled(this.#aimedRoutes, this.#picked);
    if (set.shape.spends) return spentPath(this.routes, set);
    return [...(set.shape.start ? [set.shape.start] : []), ...set.things.map(({ id }) => id)];
  });
  /** the whole plan, when nothing is left to pick */
  readonly chosen = $derived.by((): Route | null => {
    if (this.#gathers) return this.#together(this.#gathers);
    const all = this.#aimed.length > 0 && this.#aimedRoutes.length === 1 ? this.#aimedRoutes[0]! : reached(this.#aimedRoutes, this.path);
    return all && !all.more ? all : null;
  });
  /** where the alternatives begin: a finished plan can still be aimed elsewhere with its last pick */
  readonly base = $derived.by((): readonly string[] => {
    if (this.#gathers) return this.#gathers.shape.start ? this.path : [];
    if (!this.chosen) return this.path;
    const before = filled(this.routes, this.#picked.slice(0, -1));
    return before.length < this.path.length ? before : this.#picked.slice(0, -1);
  });
  /** the routes that are still open; boards draw what they can pick */
  readonly live = $derived.by((): Choice[] => {
    const start = this.#gathers?.shape.start;
    const open = start ? this.routes.filter(({ picks }) => picks[0] === start) : fitting(this.routes, this.base);
    return open.map((route) => ({ action: route.actions[0]!, line: route.lines[decisionAt(route, this.base)]!, picks: [...route.picks] }));
  });
  /** the decisions to choose from now */
  readonly options = $derived(this.#gathers?.shape.start ? [] : inOneRow(optionsAt(this.routes, this.base)));
  /** what else could be done where a thing that is asked for twice was taken as meant, or where an answer goes with a set */
  readonly asides = $derived.by((): Option[] => {
    if (this.#set) return this.#instead();
    const at = this.path.findIndex((id, place) => place > 0 && id === this.path[place - 1]);
    return at < 0 ? [] : optionsAt(this.routes, this.path.slice(0, at)).filter(({ next }) => next !== this.path[at]);
  });
  /** the decision that the next pick belongs to */
  readonly prompt = $derived(this.#gathers ? this.#prompt : (promptAt(this.routes, this.base) ?? this.#prompt));
  /** what is asked now, in the words of its pick where it has some: also where the first pick filled itself in */
  readonly question = $derived.by(() => {
    const next = this.#gathers ? undefined : nextQuestion(this.routes, this.base);
    return this.#set?.shape.asks ?? next ?? this.prompt?.line;
  });
  /** the next pick is what goes somewhere, and not yet the place */
  readonly beginsFurther = $derived(!this.#gathers && beginsFurther(this.routes, this.base));
  /** the path that a tap on a place alone means */
  readonly #likely = $derived(likelyPaths(this.routes, this.base));
  readonly lit = $derived.by((): ReadonlySet<string> => {
    const set = this.#set;
    const ids = !set
      ? [
          ...nextPicks(this.options, this.base),
          ...shortcuts(this.options, this.base),
          ...this.#likely.keys(),
          ...(this.base.length > 0 ? placesAt(this.routes, this.base) : []),
        ].filter((id) => !this.path.includes(id))
      : set.shape.spends
        ? [...Object.keys(set.shape.members), ...(this.path.length > 1 ? nextPicks(this.routes, this.path) : [])]
        : set.shape.start
          ? [...Object.keys(set.shape.members), ...nextPicks(this.routes, [])].filter((id) => id !== set.shape.start)
          : this.routes.flatMap(({ picks }) => picks);
    return new Set(ids);
  });
  readonly #hoveredWays = $derived(this.#hovered === '' ? [] : this.waysOf(this.#hovered));
  /** what would come of a click where the pointer is, or else of what is chosen */
  readonly aim = $derived.by((): readonly Delta[] =>
    this.#hoveredWays.length > 0 ? common(meant(this.#hoveredWays)) : (this.chosen?.preview?.deltas ?? []),
  );
  /** what the pointer is on, once it is known what would come of a click there */
  readonly foreseen = $derived(
    this.#hoveredWays.length > 0 && this.#hoveredWays.every(({ preview }) => preview !== null) ? this.#hovered : undefined,
  );

  /** the set whose things make up the plan; not one whose things are spent on another */
  get #gathers(): Chosen | null {
    return this.#set && !this.#set.shape.spends ? this.#set : null;
  }

  // -- what is asked ----------------------------------------------------------------------------------

  /** Another decision is asked; nothing is known of what comes of it. */
  ask(choices: readonly Choice[], prompt: Prompt | null): void {
    this.#prompt = prompt;
    this.#all = plain(choices, prompt);
    this.#reset();
  }

  /** The pointer rests on nothing: another position came. */
  unpoint(): void {
    this.#hovered = '';
  }

  /** The server has told what can be done, and what would come of it. */
  learn({ after, ways, prompt }: Pick<Plans, 'after' | 'ways' | 'prompt'>): void {
    if (after.length === 0) {
      this.#all = routesOf(ways, prompt ?? this.#prompt);
      this.#askAfterwards();
    } else {
      const leading = this.#all.find((route) => route.more && route.actions.join() === after.join());
      if (leading) this.#all = replaced(this.#all, leading, ways, prompt ?? null);
      const set = this.#gathers;
      if (set?.shape.ends && after.join() === planOf(set.shape, set.things).join()) this.#afterwards = routesOf(ways, prompt ?? null);
    }
    this.#goOn(this.#eager);
  }

  /** The pointer or the focus is on an element: what would come of it is shown, and asked for if it is not known. */
  hover(id: string): void {
    if (id === this.#hovered) return;
    this.#hovered = id;
    const [way, ...others] = id === '' || this.table.out ? [] : this.waysOf(id);
    if (way?.more && others.length === 0) this.table.plans(way.actions);
  }

  // -- clicks -----------------------------------------------------------------------------------------

  readonly #after = (id: string): string[] | null => clicked(this.routes, this.path, id, (path) => likelyPaths(this.routes, path).get(id));

  /** The ways that are left after a click on an element; none if it leads nowhere. */
  waysOf(id: string): Route[] {
    if (this.#set || !this.lit.has(id)) return [];
    const path = this.#after(id);
    return path ? fitting(this.routes, filled(this.routes, path)) : [];
  }

  /** Would a click on an element do something? */
  leadsTo(id: string): boolean {
    return this.lit.has(id) || this.path.includes(id) || this.#after(id) !== null;
  }

  /** Pick an element (`nth` of those that share the id), or only hold it; false if that leads nowhere. */
  pick(id: string, nth = 0, hold = false): boolean {
    if (this.table.out) return true;
    // The table is about to show something else: nothing that was picked is taken back by a click meanwhile.
    if (this.routes.length === 0) return this.path.includes(id);
    if (this.#set) {
      const { start } = this.#set.shape;
      if (this.#tap(id, nth)) return true;
      if (!start) return false;
    }
    // The last thing once more: go. What is for good only Go sends.
    if (this.chosen && this.started && id === this.path.at(-1)) {
      if (confirmOf(this.chosen) !== 'always') this.table.send(this.chosen);
      return true;
    }
    const path = this.#after(id);
    if (!path) return false;
    const held = this.path;
    const next = path.length <= held.length + 1 && path.every((one, place) => one === held[place] || place === path.length - 1);
    const likely = this.#likely.get(id)?.join() === path.join();
    const set = path.length === 1 ? setOfButton(this.#prompt, id) : undefined;
    this.#aimed = [];
    this.#picked = path;
    sound('pick');
    if (set?.spends) this.#turn(turning({ shape: set }, thingsOf(set).find((thing) => held.includes(thing.id)) ?? null, this.#worth));
    else if (set) this.#set = { shape: set, things: begun(set, held), turned: null };
    else this.#goOn(hold ? '' : settings.confirm !== 'every' && this.#isSure(path) ? 'anyway' : next || likely ? 'safely' : '');
    return true;
  }

  /** Put what is held down on an element; false if it cannot lie there. */
  drop(id: string): boolean {
    if (!this.path.includes(id)) return this.pick(id);
    // Where it can only go there, that is filled in since it was taken up; where it came from is no place for it.
    if (!this.chosen || id !== this.path.at(-1)) return false;
    this.#goOn('safely');
    return true;
  }

  /** Pick a decision by its action, and those that follow from it as far as they are known, or all of a path: as a proposal. */
  take(what: number | readonly string[], then: readonly number[] = []): void {
    if (typeof what === 'number') return this.#takeAction(what, then);
    if (this.table.out) return;
    this.#aimed = [];
    this.#picked = what;
    sound('pick');
    this.#goOn('');
  }

  #takeAction(action: number, then: readonly number[]): void {
    const option = optionsAt(this.routes, []).find(({ id }) => id === String(action));
    if (!option || this.table.out) return;
    this.#aim(option, '');
    const whole = [action, ...then];
    const known = this.routes.some((route) => whole.every((one, place) => route.actions[place] === one));
    if (known) {
      this.#aimed = whole;
      this.#goOn('');
    }
  }

  /** Choose an entry of the list of moves. */
  choose(option: Option): void {
    if (this.table.out) return;
    if (this.#gathers && this.#tapAny(option.next ?? '')) return;
    if (this.chosen && this.chosen.actions.join('-') === option.id) this.table.send(this.chosen);
    else this.#aim(option, 'safely');
  }

  /** Give an answer: its button says what it does, so it goes unless something is still to be picked. */
  answer(option: Option): void {
    if (this.table.out) return;
    if (this.#gathers && option.routes.length === 1) this.table.send(option.routes[0]!);
    else this.#aim(option, settings.confirm === 'every' ? '' : 'anyway');
  }

  #aim(option: Option, eager: Eager): void {
    this.#leaveSet();
    this.#picked = [...option.picks];
    this.#aimed = option.actions;
    sound('pick');
    this.#goOn(eager);
  }

  // -- going ------------------------------------------------------------------------------------------

  /** Send what is chosen if nothing forbids it; if it is not known yet what comes of it, ask and wait. */
  #goOn(eager: Eager): void {
    this.#eager = eager;
    const open = fitting(this.#aimedRoutes, this.path).filter((route) => route.more && route.picks.length === this.path.length);
    if (open.length === 1) this.table.plans(open[0]!.actions);
    const { chosen } = this;
    if (!chosen?.preview || eager === '') return;
    this.#eager = '';
    if (eager === 'anyway' || this.#isSafe(chosen)) this.table.send(chosen);
  }

  /** Is there nothing to think over any more, whatever comes of it? */
  #isSure(path: readonly string[]): boolean {
    const ways = fitting(this.routes, path);
    const before = path.slice(0, -1);
    return ways.every((route) => {
      const decision = decisionAt(route, before);
      return partOf(route.asks[decision], route.actions[decision]!)?.confirm === 'never';
    });
  }

  /** Does a click that completes a plan send it? */
  #isSafe(route: Route): boolean {
    if (settings.confirm !== 'final') return settings.confirm === 'never';
    const { picks, preview } = route;
    if (!preview || preview.nothing || confirmOf(route) === 'always') return false;
    if (preview.deltas.some(({ seat, lost }) => seat === this.table.seat && lost > 0)) return false;
    return preview.stop === 'none' || (preview.stop === 'people' && (!this.table.accompanied || picks.length > 1));
  }

  // -- sets -------------------------------------------------------------------------------------------

  readonly #worth = (thing: { id: string; nth: number }): number => worthOf(this.routes, this.table.seat, thing);

  /** A tap while a set is chosen; false if it is not of the set, which then is left if a button began it. */
  #tap(id: string, nth: number): boolean {
    const set = this.#set!;
    const { shape, things } = set;
    if (!(id in shape.members)) return shape.spends ? this.#endTurn(id) : this.#tapBeside(set, id);
    if (shape.spends) this.#turn(tapped(set, { id, nth }, this.#worth));
    else this.#put({ ...set, things: toggled(shape, things, { id, nth }) });
    sound('pick');
    return true;
  }

  #put(set: Chosen): void {
    const { shape, things } = set;
    const isFull = things.length === shape.most && things.length > this.#set!.things.length;
    this.#set = set;
    this.#afterwards = [];
    this.#askAfterwards();
    // It closes by itself, and nothing was proposed: the last tap is a click that completes a plan.
    if (isFull && shape.done === undefined && !shape.preset) this.#goOn('safely');
  }

  #tapBeside({ shape }: Chosen, id: string): boolean {
    if (shape.start) {
      this.clear();
      return id === shape.start;
    }
    // Where they go: that is as good as Go.
    if (!this.chosen || !this.routes.some(({ picks }) => picks[1] === id)) return false;
    this.table.send(this.chosen);
    return true;
  }

  /** The list knows no single things: the first of its like that is not chosen yet, or else is. */
  #tapAny(id: string): boolean {
    const alike = thingsOf(this.#set!.shape).filter((thing) => thing.id === id);
    const thing = alike.find(({ nth }) => !this.isPicked(id, nth)) ?? alike[0];
    return thing !== undefined && this.#tap(id, thing.nth);
  }

  /** Put a thing into the set of a button, or out of it; false if it is not of that set. */
  gather(start: string, id: string, nth: number): boolean {
    if (this.table.out) return true;
    if (this.#gathers?.shape.start === start) return this.#tap(id, nth);
    const shape = this.routes.length > 0 ? setOfButton(this.#prompt, start) : undefined;
    if (!shape || !(id in shape.members)) return false;
    this.clear();
    this.#picked = [start];
    this.#set = { shape, things: [{ id, nth }], turned: null };
    sound('pick');
    return true;
  }

  /** A set is left: nothing is chosen, or what the decision asks for at once. */
  #leaveSet(): void {
    const shape = openSetOf(this.#prompt);
    this.#set = shape ? { shape, things: begun(shape), turned: null } : null;
    this.#afterwards = [];
  }

  /** What is asked next, once enough is chosen and an answer may go with it. */
  #askAfterwards(): void {
    const set = this.#gathers;
    if (set?.shape.ends && set.things.length >= set.shape.least) this.table.plans(planOf(set.shape, set.things));
  }

  /** The set as one route. */
  #together({ shape, things }: Chosen): Route | null {
    // Something else is about to be shown, or too little is chosen.
    if (this.routes.length === 0 || things.length < shape.least) return null;
    const plan = planOf(shape, things);
    const ends = this.#afterwards.find(({ asks, actions }) => answersOf(asks.at(-1))?.ends === actions.at(-1));
    if (plan.length === 0) return null;
    if (shape.ends && ends) return this.#as(shape.ends, [...plan, ...ends.actions], ends.preview);
    const same = this.routes.find(({ actions }) => sorted(actions) === sorted(plan));
    const closed = this.routes.find(({ actions }) => shape.done !== undefined && actions.at(-1) === shape.done);
    return this.#as(shape.says ?? (closed ?? same)?.lines.at(-1), plan, (same ?? closed)?.preview ?? null);
  }

  #as(line: Line | null | undefined, actions: readonly number[], preview: Route['preview']): Route {
    const said = line ?? this.routes[0]!.lines[0]!;
    const { path } = this;
    return {
      actions,
      picks: path,
      parts: [path.length],
      lines: [counting(said, this.#set!.things.length)],
      asks: actions.map(() => this.#prompt),
      preview,
      more: false,
    };
  }

  /** What is taken, without the answer that would go with it: there is more to be done afterwards. */
  #instead(): Option[] {
    const { shape, things } = this.#set!;
    if (!shape.only || this.#afterwards.length < 2 || !this.chosen) return [];
    const only = this.#as(shape.only, planOf(shape, things), null);
    const { actions, picks } = only;
    return [{ id: `${actions.join('-')}-only`, line: only.lines[0]!, actions, picks, next: undefined, routes: [only] }];
  }

  // -- one thing turned, others given up for it ---------------------------------------------------------

  #turn(set: Chosen): void {
    this.#set = set;
    this.#goOn('');
  }

  /** A tap on what the thing is turned into; anything else ends it. */
  #endTurn(id: string): boolean {
    const { path } = this;
    const { start } = this.#set!.shape;
    const ends = path.length > 1 && nextPicks(this.routes, path).includes(id);
    this.clear();
    if (ends) {
      this.#picked = [...path, id];
      this.#goOn('safely');
    }
    return ends || id === start;
  }

  /** is something being turned into something else? */
  get turns(): boolean {
    return this.#set?.shape.spends === true;
  }

  /** the set that is being chosen */
  get set(): Chosen | null {
    return this.#set;
  }

  /** how to choose, where the shape says so */
  get how(): Line | null {
    return this.#set?.shape.how ?? null;
  }

  /** is a thing given up for the one that is turned? */
  isGiven(id: string, nth = 0): boolean {
    return this.turns && this.#set!.things.some(isSame({ id, nth }));
  }

  /** how many things are in the set, if the words of its button do not say so themselves */
  get count(): number | null {
    return this.#gathers && !this.#gathers.shape.says ? this.#gathers.things.length : null;
  }

  isPicked(id: string, nth = 0): boolean {
    const set = this.#set;
    if (!set) return this.path.includes(id);
    if (id === set.shape.start) return true;
    return (set.shape.spends ? (set.turned ? [set.turned] : []) : set.things).some(isSame({ id, nth }));
  }

  // -- other tools ------------------------------------------------------------------------------------

  /** What could stand at a place of the path with the rest as it is, what stands there included. */
  swapsAt(place: number): string[] {
    const { path } = this;
    if (this.#set || (place >= path.length - 1 && place < this.#picked.length)) return [];
    const alike = this.routes.filter(({ picks }) => path.every((id, at) => at === place || picks[at] === id));
    return [...new Set(alike.flatMap(({ picks }) => picks[place] ?? []))];
  }

  /** Put the next of them there. */
  swap(place: number): void {
    const [{ path }, ids] = [this, this.swapsAt(place)];
    const other = ids[(ids.indexOf(path[place]!) + 1) % ids.length];
    if (other === undefined || this.table.out) return;
    this.#aimed = [];
    this.#picked = path.with(place, other);
    sound('pick');
    this.#goOn('');
  }

  // -- back -------------------------------------------------------------------------------------------

  /** One step back: what leaves no choice is not stopped at. */
  back(): void {
    this.#eager = '';
    this.#aimed = [];
    const here = this.path.length;
    if (this.#set?.turned) this.#set = { ...this.#set, turned: null, things: [] };
    else if (this.#set) this.clear();
    else
      do this.#picked = this.#picked.slice(0, -1);
      while (this.#picked.length > 0 && filled(this.routes, this.#picked).length >= here);
  }

  clear(): void {
    this.#reset();
    this.#askAfterwards();
  }

  #reset(): void {
    this.#eager = '';
    this.#aimed = [];
    this.#picked = [];
    this.#leaveSet();
  }

  get started(): boolean {
    return this.#picked.length > 0 || this.#aimed.length > 0;
  }
}

/** Does an option do what the shape of its question says of one answer? */
export const isThe = (option: Option | undefined, action: number | null | undefined): boolean =>
  option !== undefined && typeof action === 'number' && actionOf(option) === action;
