// Playing at a table: what is on the screen, what was picked, and the move that goes out. The parts are in showing, picking and outbox.
import type { LogEntry, Plans, Position, Problem, SeatInfo } from '../wire/wire';
import type { Board } from '../games/board';
import { sound } from '../ui/sound';
import { text } from '../ui/text.svelte';
import { hear } from './clocks';
import { type Hearing, Link, type TableLink } from './link.svelte';
import { Motion } from './motion';
import { Outbox } from './outbox.svelte';
import { Picking } from './picking.svelte';
import { Purses } from './purses';
import type { Option, Route } from './routes';
import { keepSeen, lastSeen } from './seen';
import { Showing } from './showing.svelte';

export class Play {
  readonly link: TableLink;
  /** the position on the screen; others may wait behind it */
  position = $state.raw<Position | null>(null);
  /** the lines up to that position */
  log = $state.raw<LogEntry[]>([]);
  /** the lines that came since the position before it on the screen; where all is hurried, those of several moves */
  news = $state.raw<readonly LogEntry[]>([]);
  /** the lines of the next position, while only they are shown */
  coming = $state.raw<readonly LogEntry[]>([]);
  /** all lines that have come */
  #lines: LogEntry[] = [];
  /** log lines that were seen at the last visit; 0 on a first one, when nothing is new */
  seen = $state(-1);
  problem = $state.raw<Problem | null>(null);
  unread = $state(0);

  readonly motion = new Motion();
  /** the element that holds the board */
  root: Element | null = null;
  /** how long the table holds still after an event; the game's board says so */
  holds: Readonly<Record<string, number>> = {};
  /** how long lines are shown before what came of them; the game's board says so */
  prelude: NonNullable<Board['prelude']> = () => 0;
  readonly purses = new Purses();
  readonly #outbox: Outbox;
  readonly #showing: Showing;
  /** what is being picked */
  readonly picking: Picking;

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
    this.#outbox = new Outbox(this.link);
    // What the parts ask of the table: getters, so that they see it as it is.
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const play = this;
    this.#showing = new Showing({
      get position() {
        return play.position;
      },
      get deciding() {
        return play.out || (play.position?.choices.length ?? 0) > 0;
      },
      put: (next) => this.#show(next),
      measure: () => this.root && this.motion.measure(this.root),
      play: () => this.motion.play(),
      prelude: ({ log, seat }) => this.#open(log, seat),
      hold: ({ log }) => Math.max(0, ...log.map(({ event }) => (event === null ? 0 : (this.holds[event] ?? 0)))),
    });
    this.picking = new Picking({
      get seat() {
        return play.seat;
      },
      get open() {
        return play.choices.length > 0;
      },
      get out() {
        return play.out;
      },
      get accompanied() {
        return play.seats.some(({ seat, kind, held }) => seat !== play.seat && kind !== 'bot' && !held);
      },
      plans: (after) => this.position && this.seat !== null && this.link.plans(this.position.version, this.seat, after),
      send: (route) => this.#send(route),
    });
  }

  /** what can be decided on the screen; what others did meanwhile need not be seen first if the question is still the same */
  readonly choices = $derived.by(() =>
    !this.sending && this.#showing.waiting.every((next) => this.#asksTheSame(next)) ? (this.position?.choices ?? []) : [],
  );

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

  /** does something wait behind the position on the screen? */
  get behind(): boolean {
    return this.#showing.waiting.length > 0;
  }

  /** has a move gone out that is not answered yet? */
  get out(): boolean {
    return this.#outbox.out;
  }

  /** a move is on its way, and that takes a while */
  get sending(): boolean {
    return this.#outbox.sending;
  }

  // -- positions ------------------------------------------------------------------------------------

  #hear(position: Position): void {
    hear(position.clock);
    this.#keep(position);
    const now = this.position;
    if (now && (position.seat !== now.seat || position.version <= now.version)) this.#replace(position);
    else this.#showing.add(position, this.#awaitsBots(position));
  }

  /** Is this what came of the own move, with only bots to answer it? */
  #awaitsBots({ waiting, over }: Position): boolean {
    return this.out && !over && waiting.length > 0 && waiting.every((seat) => !!this.seats[seat]?.bot);
  }

  /** The same moment again (after a break in the line, say), or through other eyes. */
  #replace(position: Position): void {
    this.#showing.drop();
    if (this.#outbox.answered) this.#outbox.settle();
    if (position.version !== this.position?.version || position.seat !== this.position.seat) this.picking.clear();
    this.#put(position);
  }

  #keep(position: Position): void {
    this.purses.note(position, this.seats);
    this.#lines = [...this.#lines.slice(0, position.log_start), ...position.log];
    this.link.keepFrom(this.#lines.length);
  }

  /** The next of the positions that wait. */
  #show(next: Position): void {
    const { answered } = this.#outbox;
    if ((this.out && answered) || !this.#asksTheSame(next)) this.picking.clear();
    if (answered) this.#outbox.settle();
    this.#put(next);
  }

  /** Let the board show the lines that lead to a position; returns for how long. */
  #open(lines: readonly LogEntry[], seat: number | null): number {
    const time = this.prelude(lines, seat);
    this.coming = time > 0 ? lines : [];
    return time;
  }

  /** Put a position on the table, and what is told of it into the log. */
  #put(position: Position): void {
    this.coming = [];
    const other = !this.#asksTheSame(position);
    this.picking.unpoint();
    this.position = position;
    if (other) this.picking.ask(position.choices, position.prompt);
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

  /** Where all decide at once, what others do need not take the own picks away. */
  #asksTheSame(next: Position): boolean {
    const now = this.position;
    if (now === null || now.seat !== next.seat || now.choices.length !== next.choices.length) return false;
    // Changes leave them as they are: what is the same object need not be compared. The shape may differ where the choices do not.
    const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);
    return isSame(now.choices, next.choices) && isSame(now.prompt, next.prompt);
  }

  /** Settled when all that has come is on the screen and was to be seen, for `least` milliseconds or more; `skip` cuts it short. */
  shown(least = 0): Promise<void> {
    return this.#showing.shown(least);
  }

  /** Any key or tap jumps to the present. */
  skip(): void {
    this.motion.finish();
    this.#showing.skip();
  }

  /** The player goes: what comes later will be new. */
  leave(): void {
    this.#outbox.stop();
    this.#showing.stop();
    keepSeen(this.link.id, this.log.length);
  }

  // -- picking --------------------------------------------------------------------------------------

  #learn(plans: Plans): void {
    if (plans.version === this.position?.version && plans.seat === this.seat && plans.ways.length > 0) this.picking.learn(plans);
  }

  /** Pick an element of the board; false if that leads nowhere. */
  pick(id: string, nth = 0, hold = false): boolean {
    const leads = this.picking.pick(id, nth, hold);
    if (leads) this.problem = null;
    return leads;
  }

  answer(option: Option): void {
    this.problem = null;
    this.picking.answer(option);
  }

  choose(option: Option): void {
    this.problem = null;
    this.picking.choose(option);
  }

  // -- sending --------------------------------------------------------------------------------------

  confirm(): void {
    if (this.picking.chosen) this.#send(this.picking.chosen);
  }

  #send({ actions }: Route): void {
    if (!this.position || !this.#outbox.move(this.position, actions)) return;
    sound('confirm');
    this.#showing.begin();
  }

  /** After a break in the line a move is acknowledged that the table shows already. */
  #acknowledged(): void {
    if (this.#outbox.acknowledged(this.position?.version ?? 0)) this.picking.clear();
  }

  undo(): void {
    if (!this.position || this.seat === null) return;
    sound('undo');
    this.#outbox.undo(this.position);
  }

  consent(agree: boolean): void {
    if (this.seat !== null) this.#outbox.consent(this.seat, agree);
  }

  say(words: string): void {
    this.#outbox.say(words);
  }

  #refused(problem: Problem): void {
    // Only a question was refused (too many at once): what can be done is known all the same.
    if (problem.client === '') return;
    this.#outbox.settle();
    this.picking.clear();
    void text.open('errors').then(() => (this.problem = problem));
    sound('error');
  }
}
