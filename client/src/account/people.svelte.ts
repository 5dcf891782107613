// Who sits at this device: a guest with a name, made when first needed, or an account.
import type { AccountChange, Farewell, Me, NewAccount } from '../wire/wire';
import { api, Refused } from '../app/api';
import { settings } from '../ui/settings.svelte';

/** names for guests: none that a bot has (`cast-…` in the texts), nor nearly */
export const NAMES = ['Vega', 'Altair', 'Rigel', 'Mira', 'Nova', 'Deneb', 'Atlas', 'Juno', 'Pollux', 'Selene', 'Castor'];

const someName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)]!;

class People {
  me = $state.raw<Me | null>(null);
  #coming: Promise<Me> | null = null;

  /** Come in: as whom the server knows, or as a guest. */
  enter(): Promise<Me> {
    this.#coming ??= this.#enter();
    return this.#coming;
  }

  async #enter(): Promise<Me> {
    try {
      this.me = (await api.me()) ?? (await this.#comeIn());
    } catch (error) {
      this.#coming = null;
      throw error;
    }
    settings.name = this.me.name;
    return this.me;
  }

  /** As a guest: by the name of last time, or by one that no account has. */
  async #comeIn(): Promise<Me> {
    const some = someName();
    for (const name of [settings.name, some, `${some} ${1 + Math.floor(Math.random() * 9999)}`]) {
      try {
        if (name) return await api.signIn(name);
      } catch (error) {
        if (!(error instanceof Refused) || error.problem.key !== 'error-name-taken') throw error;
      }
    }
    return api.signIn(`${some} ${Date.now() % 1e9}`);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.signIn(name);
    settings.name = this.me.name;
  }

  async openAccount(wish: NewAccount): Promise<void> {
    this.entered(await api.openAccount(wish));
  }

  /** Somebody has come in here. */
  entered(me: Me): void {
    this.me = me;
    settings.name = me.name;
  }

  async logIn(name: string, password: string): Promise<void> {
    this.me = await api.logIn(name, password);
    settings.name = this.me.name;
  }

  /** Choose a new password by a link that was sent. */
  async recover(token: string, password: string): Promise<void> {
    this.me = await api.recover(token, password);
    settings.name = this.me.name;
  }

  async changeAccount(change: AccountChange): Promise<void> {
    this.me = await api.changeAccount(change);
    settings.name = this.me.name;
  }

  /** Delete all that is kept of oneself, here and on the server; whoever comes next is a new guest. */
  async erase(farewell: Farewell): Promise<void> {
    await api.erase(farewell);
    settings.name = '';
    localStorage.clear();
    this.#coming = null;
    await this.enter();
  }

  /** Here, or wherever one is signed in. */
  async logOut(everywhere = false): Promise<void> {
    await (everywhere ? api.logOutEverywhere() : api.logOut());
    this.#coming = null;
    await this.enter();
  }
}

export const people = new People();
