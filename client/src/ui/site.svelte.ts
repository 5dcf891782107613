// What the server says of itself: its name, who may come in, what the operators announce.
import { api } from '../app/api';
import type { ServerInfo } from '../wire/wire';

/** milliseconds after which it is asked again, on the next page */
const FRESH = 60_000;

class Site {
  info = $state.raw<ServerInfo | null>(null);
  /** since when the server has not answered a page that goes on without it; 0 while it does */
  lost = $state(0);
  #asked = 0;

  /** Ask now and then, when a page is opened; without a server there is nothing to say. */
  async look(): Promise<void> {
    if (Date.now() - this.#asked < FRESH) return;
    this.#asked = Date.now();
    this.info = await api.server().catch(() => this.info);
  }
}

export const site = new Site();
