// A rematch as it is asked for and answered: the table that is played next, watched from the end of this one.
import { api } from '../app/api';
import { attend, newWord, sitDown } from '../fair/words';
import { router } from '../app/router.svelte';
import type { SeatInfo, TableInfo } from '../wire/wire';
import { Link } from './link.svelte';

const NOTHING = { position: () => {}, problem: () => {}, acknowledged: () => {}, plans: () => {}, said: () => {} };

export type RematchState = '' | 'asked' | 'waiting' | 'refused' | 'cancelled' | 'starting';

export class Rematch {
  #link = $state.raw<Link | null>(null);
  /** what the player has done with it: it is not shown any more */
  #done = $state('');
  #wasAsked = false;

  readonly next = $derived.by(() => this.#link?.table ?? null);
  /** the seat that is kept for the player */
  readonly #kept = $derived.by(() => this.next?.seats.find((seat) => seat.kept_for_me));
  readonly state = $derived.by((): RematchState => {
    const next = this.next;
    if (!next || this.#done === next.id) return '';
    if (next.status === 'starting') return 'starting';
    if (next.status === 'abandoned') return this.#wasAsked ? 'cancelled' : '';
    if (next.status !== 'open') return '';
    if (next.mine.length === 0) return this.#kept ? 'asked' : '';
    return this.awaited.length > 0 ? 'waiting' : 'refused';
  });
  /** who asks, and who has accepted */
  readonly here = $derived.by((): readonly SeatInfo[] => {
    const next = this.next;
    return next?.seats.filter(({ seat, kind }) => kind === 'human' && !next.mine.includes(seat)) ?? [];
  });
  /** whose seats are kept */
  readonly awaited = $derived.by((): readonly SeatInfo[] => this.next?.seats.filter(({ kind, kept }) => kind === 'open' && kept > 0) ?? []);
  /** who can't now */
  readonly refused = $derived.by(
    (): readonly SeatInfo[] => this.next?.seats.filter(({ kind, kept, name }) => kind === 'open' && kept === 0 && name) ?? [],
  );

  /** Watch the rematch of a table; with its first move, go there. */
  follow(table: string): void {
    if (this.#link?.id === table) return;
    this.#link?.close();
    this.#wasAsked = false;
    this.#link = null;
    if (!table) return;
    this.#link = new Link(table, NOTHING);
    this.#link.open();
  }

  /** Whenever its table has changed. */
  attend(): void {
    const next = this.next;
    if (!next) return;
    if (this.state === 'asked') this.#wasAsked = true;
    // A rematch that was over or running when the page was opened is none of ours to follow.
    if (next.status === 'running' && this.#met === next.id && next.mine.length > 0) router.go(`/table/${next.id}`);
    if (next.status === 'open' || next.status === 'starting') this.#met = next.id;
  }
  #met = '';

  /** Ask the others, or accept what one of them asks. */
  async ask(table: TableInfo): Promise<void> {
    const word = newWord();
    let next = await attend(await api.rematch(table.id, word.seal), word);
    // Somebody else may have made it already: then a seat is kept.
    if (next.status === 'open' && next.mine.length === 0) next = await sitDown(next.id, {});
    this.#done = '';
    if (next.status === 'running') router.go(`/table/${next.id}`);
    else this.follow(next.id);
  }

  async accept(): Promise<void> {
    if (this.next) await sitDown(this.next.id, {});
  }

  async decline(): Promise<void> {
    if (!this.next) return;
    this.#done = this.next.id;
    await api.decline(this.next.id);
  }

  async cancel(): Promise<void> {
    if (!this.next) return;
    this.#done = this.next.id;
    await api.abandon(this.next.id);
  }

  hide(): void {
    this.#done = this.next?.id ?? '';
  }

  close(): void {
    this.#link?.close();
  }
}
