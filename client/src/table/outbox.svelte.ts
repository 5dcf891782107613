// Moves on their way: one at a time, acknowledged by the server, or refused.
import type { Position } from '../wire/wire';
import { clientId, type TableLink } from './link.svelte';

/** A move that is not answered within this time is said to be on its way; most are, and the board changes once. */
const PROMPTLY = 120;

export class Outbox {
  /** a move went out and nothing has come back yet: there is nothing to pick meanwhile */
  out = $state(false);
  /** a move is on its way, and that takes a while */
  sending = $state(false);
  #sentAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private link: Pick<TableLink, 'send' | 'pending'>) {}

  /** Is no move on its way? The server acknowledges a move before it shows what came of it. */
  get answered(): boolean {
    return !this.link.pending.some((message) => message.type === 'move');
  }

  /** Send decisions as one message, whatever their number; false if one is out already, or nobody is asked. */
  move({ version, seat }: Position, actions: readonly number[]): boolean {
    const [action, ...then] = actions;
    if (this.out || seat === null || action === undefined) return false;
    this.link.send({ type: 'move', client: clientId(), version, seat, action, then });
    this.out = true;
    this.#sentAt = version;
    this.#timer = setTimeout(() => (this.sending = true), PROMPTLY);
    return true;
  }

  /** After a break in the line a move is acknowledged that the table shows already: true if that is so, and the move is done with. */
  acknowledged(version: number): boolean {
    const done = this.out && this.answered && version > this.#sentAt;
    if (done) this.settle();
    return done;
  }

  /** The player goes. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  settle(): void {
    this.stop();
    this.out = false;
    this.sending = false;
  }

  undo({ version, seat }: Position): void {
    if (seat !== null) this.link.send({ type: 'undo', client: clientId(), version, seat });
  }

  consent(seat: number, agree: boolean): void {
    this.link.send({ type: 'consent', client: clientId(), seat, agree });
  }

  say(words: string): void {
    if (words.trim()) this.link.send({ type: 'chat', client: clientId(), text: words.trim() });
  }
}
