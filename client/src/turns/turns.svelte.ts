// The tables that wait for the person: the list, and the number that the bar shows.
import { api } from '../app/api';
import type { TurnInfo, TurnList } from '../wire/wire';

/** milliseconds for which a list is fresh enough for the bar */
const FRESH = 10_000;

/** tables that the lobby shows above all else */
const MOST_SHOWN = 3;

/** says on this device that the person has finished a game: the bar is right before the server answers */
const PLAYED = 'starhold-played';

class Turns {
  list = $state.raw<TurnList | null>(null);
  /** has the person finished a game? */
  played = $state(localStorage.getItem(PLAYED) === '1');
  #asked = 0;

  get waiting(): number {
    return this.list?.mine.length ?? 0;
  }

  /** Those that the lobby shows above all else: not the person's own studies of other games. */
  get above(): readonly TurnInfo[] {
    return this.list?.mine.filter((turn) => !turn.table.origin).slice(0, MOST_SHOWN) ?? [];
  }

  /** Is there a table that is not over, or an invitation? */
  get any(): boolean {
    return this.list !== null && this.list.mine.length + this.list.others.length + this.list.invited.length > 0;
  }

  /** A page's title with the number of tables that wait. */
  titled(title: string): string {
    return this.waiting > 0 ? `(${this.waiting}) ${title}` : title;
  }

  /** Ask the server, unless that was done a moment ago. A bar without a number is no reason for an error. */
  async refresh(): Promise<void> {
    if (Date.now() - this.#asked < FRESH) return;
    await this.load().catch(() => undefined);
  }

  async load(): Promise<void> {
    this.#asked = Date.now();
    this.list = await api.turns();
    if (this.played === this.list.played) return;
    this.played = this.list.played;
    localStorage.setItem(PLAYED, this.played ? '1' : '');
  }

  async mute(turn: TurnInfo): Promise<void> {
    await api.mute(turn.table.id, !turn.muted);
    await this.load();
  }
}

export const turns = new Turns();

/** from so many hours on nobody counts minutes */
const WHOLE = 6;

/** How much time is left: the message and its numbers. */
export function left(seconds: number): [key: string, values: Record<string, number>] {
  const minutes = Math.max(0, Math.floor(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return ['turns-left-days', { days: Math.floor(hours / 24) }];
  if (hours >= WHOLE) return ['turns-left-whole', { hours }];
  if (hours > 0) return ['turns-left-hours', { hours, minutes: minutes % 60 }];
  return ['turns-left-minutes', { minutes }];
}
