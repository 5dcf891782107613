// Playing at a table: positions as they come, what was picked, and the move that goes out.
import { tick } from 'svelte';
import type { Choice, LogEntry, Position, Problem, SeatInfo } from '../wire/wire';
import { clientId, Link } from './link.svelte';
import { Motion } from './motion';
import { clicked, filled, fitting, nextPicks, reached, shortcuts } from './picks';
import { pace, settings } from './settings.svelte';
import { keepSeen, lastSeen } from './seen';
import { sound } from './sound';

/** All that others did is shown within this time; then the table jumps to the present. */
const PATIENCE = 4000;
const PAUSE = 160;
/** A move that is not answered within this time is said to be on its way; most are, and the board changes once. */
const PROMPTLY = 120;

export class Play {
  readonly link: Link;
  /** the position on the screen; others may wait behind it */
  position = $state.raw<Position | null>(null);
  /** the lines up to that position */
  log = $state.raw<LogEntry[]>([]);
  /** all lines that have come */
  #lines: LogEntry[] = [];
  /** log lines that were seen at the last visit; 0 on a first one, when nothing is new */
  seen = $state(-1);
  problem = $state.raw<Problem | null>(null);
  unread = $state(0);
  /** what the player picked; `path` has the steps that left no choice as well */
  #picked = $state.raw<string[]>([]);
  /** an action chosen in the list, where several share a path */
  #aimed = $state<number | null>(null);
  #waiting = $state.raw<Position[]>([]);
  #since = 0;
  /** when the motion on the screen will have been seen */
  #seenAt = 0;
  #busy = false;

  readonly motion = new Motion();
  /** the element that holds the board */
  root: Element | null = null;

  readonly choices = $derived.by(() => (this.#ready() ? (this.position?.choices ?? []) : []));
  readonly path = $derived(filled(this.choices, this.#picked));
  readonly chosen = $derived(
    fitting(this.choices, this.path).find((choice) => choice.action === this.#aimed) ?? reached(this.choices, this.path),
  );
  /** how far the alternatives reach: a finished path can still be aimed elsewhere with its last pick */
  readonly depth = $derived(this.chosen ? Math.max(0, this.path.length - 1) : this.path.length);
  readonly live = $derived(fitting(this.choices, this.path.slice(0, this.depth)));
  readonly lit = $derived.by(() => {
    const base = this.path.slice(0, this.depth);
    const ids = [...nextPicks(this.choices, base), ...shortcuts(this.choices, base)];
    return new Set(ids.filter((id) => !this.path.includes(id)));
  });
  readonly behind = $derived(this.#waiting.length > 0);
  /** a move went out and nothing has come back yet: there is nothing to pick meanwhile */
  #out = false;
  #outAt = 0;
  #timer = 0;
  /** a move is on its way, and that takes a while */
  sending = $state(false);

  constructor(table: string) {
    this.link = new Link(table, {
      position: (position) => this.#hear(position),
      problem: (problem) => this.#refused(problem),
      acknowledged: () => this.#acknowledged(),
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

  #ready(): boolean {
    return this.#waiting.length === 0 && !this.sending;
  }

  // -- positions ------------------------------------------------------------------------------------

  #hear(position: Position): void {
    this.#keep(position);
    const now = this.position;
    if (now && (position.seat !== now.seat || position.version <= now.version)) {
      this.#replace(position);
      return;
    }
    this.#waiting = [...this.#waiting.filter((other) => other.version < position.version), position];
    if (!this.#busy) void this.#show();
  }

  /** The same moment again (after a break in the line, say), or through other eyes. */
  #replace(position: Position): void {
    this.#waiting = [];
    if (this.#answered) this.#settle();
    if (position.version !== this.position?.version || position.seat !== this.position.seat) this.clear();
    this.#put(position);
  }

  #keep(position: Position): void {
    this.#lines = [...this.#lines.slice(0, position.log_start), ...position.log];
    this.link.keepFrom(this.#lines.length);
  }

  /** Put a position on the table, and what is told of it into the log. */
  #put(position: Position): void {
    this.position = position;
    this.log = this.#lines.slice(0, position.log_start + position.log.length);
    if (this.seen < 0) this.seen = lastSeen(this.link.id) ?? 0;
    else this.#sing(position);
  }

  /** The new lines of a position, for the ear. */
  #sing(position: Position): void {
    for (const { sound: cue, seats } of position.log) {
      if (cue === null || (cue === 'against' && (position.seat === null || !seats.includes(position.seat)))) continue;
      sound(cue);
    }
  }

  /** The player goes: what comes later will be new. */
  leave(): void {
    clearTimeout(this.#timer);
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
      const late = Date.now() - this.#since > PATIENCE || document.visibilityState === 'hidden';
      const next = late ? this.#waiting.at(-1)! : this.#waiting[0]!;
      const still = this.position === null || late || next.seat !== this.position.seat;
      if (this.root && !still) this.motion.measure(this.root);
      if ((this.#out && this.#answered) || !this.#asksTheSame(next)) this.clear();
      if (this.#answered) this.#settle();
      this.#put(next);
      this.#waiting = late ? [] : this.#waiting.slice(1);
      await tick();
      const time = still ? 0 : this.motion.play();
      this.#seenAt = Date.now() + time * 0.9 + PAUSE * pace();
    }
    this.#busy = false;
  }

  /** Where all decide at once, what others do need not take the own picks away. */
  #asksTheSame(next: Position): boolean {
    const now = this.position;
    return now !== null && now.seat === next.seat && JSON.stringify(now.choices) === JSON.stringify(next.choices);
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
    if (!this.#busy) return;
    this.#since = this.#seenAt = 0;
    this.#wake();
  }

  // -- picking --------------------------------------------------------------------------------------

  /** Pick an element; false if that leads nowhere. */
  pick(id: string): boolean {
    if (this.#out) return true;
    const path = clicked(this.choices, this.path, id);
    if (!path) return false;
    this.problem = null;
    this.#aimed = null;
    this.#picked = path;
    sound('pick');
    this.#send('quick');
    return true;
  }

  /** Choose an entry of the list of moves. */
  choose(choice: Choice): void {
    if (this.#out) return;
    if (this.chosen?.action === choice.action) {
      this.confirm();
      return;
    }
    this.problem = null;
    this.#picked = [...choice.picks];
    this.#aimed = choice.action;
    sound('pick');
    this.#send('quick');
  }

  back(): void {
    this.#aimed = null;
    this.#picked = this.#picked.slice(0, -1);
  }

  clear(): void {
    this.#aimed = null;
    this.#picked = [];
  }

  get started(): boolean {
    return this.#picked.length > 0 || this.#aimed !== null;
  }

  // -- sending --------------------------------------------------------------------------------------

  confirm(): void {
    this.#send('always');
  }

  /** Send the chosen move, unless the player wants to be asked first and was not. */
  #send(how: 'always' | 'quick'): void {
    const { chosen, position } = this;
    if (!chosen || !position || position.seat === null || this.#out) return;
    if (how === 'quick' && settings.confirm === 'always') return;
    sound('confirm');
    this.link.send({ type: 'move', client: clientId(), version: position.version, seat: position.seat, action: chosen.action });
    this.#out = true;
    this.#outAt = position.version;
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
    this.#settle();
    this.clear();
    this.problem = problem;
    sound('error');
  }
}
