// Who sits at this device: a guest with a name, made when first needed, or an account.
import type { Me } from '../wire/wire';
import { api, Refused } from './api';
import { settings } from './settings.svelte';

const NAMES = ['Vega', 'Altair', 'Rigel', 'Mira', 'Lyra', 'Nova', 'Deneb', 'Atlas', 'Juno', 'Orion', 'Selene', 'Castor'];

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
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) {
        this.#coming = null;
        throw error;
      }
      this.me = await api.signIn(settings.name || someName());
    }
    settings.name = this.me.name;
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.signIn(name);
    settings.name = this.me.name;
  }

  async openAccount(name: string, password: string): Promise<void> {
    this.me = await api.openAccount(name, password);
    settings.name = this.me.name;
  }

  async logIn(name: string, password: string): Promise<void> {
    this.me = await api.logIn(name, password);
    settings.name = this.me.name;
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.#coming = null;
    await this.enter();
  }
}

export const people = new People();
