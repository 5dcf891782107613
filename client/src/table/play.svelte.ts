// Playing at a table: positions as they come, what was picked, and the move that goes out.
import { tick, untrack } from 'svelte';
import type { Delta, Line, LogEntry, Plans, Position, Preview, Problem, SeatInfo } from '../wire/wire';
import { hear } from './clocks';
import { clientId, type Hearing, Link, type TableLink } from './link.svelte';
import { Motion } from './motion';
import type { Takes } from '../games/board';
import { clicked, filled, fitting, isFirst, nextPicks, reached, shortcuts, waysTo } from './picks';
import {
  common,
  decisionAt,
  type Gathering,
  gatheringOf,
  inOneRow,
  isVain,
  meant,
  type Option,
  optionsAt,
  plain,
  replaced,
  type Route,
  routesOf,
} from './routes';
import { pace, settings } from '../ui/settings.svelte';
import { keepSeen, lastSeen } from './seen';
import { sound } from '../ui/sound';

/** All that others did is shown within this time; then the table jumps to the present. */
const PATIENCE = 4000;
const PAUSE = 160;
/** A move that is not answered within this time is said to be on its way; most are, and the board changes once. */
const PROMPTLY = 120;
/** Where nothing moves, the own move waits so long for bots that answer at once: one frame shows both sooner than two would. */
const TOGETHER = 20;

/** An element of the board, by its number among those with the same id. */
interface Thing {
  id: string;
  nth: number;
}

const numbered = (ids: readonly string[]): Thing[] =>
  ids.map((id, place) => ({ id, nth: ids.slice(0, place).filter((other) => other === id).length }));

const isSame =
  (one: Thing) =>
  (other: Thing): boolean =>
    one.id === other.id && one.nth === other.nth;

/** The page as it is now is on the screen; a hidden page has no frames to wait for. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, 150);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late);
        resolve();
      }),
    );
  });

/** May what was picked go by itself: not at all, if it can be taken back, or in any case? */
type Eager = '' | 'safely' | 'anyway';

export class Play {
  readonly link: TableLink;
  /** the position on the screen; others may wait behind it */
  position = $state.raw<Position | null>(null);
  /** the lines up to that position */
  log = $state.raw<LogEntry[]>([]);
  /** the lines that came since the position before it on the screen; where all is hurried, those of several moves */
  news = $state.raw<readonly LogEntry[]>([]);
  /** all lines that have come */
  #lines: LogEntry[] = [];
  /** log lines that were seen at the last visit; 0 on a first one, when nothing is new */
  seen = $state(-1);
  problem = $state.raw<Problem | null>(null);
  unread = $state(0);
  /** what the player picked; `path` has the steps that left no choice as well */
  #picked = $state.raw<string[]>([]);
  /** decisions chosen in a list, where several share a path */
  #aimed = $state.raw<readonly number[]>([]);
  /** things of a set, each with its number among its like */
  #gathered = $state.raw<readonly Thing[]>([]);
  #gathering = $state.raw<Gathering | null>(null);
  /** things that are taken together, with what may be done after them as far as the server has told */
  #taking = $state.raw<Takes | null>(null);
  #afterwards = $state.raw<readonly Route[]>([]);
  /** what is turned into something else, and what is given up for it */
  #turning = $state.raw<{ turned: Thing | null; given: readonly Thing[] } | null>(null);
  /** what the pointer or the focus is on */
  #hovered = $state('');
  /** every way through the present decision, as far as the server has told */
  #routes = $state.raw<readonly Route[]>([]);
  /** what was picked should go as soon as it is known what comes of it */
  #eager: Eager = '';
  #waiting = $state.raw<Position[]>([]);
  #since = 0;
  /** when the motion on the screen will have been seen */
  #seenAt = 0;
  #busy = false;

  readonly motion = new Motion();
  /** the element that holds the board */
  root: Element | null = null;

  readonly choices = $derived.by(() => (this.#ready() ? (this.position?.choices ?? []) : []));
  readonly routes = $derived(this.#ready() && this.choices.length > 0 ? this.#routes : []);
  readonly #aimedRoutes = $derived(this.routes.filter((route) => this.#aimed.every((action, place) => route.actions[place] === action)));
  readonly path = $derived.by(() => {
    if (this.#gathering) return [this.#gathering.start, ...this.#gathered.map(({ id }) => id)];
    if (this.#taking) return this.#gathered.map(({ id }) => id);
    if (this.#turning) return this.#wayThrough(this.#turning);
    return filled(this.#aimedRoutes, this.#picked);
  });
  /** the whole plan, when nothing is left to pick */
  readonly chosen = $derived.by((): Route | null => {
    if (this.#gathering) return this.#together(this.#gathering);
    if (this.#taking) return this.#taken();
    const all = this.#aimed.length > 0 && this.#aimedRoutes.length === 1 ? this.#aimedRoutes[0]! : reached(this.#aimedRoutes, this.path);
    return all && !all.more ? all : null;
  });
  /** where the alternatives begin: a finished plan can still be aimed elsewhere with its last pick */
  readonly base = $derived.by(() => {
    if (this.#taking) return [];
    if (this.#gathering || !this.chosen) return this.path;
    const before = filled(this.routes, this.#picked.slice(0, -1));
    return before.length < this.path.length ? before : this.#picked.slice(0, -1);
  });
  /** the routes that are still open; boards draw what they can pick */
  readonly live = $derived.by(() => {
    const open = this.#gathering ? this.routes.filter(({ picks }) => picks[0] === this.#gathering?.start) : fitting(this.routes, this.base);
    return open.map((route) => ({ action: route.actions[0]!, line: route.lines[decisionAt(route, this.base)]!, picks: [...route.picks] }));
  });
  /** the decisions to choose from now */
  readonly options = $derived(this.#gathering ? [] : inOneRow(optionsAt(this.routes, this.base)));
  /** what else could be done where a thing that is asked for twice was taken as meant */
  readonly asides = $derived.by(() => {
    if (this.#taking) return this.#instead();
    if (this.#turning) return [];
    const at = this.#gathering ? -1 : this.path.findIndex((id, place) => place > 0 && id === this.path[place - 1]);
    return at < 0 ? [] : optionsAt(this.routes, this.path.slice(0, at)).filter(({ next }) => next !== this.path[at]);
  });
  readonly lit = $derived.by(() => {
    if (this.#gathering)
      return new Set([...this.#gathering.actions.keys(), ...nextPicks(this.routes, [])].filter((id) => id !== this.#gathering?.start));
    if (this.#taking) return new Set(this.routes.flatMap(({ picks }) => picks));
    if (this.#turning)
      return new Set([...this.#payable().map(({ id }) => id), ...(this.path.length > 1 ? nextPicks(this.routes, this.path) : [])]);
    const ids = [
      ...nextPicks(this.options, this.base),
      ...shortcuts(this.options, this.base, (id) => this.#isPlace(id) || (this.base.length > 0 && this.#isTarget(id))),
    ];
    return new Set(ids.filter((id) => !this.path.includes(id)));
  });
  readonly #hoveredWays = $derived(this.#hovered === '' ? [] : this.waysOf(this.#hovered));
  /** what would come of a click where the pointer is, or else of what is chosen */
  readonly aim = $derived(this.#hoveredWays.length > 0 ? common(meant(this.#hoveredWays)) : (this.chosen?.preview?.deltas ?? []));
  /** what the pointer is on, once it is known what would come of a click there */
  readonly foreseen = $derived(
    this.#hoveredWays.length > 0 && this.#hoveredWays.every(({ preview }) => preview !== null) ? this.#hovered : undefined,
  );
  readonly behind = $derived(this.#waiting.length > 0);
  /** a move went out and nothing has come back yet: there is nothing to pick meanwhile */
  #out = $state(false);
  #outAt = 0;
  #timer = 0;
  /** a move is on its way, and that takes a while */
  sending = $state(false);

  constructor(table: string, linked: (table: string, hearing: Hearing) => TableLink = (id, hearing) => new Link(id, hearing)) {
    this.link = linked(table, {
      position: (position) => this.#hear(position),
      problem: (problem) => this.#refused(problem),
      acknowledged: () => this.#acknowledged(),
      plans: (plans) => this.#learn(plans),
      said: () => {
        this.unread += 1;
        sound('chat');
      },
    });
  }

  get seat(): number | null {
    return this.position?.seat ?? null;
  }

  get seats(): readonly SeatInfo[] {
    return this.link.table?.seats ?? [];
  }

  get mine(): readonly number[] {
    return this.link.table?.mine ?? [];
  }

  get myTurn(): boolean {
    return this.choices.length > 0;
  }

  /** Can be decided what is on the screen? What others did meanwhile need not be seen first if the question is still the same. */
  #ready(): boolean {
    return !this.sending && this.#waiting.every((next) => this.#asksTheSame(next));
  }

  // -- positions ------------------------------------------------------------------------------------

  #hear(position: Position): void {
    hear(position.clock);
    this.#keep(position);
    clearTimeout(this.#holding);
    const now = this.position;
    if (now && (position.seat !== now.seat || position.version <= now.version)) {
      this.#replace(position);
      return;
    }
    const time = this.#awaitsBots(position) ? this.#heldUntil - performance.now() : 0;
    if (time > 0) this.#showing = new Promise((resolve) => (this.#holding = window.setTimeout(() => resolve(this.#queue(position)), time)));
    else this.#showing = this.#queue(position);
  }

  #queue(position: Position): Promise<void> {
    this.#waiting = [...this.#waiting.filter((other) => other.version < position.version), position];
    return this.#busy ? this.#showing : this.#show();
  }

  /** settled when all that has come is on the screen */
  #showing: Promise<void> = Promise.resolve();

  /** Settled when all that has come is on the screen and was to be seen, for `least` milliseconds or more; `skip` cuts it short. */
  async shown(least = 0): Promise<void> {
    await this.#showing;
    const time = Math.max(least, this.#seenAt - Date.now());
    if (time > 0 && document.visibilityState === 'visible') await this.#rest(time);
  }

  /** the own move is shown at the latest then, whatever bots do */
  #heldUntil = 0;
  #holding = 0;

  /** Is this what came of the own move, with only bots to answer it, and nothing moves on the screen? */
  #awaitsBots({ waiting, over }: Position): boolean {
    if (!this.#out || over || pace() > 0 || waiting.length === 0) return false;
    if (!waiting.every((seat) => this.seats[seat]?.bot)) return false;
    this.#heldUntil ||= performance.now() + TOGETHER;
    return true;
  }

  /** The same moment again (after a break in the line, say), or through other eyes. */
  #replace(position: Position): void {
    this.#waiting = [];
    if (this.#answered) this.#settle();
    if (position.version !== this.position?.version || position.seat !== this.position.seat) this.clear();
    this.#put(position);
  }

  #keep(position: Position): void {
    this.#note(position);
    this.#lines = [...this.#lines.slice(0, position.log_start), ...position.log];
    this.link.keepFrom(this.#lines.length);
  }

  /** what everybody had when the log was so long; the first is where we came in */
  #purses: { lines: number; purse: readonly Readonly<Record<string, number>>[] }[] = [];
  /** what a player has; the game's board says so */
  purse: ((view: never, seat: number) => Readonly<Record<string, number>>) | undefined;

  #note({ log, log_start, view }: Position): void {
    const { purse } = this;
    if (!purse) return;
    const before = this.#purses.filter(({ lines }) => lines <= log_start);
    this.#purses = [...before, { lines: log_start + log.length, purse: this.seats.map(({ seat }) => purse(view as never, seat)) }];
  }

  /** What came of a turn for a seat, from the line that begins it to the one that begins the next; nothing if not all of it was seen. */
  netOf(seat: number, from: number, to: number | undefined): Delta[] {
    const start = this.#purses.findIndex(({ lines }) => lines > from);
    const end = to === undefined ? this.#purses.length - 1 : this.#purses.findIndex(({ lines }) => lines > to);
    const [before, after] = [this.#purses[start]?.purse[seat], this.#purses[end]?.purse[seat]];
    if (start < 1 || !before || !after) return [];
    return Object.keys(after)
      .map((counter) => ({ seat, counter, change: after[counter]! - before[counter]!, lost: 0 }))
      .filter(({ change }) => change !== 0);
  }

  /** Put a position on the table, and what is told of it into the log. */
  #put(position: Position): void {
    const other = !this.#asksTheSame(position);
    if (other) this.#routes = plain(position.choices);
    this.#hovered = '';
    this.position = position;
    if (other) this.#takeTogether();
    if (position.seat !== null && position.choices.length > 0) this.link.plans(position.version, position.seat, []);
    const end = position.log_start + position.log.length;
    this.news = this.#lines.slice(Math.min(this.log.length, position.log_start), end);
    this.log = this.#lines.slice(0, end);
    if (this.seen < 0) this.seen = lastSeen(this.link.id) ?? 0;
    else this.#sing(position);
  }

  /** The new lines of a position, for the ear. */
  #sing(position: Position): void {
    // Where several moves are shown at once, a cue sounds once.
    const cues = new Set(
      position.log.map(({ sound: cue, seats }) => (cue === 'against' && !seats.includes(position.seat ?? -1) ? null : cue)),
    );
    for (const cue of cues) if (cue) sound(cue);
  }

  /** The player goes: what comes later will be new. */
  leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#holding);
    keepSeen(this.link.id, this.log.length);
  }

  /** Show what waits, one after another, each with its motion. */
  async #show(): Promise<void> {
    this.#busy = true;
    this.#since = Date.now();
    while (this.#waiting.length > 0) {
      if (this.#unseen > 0) {
        await this.#rest(this.#unseen);
        continue;
      }
      // Where nothing moves, a frame shows the last of what came since the one before.
      const hurried = pace() === 0;
      const late = hurried || Date.now() - this.#since > PATIENCE || document.visibilityState === 'hidden';
      const next = late ? this.#waiting.at(-1)! : this.#waiting[0]!;
      const still = this.position === null || (late && !hurried) || next.seat !== this.position.seat;
      if (this.root && !still) this.motion.measure(this.root);
      if ((this.#out && this.#answered) || !this.#asksTheSame(next)) this.clear();
      if (this.#answered) this.#settle();
      this.#put(next);
      this.#waiting = late ? [] : this.#waiting.slice(1);
      await tick();
      if (hurried) await painted();
      const time = still ? 0 : this.motion.play();
      const held = still ? 0 : this.#hold(next);
      this.#since += held;
      this.#seenAt = Date.now() + Math.max(held, time * 0.9 + PAUSE * pace());
    }
    this.#busy = false;
  }

  /** Where all decide at once, what others do need not take the own picks away. */
  #asksTheSame(next: Position): boolean {
    const now = this.position;
    if (now === null || now.seat !== next.seat || now.choices.length !== next.choices.length) return false;
    // Changes leave them as they are: what is the same list need not be compared.
    return now.choices === next.choices || JSON.stringify(now.choices) === JSON.stringify(next.choices);
  }

  /** How long the motion on the screen should still be left alone: not at all for who has to decide, or looks away. */
  get #unseen(): number {
    const deciding = this.#out || (this.position?.choices.length ?? 0) > 0;
    return deciding || document.visibilityState === 'hidden' ? 0 : this.#seenAt - Date.now();
  }

  #wake: () => void = () => {};

  #rest(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Any key or tap jumps to the present. */
  skip(): void {
    this.motion.finish();
    this.#since = this.#seenAt = 0;
    this.#wake();
  }

  // -- picking --------------------------------------------------------------------------------------

  /** The server has told what can be done, and what would come of it. */
  #learn({ version, seat, after, ways }: Plans): void {
    if (version !== this.position?.version || seat !== this.seat || ways.length === 0) return;
    if (after.length === 0) this.#routes = routesOf(ways);
    const leading = this.#routes.find((route) => route.more && route.actions.join() === after.join());
    if (leading) this.#routes = replaced(this.#routes, leading, ways);
    if (this.#taking && after.length > 0 && after.join() === this.#each().join()) this.#afterwards = routesOf(ways);
    if (after.length === 0) this.#askAfterwards();
    this.#gatherLate();
    this.#goOn(this.#eager);
  }

  /** The ways that are left after a click on an element; none if it leads nowhere. */
  waysOf(id: string): Route[] {
    if (this.#gathering || this.#taking || this.#turning || !this.lit.has(id)) return [];
    const path = clicked(this.routes, this.path, id, this.targets?.first);
    return path ? fitting(this.routes, filled(this.routes, path)) : [];
  }

  /** The pointer or the focus is on an element: what would come of it is shown, and asked for if it is not known. */
  hover(id: string): void {
    if (id === this.#hovered) return;
    this.#hovered = id;
    const [way, ...others] = id === '' || this.#out ? [] : this.waysOf(id);
    if (way?.more && others.length === 0 && this.position && this.seat !== null)
      this.link.plans(this.position.version, this.seat, way.actions);
  }

  /** Pick an element (`nth` of those that share the id), or only hold it; false if that leads nowhere. */
  pick(id: string, nth = 0, hold = false): boolean {
    if (this.#out) return true;
    // The table is about to show something else: nothing that was picked is taken back by a click meanwhile.
    if (this.routes.length === 0) return this.path.includes(id);
    if (this.#turning && this.#turn(id, nth)) return true;
    if (this.#gathering && this.#toggle(id, nth)) return true;
    if (this.#taking) return this.#swap(id, nth);
    // The last thing once more: go.
    if (this.chosen && this.started && id === this.path.at(-1)) {
      this.confirm();
      return true;
    }
    const path = clicked(this.routes, this.path, id, this.targets?.first);
    if (!path) return false;
    const sole = this.lit.has(id) && this.solePlaces.some((kind) => id.startsWith(kind));
    const straight =
      this.path.length > 0 && this.#isTarget(id) && (isFirst(path, this.targets!.first) || waysTo(this.routes, this.path, id).length === 1);
    const gathering = path.length === 1 ? gatheringOf(this.routes, id) : null;
    const aimed = path.length <= this.path.length + 1 && path.every((one, place) => one === this.path[place] || place === path.length - 1);
    const held = this.path;
    this.problem = null;
    this.#aimed = [];
    this.#picked = path;
    sound('pick');
    if (gathering) this.#gather(gathering, held);
    else if (path.length === 1 && id === this.spends?.button) this.#beginTurn(held);
    else if (hold) this.#goOn('');
    else if (settings.confirm !== 'every' && this.sure.some((kind) => id.startsWith(kind))) this.#goOn('anyway');
    else this.#goOn(aimed || straight || sole || this.#isPlace(id) ? 'safely' : '');
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

  readonly #isPlace = (id: string): boolean => this.places.some((kind) => id.startsWith(kind));
  readonly #isTarget = (id: string): boolean => this.targets?.places.some((kind) => id.startsWith(kind)) === true;

  /** Would a click on an element do something? */
  leadsTo(id: string): boolean {
    return this.lit.has(id) || this.path.includes(id) || clicked(this.routes, this.path, id, this.targets?.first) !== null;
  }

  /** Pick a decision by its action, as a proposal. */
  take(action: number): void {
    const option = optionsAt(this.routes, []).find(({ id }) => id === String(action));
    if (option && !this.#out) this.#aim(option, '');
  }

  /** Choose an entry of the list of moves. */
  choose(option: Option): void {
    if (this.#out) return;
    if (this.#taking) this.#swapAny(option.next ?? '');
    else if (this.chosen && this.chosen.actions.join('-') === option.id) this.confirm();
    else this.#aim(option, 'safely');
  }

  /** Give an answer: its button says what it does, so it goes unless something is still to be picked. */
  answer(option: Option): void {
    if (this.#taking) this.#send(option.routes[0]!);
    else if (!this.#out) this.#aim(option, settings.confirm === 'every' ? '' : 'anyway');
  }

  #aim(option: Option, eager: Eager): void {
    this.problem = null;
    this.#leaveSet();
    this.#picked = [...option.picks];
    this.#aimed = option.actions;
    sound('pick');
    this.#goOn(eager);
  }

  /** Send what is chosen if nothing forbids it; if it is not known yet what comes of it, ask and wait. */
  #goOn(eager: Eager): void {
    this.#eager = eager;
    const open = fitting(this.#aimedRoutes, this.path).filter((route) => route.more && route.picks.length === this.path.length);
    if (open.length === 1 && this.position && this.seat !== null) this.link.plans(this.position.version, this.seat, open[0]!.actions);
    const { chosen } = this;
    if (!chosen?.preview || eager === '') return;
    this.#eager = '';
    if (eager === 'anyway' || this.#isSafe(chosen)) this.#send();
  }

  /** Does a click that completes a plan send it? */
  #isSafe({ picks, preview }: Route): boolean {
    if (settings.confirm !== 'final') return settings.confirm === 'never';
    if (!preview || preview.nothing || this.held.some((kind) => picks.at(-1)?.startsWith(kind))) return false;
    if (preview.deltas.some(({ seat, lost }) => seat === this.seat && lost > 0)) return false;
    const others = this.seats.some(({ seat, kind, held }) => seat !== this.seat && kind !== 'bot' && !held);
    return preview.stop === 'none' || (preview.stop === 'people' && (!others || picks.length > 1));
  }

  /** how long the table holds still after an event; the game's board says so */
  holds: Readonly<Record<string, number>> = {};

  /** How long a position is held: a reveal, a phase or a battle is to be seen, however fast the bots go on. */
  #hold({ log }: Position): number {
    return pace() * Math.max(0, ...log.map(({ event }) => (event === null ? 0 : (this.holds[event] ?? 0))));
  }

  /** kinds of elements that are never sent by the click on them alone; the game's board names them */
  held: readonly string[] = [];

  /** kinds of places that may be tapped before what goes there; the game's board names them */
  places: readonly string[] = [];

  /** kinds of places that may be tapped first if only one thing can go there; the game's board names them */
  solePlaces: readonly string[] = [];

  /** places that are lit as soon as a tool is held; the game's board names them, and which tool goes first */
  targets: { places: readonly string[]; first: string } | undefined;

  /** kinds of elements whose click always sends; the game's board names them */
  sure: readonly string[] = [];

  #takes: ((view: never, seat: number) => Takes) | undefined;
  /** what is taken together; the game's board says so, and may come after the position */
  get takes(): ((view: never, seat: number) => Takes) | undefined {
    return this.#takes;
  }

  set takes(found: ((view: never, seat: number) => Takes) | undefined) {
    if (found === this.#takes) return;
    this.#takes = found;
    untrack(() => this.#takeTogether());
  }

  // -- things that are taken together ----------------------------------------------------------------

  /** Where so many things are asked for one by one, propose the first of them all at once. */
  #takeTogether(): void {
    const { position, takes } = this;
    this.#taking = null;
    if (!takes || !position || position.seat === null || position.choices.length === 0) return;
    const all = takes(position.view as never, position.seat);
    if (all.count === 0 || !position.choices.every(({ picks }) => picks[0]!.startsWith(all.kind))) return;
    this.#taking = all;
    this.#gathered = numbered(all.things).slice(0, all.count);
    this.#afterwards = [];
  }

  /** The decisions: one a thing, and none where the rest is alike, which the rules take by themselves. */
  #each(): number[] {
    const left = [...this.#taking!.things];
    const actions: number[] = [];
    for (const { id } of this.#gathered) {
      if (new Set(left).size === 1) break;
      left.splice(left.indexOf(id), 1);
      const action = this.#routes.find(({ picks }) => picks[0] === id)?.actions[0];
      if (action !== undefined) actions.push(action);
    }
    return actions;
  }

  /** What is asked next, once enough is chosen. */
  #askAfterwards(): void {
    if (this.#taking && this.position && this.seat !== null && this.#gathered.length === this.#taking.count)
      this.link.plans(this.position.version, this.seat, this.#each());
  }

  /** Put another thing in for the one that was chosen first, or take one out. */
  #swap(id: string, nth: number): boolean {
    const { things, count } = this.#taking!;
    // Where they go: that is as good as Go.
    if (this.routes.some(({ picks }) => picks[1] === id)) {
      this.confirm();
      return true;
    }
    if (!things.includes(id)) return false;
    const without = this.#gathered.filter((thing) => thing.id !== id || thing.nth !== nth);
    this.#gathered = without.length < this.#gathered.length ? without : [...this.#gathered, { id, nth }].slice(-count);
    this.#afterwards = [];
    sound('pick');
    this.#askAfterwards();
    return true;
  }

  /** The list knows no single things: the first of its like that is not chosen yet, or else is. */
  #swapAny(id: string): void {
    const alike = numbered(this.#taking!.things).filter((thing) => thing.id === id);
    const thing = alike.find(({ nth }) => !this.isPicked(id, nth)) ?? alike[0];
    if (thing) this.#swap(id, thing.nth);
  }

  #taken(): Route | null {
    const { count, then } = this.#taking!;
    if (this.#gathered.length < count) return null;
    const end = this.#afterwards.find(({ picks }) => picks.at(-1) === then);
    const actions = [...this.#each(), ...(end?.actions ?? [])];
    const alone = actions.length === 1 ? this.routes.find((route) => route.actions[0] === actions[0]) : undefined;
    return this.#as(end ? 'ends' : 'all', actions, end?.preview ?? alone?.preview ?? null);
  }

  /** Things that are taken together, as one route with words of its own. */
  #as(way: keyof Takes['keys'], actions: readonly number[], preview: Preview | null): Route {
    const line: Line = { key: this.#taking!.keys[way], words: { count: { type: 'number', value: this.#gathered.length } } };
    return { actions, picks: this.path, parts: [this.path.length], lines: [line], preview, more: false };
  }

  /** What is taken, without the button that would go with it: there is more to be done afterwards. */
  #instead(): Option[] {
    if (this.#afterwards.length < 2 || !this.#taken()) return [];
    const only = this.#as('only', this.#each(), null);
    return [
      {
        id: `${only.actions.join('-')}-only`,
        line: only.lines[0]!,
        actions: only.actions,
        picks: only.picks,
        next: undefined,
        routes: [only],
      },
    ];
  }

  // -- sets -------------------------------------------------------------------------------------------

  /** a button that things are given up for, and how many; the game's board names it */
  spends: { button: string; count: number } | undefined;

  /** The elements of the board that stand for single things. */
  #things(): Thing[] {
    return [...(this.root?.querySelectorAll<HTMLElement>('[data-pick][data-nth]') ?? [])].map(({ dataset }) => ({
      id: dataset['pick']!,
      nth: Number(dataset['nth']),
    }));
  }

  #all({ actions }: Gathering): Thing[] {
    return this.#things().filter(({ id }) => actions.has(id));
  }

  /** Begin with the thing that was held, else with those that are of no use as they are, else with all. */
  #gather(gathering: Gathering, held: readonly string[]): void {
    const all = this.#all(gathering);
    this.#gathering = gathering;
    this.#gathered = all.filter(({ id }) => held.includes(id)).slice(0, 1);
    if (this.#gathered.length === 0) this.#gathered = all.filter(({ id }) => this.#isUseless(id));
    if (this.#gathered.length === 0) this.#gathered = all;
  }

  /** The button was faster than what the server tells of it: the set begins now. */
  #gatherLate(): void {
    const start = !this.#gathering && !this.#taking && !this.#turning && this.#picked.length === 1 ? this.#picked[0]! : '';
    const gathering = start === '' ? null : gatheringOf(this.routes, start);
    if (gathering) this.#gather(gathering, []);
  }

  /** Put a thing into the set that a button gathers, or out of it; false if it is none of that set. */
  gather(start: string, id: string, nth: number): boolean {
    if (this.#out) return true;
    if (this.#gathering?.start === start) return this.#toggle(id, nth);
    const gathering = gatheringOf(this.routes, start);
    if (!gathering?.actions.has(id)) return false;
    this.clear();
    this.#picked = [start];
    this.#gathering = gathering;
    this.#gathered = [{ id, nth }];
    sound('pick');
    return true;
  }

  #isUseless(id: string): boolean {
    const uses = this.routes.filter(({ picks }) => picks[0] === id);
    return uses.length > 0 && isVain(uses);
  }

  /** Put a thing in or out; false if it is none of the set, which then is left. */
  #toggle(id: string, nth: number): boolean {
    const { start, actions } = this.#gathering!;
    if (actions.has(id)) {
      const without = this.#gathered.filter((thing) => thing.id !== id || thing.nth !== nth);
      this.#gathered = without.length < this.#gathered.length ? without : [...this.#gathered, { id, nth }];
      sound('pick');
      return true;
    }
    this.clear();
    return id === start;
  }

  #leaveSet(): void {
    this.#gathering = null;
    this.#turning = null;
    this.#gathered = [];
    if (this.#taking) this.#takeTogether();
  }

  // -- one thing turned, others given up for it -----------------------------------------------------------

  /** is something being turned into something else? */
  get turns(): boolean {
    return this.#turning !== null;
  }

  /** is a thing given up for the one that is turned? */
  isGiven(id: string, nth = 0): boolean {
    return this.#turning?.given.some(isSame({ id, nth })) === true;
  }

  /** The things that can be turned or given up. */
  #payable(): Thing[] {
    const ids = new Set(nextPicks(this.routes, [this.spends!.button]));
    return this.#things().filter(({ id }) => ids.has(id));
  }

  /** Begin with the thing that was held, if it can be turned. */
  #beginTurn(held: readonly string[]): void {
    const turned = this.#payable().find(({ id }) => held.includes(id)) ?? null;
    this.#turning = { turned, given: turned ? this.#leastOf(turned) : [] };
    this.#goOn('');
  }

  /** Choose what is turned, then put others in for what is given up; false if it is neither. */
  #turn(id: string, nth: number): boolean {
    const { turned, given } = this.#turning!;
    const { button, count } = this.spends!;
    const thing = { id, nth };
    if (!this.#payable().some(isSame(thing))) {
      const { path } = this;
      const ends = path.length > 1 && nextPicks(this.routes, path).includes(id);
      this.clear();
      if (ends) {
        this.#picked = [...path, id];
        this.#goOn('safely');
      }
      return ends || id === button;
    }
    if (!turned) this.#turning = { turned: thing, given: this.#leastOf(thing) };
    else if (isSame(turned)(thing)) this.#turning = { turned: null, given: [] };
    else
      this.#turning = {
        turned,
        given: this.isGiven(id, nth) ? given.filter((one) => !isSame(thing)(one)) : [...given, thing].slice(-count),
      };
    sound('pick');
    this.#goOn('');
    return true;
  }

  /** What is missed least beside the thing that is turned. */
  #leastOf(turned: Thing): Thing[] {
    const worth = ({ id }: Thing): number => {
      const uses = this.routes.filter(({ picks }) => picks[0] === id);
      if (uses.length === 0 || isVain(uses)) return 0;
      const gains = uses.map(({ preview }) =>
        (preview?.deltas ?? []).filter(({ seat }) => seat === this.seat).reduce((sum, { change }) => sum + change, 0),
      );
      return Math.max(1, ...gains) + (uses.length > 1 ? 1 : 0);
    };
    return this.#payable()
      .filter((thing) => !isSame(turned)(thing))
      .sort((one, other) => worth(one) - worth(other))
      .slice(0, this.spends!.count);
  }

  /** The path through the decisions: each thing that is given up, then the one that is turned. */
  #wayThrough({ turned, given }: { turned: Thing | null; given: readonly Thing[] }): string[] {
    const { button, count } = this.spends!;
    let path = [button];
    if (!turned || given.length < count) return path;
    for (const { id } of [...given, turned]) {
      const here = path.length > 1 && nextPicks(this.routes, path).includes(button) ? [...path, button] : path;
      if (!nextPicks(this.routes, here).includes(id)) return path;
      path = [...here, id];
    }
    return path;
  }

  #together(gathering: Gathering): Route | null {
    if (this.#gathered.length === 0) return null;
    const { start, actions, finish } = gathering;
    // Once all are in, nothing is left to decide, and the rules go on by themselves.
    const ends = this.#gathered.length < this.#all(gathering).length ? [finish.action] : [];
    const known = this.routes.find((route) => route.actions.length === 2 && route.actions[1] === finish.action && route.picks[0] === start);
    return {
      actions: [...this.#gathered.map(({ id }) => actions.get(id)!), ...ends],
      picks: this.path,
      parts: [this.path.length],
      lines: [finish.line],
      preview: known?.preview ?? null,
      more: false,
    };
  }

  /** has a move gone out that is not answered yet? */
  get out(): boolean {
    return this.#out;
  }

  /** how many things are in the set, if one is being gathered */
  get count(): number | null {
    return this.#gathering ? this.#gathered.length : null;
  }

  isPicked(id: string, nth = 0): boolean {
    if (this.#turning) return id === this.spends?.button || (this.#turning.turned?.id === id && this.#turning.turned.nth === nth);
    if (!this.#gathering && !this.#taking) return this.path.includes(id);
    return id === this.#gathering?.start || this.#gathered.some((thing) => thing.id === id && thing.nth === nth);
  }

  // -- other tools ------------------------------------------------------------------------------------

  /** What could stand at a place of the path with the rest as it is, what stands there included. */
  swapsAt(place: number): string[] {
    const { path } = this;
    if (this.#gathering || this.#taking || this.#turning || (place >= path.length - 1 && place < this.#picked.length)) return [];
    const alike = this.routes.filter(({ picks }) => path.every((id, at) => at === place || picks[at] === id));
    return [...new Set(alike.flatMap(({ picks }) => picks[place] ?? []))];
  }

  /** Put the next of them there. */
  swap(place: number): void {
    const [{ path }, ids] = [this, this.swapsAt(place)];
    const other = ids[(ids.indexOf(path[place]!) + 1) % ids.length];
    if (other === undefined || this.#out) return;
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
    if (this.#turning?.turned) this.#turning = { turned: null, given: [] };
    else if (this.#gathering || this.#turning) this.clear();
    else
      do this.#picked = this.#picked.slice(0, -1);
      while (this.#picked.length > 0 && filled(this.routes, this.#picked).length >= here);
  }

  clear(): void {
    this.#eager = '';
    this.#aimed = [];
    this.#picked = [];
    this.#leaveSet();
  }

  get started(): boolean {
    return this.#picked.length > 0 || this.#aimed.length > 0;
  }

  // -- sending --------------------------------------------------------------------------------------

  confirm(): void {
    this.#send();
  }

  /** Send the chosen plan: one message, whatever the number of its decisions. */
  #send(chosen = this.chosen): void {
    const { position } = this;
    if (!chosen || !position || position.seat === null || this.#out) return;
    const [action, ...then] = chosen.actions;
    sound('confirm');
    this.link.send({ type: 'move', client: clientId(), version: position.version, seat: position.seat, action: action!, then });
    this.#out = true;
    this.#outAt = position.version;
    this.#heldUntil = 0;
    this.#timer = window.setTimeout(() => (this.sending = true), PROMPTLY);
  }

  /** Is no move on its way? The server acknowledges a move before it shows what came of it. */
  get #answered(): boolean {
    return !this.link.pending.some((message) => message.type === 'move');
  }

  /** After a break in the line a move is acknowledged that the table shows already. */
  #acknowledged(): void {
    if (!this.#out || !this.#answered || (this.position?.version ?? 0) <= this.#outAt) return;
    this.clear();
    this.#settle();
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.#out = false;
    this.sending = false;
  }

  undo(): void {
    const { position } = this;
    if (!position || position.seat === null) return;
    sound('undo');
    this.link.send({ type: 'undo', client: clientId(), version: position.version, seat: position.seat });
  }

  consent(agree: boolean): void {
    if (this.seat === null) return;
    this.link.send({ type: 'consent', client: clientId(), seat: this.seat, agree });
  }

  say(words: string): void {
    if (words.trim()) this.link.send({ type: 'chat', client: clientId(), text: words.trim() });
  }

  #refused(problem: Problem): void {
    // Only a question was refused (too many at once): what can be done is known all the same.
    if (problem.client === '') return;
    this.#settle();
    this.clear();
    this.problem = problem;
    sound('error');
  }
}
