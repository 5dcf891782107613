// Positions as they come, shown one after another: each with its motion, and all of it within a few seconds.
import { tick } from 'svelte';
import type { Position } from '../wire/wire';
import { pace } from '../ui/settings.svelte';

/** All that others did is shown within this time; then the table jumps to the present. */
const PATIENCE = 4000;
const PAUSE = 160;
/** Where nothing moves, the own move waits so long for bots that answer at once: one frame shows both sooner than two would. */
const TOGETHER = 20;

/** The table that positions are shown on. */
export interface ShownTable {
  /** the position on it */
  readonly position: Position | null;
  /** the player decides, or waits for an answer: then nothing that moves is waited for */
  readonly deciding: boolean;
  put(next: Position): void;
  /** Remember where pieces are before another position comes. */
  measure(): void;
  /** Let them travel to where they are now; returns for how many milliseconds. */
  play(): number;
  /** Show what leads to a position before the position itself; returns for how many milliseconds at normal speed. */
  prelude(next: Position): number;
  /** For how many milliseconds at normal speed a position is held still, so that it is seen. */
  hold(position: Position): number;
}

const isHidden = (): boolean => document.visibilityState === 'hidden';

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

export class Showing {
  /** what has come and is not on the screen yet */
  waiting = $state.raw<readonly Position[]>([]);
  #since = 0;
  /** when the motion on the screen will have been seen */
  #seenAt = 0;
  #busy = false;
  /** settled when all that has come is on the screen */
  #done: Promise<void> = Promise.resolve();
  /** the own move is shown at the latest then, whatever bots do */
  #heldUntil = 0;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #wake: () => void = () => {};

  constructor(private screen: ShownTable) {}

  /** A move went out: what comes of it may wait for the answers of bots again. */
  begin(): void {
    this.#heldUntil = 0;
  }

  /** Show a position after those that wait; `briefly`: only bots are to answer it, and if nothing moves one frame shows both. */
  add(position: Position, briefly: boolean): void {
    clearTimeout(this.#holding);
    if (briefly && pace() === 0) this.#heldUntil ||= performance.now() + TOGETHER;
    const time = briefly && pace() === 0 ? this.#heldUntil - performance.now() : 0;
    if (time > 0) this.#done = new Promise((resolve) => (this.#holding = setTimeout(() => resolve(this.#queue(position)), time)));
    else this.#done = this.#queue(position);
  }

  /** Nothing is held back for bots any more: the player goes. */
  stop(): void {
    clearTimeout(this.#holding);
  }

  /** Nothing that waits is shown any more. */
  drop(): void {
    this.stop();
    this.waiting = [];
  }

  #queue(position: Position): Promise<void> {
    this.waiting = [...this.waiting.filter((other) => other.version < position.version), position];
    return this.#busy ? this.#done : this.#show();
  }

  /** Show what waits, one after another, each with its motion. */
  async #show(): Promise<void> {
    this.#busy = true;
    this.#since = Date.now();
    while (this.waiting.length > 0) {
      if (this.#unseen > 0) {
        await this.#rest(this.#unseen);
        continue;
      }
      // Where nothing moves, a frame shows the last of what came since the one before.
      const hurried = pace() === 0;
      const late = hurried || Date.now() - this.#since > PATIENCE || isHidden();
      const next = late ? this.waiting.at(-1)! : this.waiting[0]!;
      const now = this.screen.position;
      const still = now === null || (late && !hurried) || next.seat !== now.seat;
      const before = still || hurried ? 0 : pace() * this.screen.prelude(next);
      if (before > 0) {
        await this.#rest(before);
        // Another position may have taken the place of all that waited.
        if (!this.waiting.includes(next)) continue;
      }
      if (!still) this.screen.measure();
      this.screen.put(next);
      this.waiting = late ? [] : this.waiting.filter((other) => other.version > next.version);
      await tick();
      if (hurried) await painted();
      const time = still ? 0 : this.screen.play();
      const held = still ? 0 : pace() * this.screen.hold(next);
      this.#since += held;
      this.#seenAt = Date.now() + Math.max(held, time * 0.9 + PAUSE * pace());
    }
    this.#busy = false;
  }

  /** How long the motion on the screen should still be left alone: not at all for who has to decide, or looks away. */
  get #unseen(): number {
    return this.screen.deciding || isHidden() ? 0 : this.#seenAt - Date.now();
  }

  #rest(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Settled when all that has come is on the screen and was to be seen, for `least` milliseconds or more; `skip` cuts it short. */
  async shown(least = 0): Promise<void> {
    await this.#done;
    const time = Math.max(least, this.#seenAt - Date.now());
    if (time > 0 && !isHidden()) await this.#rest(time);
  }

  /** Jump to the present. */
  skip(): void {
    this.#since = this.#seenAt = 0;
    this.#wake();
  }
}
