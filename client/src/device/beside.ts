// The device beside a server. Once it is ready it answers what needs no server: tables with bots only, lessons, puzzles, checks of records. Without a network it answers everything.
import { keepBeside, keptBeside, root } from '../app/edition';
import type { Connection, Transport } from '../app/transport';
import { type DevicePlay, settings } from '../ui/settings.svelte';
import { site } from '../ui/site.svelte';
import type { DeviceFiles, Me, NewTable, PlayedGame, TableInfo } from '../wire/wire';
import { deviceState } from './state.svelte';
import { Device } from './transport';

/** the same answer wherever it is worked out */
const ANYWHERE = /^\/api\/(lessons\/[^/]+\/[^/]+\/(step|plans|why)|puzzles\/[a-z]+\/[^/?]+|records\/(verify|replay))(\?|$)/;
const TABLE = /^\/(?:api|ws)\/tables\/([a-z0-9]+)/;
/** lists of which the device has a part */
const LISTS = /^\/api\/(tables\?scope=mine|tables\?scope=finished|me\/games)/;

interface Weak {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}
/** Can this device play well by itself? Two cores, 2 GB, and a person who has not asked to save data. */
export function able(): boolean {
  const { deviceMemory = 4, connection } = navigator as Navigator & Weak;
  const strong = (navigator.hardwareConcurrency || 2) >= 2 && deviceMemory >= 2 && !connection?.saveData;
  return strong && typeof WebAssembly === 'object' && 'locks' in navigator && 'indexedDB' in globalThis;
}

/** Is it one person against bots, or several people at one device, without a clock and without ratings? */
export const alone = (plan: NewTable): boolean =>
  !(plan.public || plan.rated || plan.takeover || plan.ready) &&
  plan.start !== false &&
  plan.seats.every(({ kind }) => kind !== 'open') &&
  (plan.clock?.kind ?? 'none') === 'none';

/** Does a new table belong here? Accounts find their games on every device: theirs stay with the server unless they say otherwise. */
export const here = (plan: NewTable, wish: DevicePlay, compiled: boolean, account: boolean): boolean =>
  wish !== 'never' && alone(plan) && (wish === 'always' || (compiled && !account));

/** Ask once for what pages show that is the same for everybody: the service worker keeps it for use without a network. */
async function keepShared(addresses: readonly string[]): Promise<void> {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  if (!worker.controller) await new Promise((go) => worker.addEventListener('controllerchange', go, { once: true }));
  for (const address of addresses) {
    const whole = new URL(root + address.replace('{language}', settings.language), location.origin);
    // What fails now is asked for by the next page.
    if (!(await caches.match(whole, { ignoreVary: true }))) await fetch(whole).catch(() => {});
  }
}

const json = async <T>(answer: Response): Promise<T> => (await answer.clone().json()) as T;

export class Pair implements Transport {
  #device: Device;
  #tables: Set<string>;
  /** is the person at the server somebody with an account? */
  #account = false;

  constructor(
    private server: Transport,
    private files: DeviceFiles,
  ) {
    this.#tables = new Set(keptBeside()?.tables);
    const { bundle, engine, shared } = files;
    this.#device = new Device({ root: new URL(`${root}device/`, location.origin).href, bundle, engine });
    this.#keep();
    void this.#device.opened.then(() => keepShared(shared));
  }

  readonly places = {
    device: { ask: async (path: string, init: RequestInit) => (await this.#named(), this.#asked(path, init)) },
    server: { ask: (path: string, init: RequestInit) => this.server.ask(path, init) },
  };

  #keep(): void {
    keepBeside({ ...this.files, tables: [...this.#tables] });
  }

  #own(path: string): boolean {
    const table = TABLE.exec(path)?.[1];
    return table !== undefined && this.#tables.has(table);
  }

  connect(path: string): Connection {
    return this.#own(path) ? this.#device.connect(path) : this.server.connect(path);
  }

  async ask(path: string, init: RequestInit): Promise<Response> {
    if (this.#own(path)) return this.#asked(path, init);
    const ready = deviceState.state === 'ready' && settings.device !== 'never';
    const plan = path === '/api/tables' && init.method === 'POST' ? (JSON.parse(String(init.body)) as NewTable) : null;
    if (ready && (ANYWHERE.test(path) || (plan && here(plan, settings.device, deviceState.compiled, this.#account)))) {
      const answer = await (plan ? this.#begun(path, init) : this.#device.ask(path, init));
      // What the device refuses, such as a bot or a game that only the server has, the server answers.
      if (answer.ok) return answer;
    }
    try {
      const answer = await this.server.ask(path, init);
      // The service worker has answers of earlier.
      site.lost = answer.headers.has('x-starhold-kept') ? site.lost || Date.now() : 0;
      if (path === '/api/session' && answer.ok) this.#account = (await json<Me | null>(answer))?.account ?? false;
      return ready && answer.ok && LISTS.test(path) ? this.#joined(path, init, answer) : answer;
    } catch (error) {
      if (!(error instanceof TypeError) || init.signal?.aborted) throw error;
      site.lost ||= Date.now();
      if (path === '/api/server' || deviceState.state === 'failed') throw error;
      // No network: the device waits until it is ready.
      const answer = await (plan ? this.#begun(path, init) : this.#asked(path, init));
      // What it does not have is the server's, which is away.
      if (answer.status === 404) throw error;
      return answer;
    }
  }

  /** The person has the same name here as on the server. */
  async #named(): Promise<void> {
    await this.#device.ask('/api/session', { method: 'POST', body: JSON.stringify({ name: settings.name || 'Nova' }) });
  }

  /** A new table here. */
  async #begun(path: string, init: RequestInit): Promise<Response> {
    await this.#named();
    return this.#asked(path, init);
  }

  /** Ask the device; a table that comes of it is the device's. */
  async #asked(path: string, init: RequestInit): Promise<Response> {
    const answer = await this.#device.ask(path, init);
    if (init.method === 'POST' && answer.ok && answer.status !== 204 && /^\/api\/(tables|records)/.test(path)) {
      const found = await json<Partial<TableInfo>>(answer);
      if (typeof found.id === 'string' && found.seats) this.#tables.add(found.id);
      this.#keep();
    }
    if (init.method === 'DELETE' && answer.ok) {
      this.#tables.delete(TABLE.exec(path)?.[1] ?? '');
      this.#keep();
    }
    return answer;
  }

  /** The server's list with the device's own, newest first. */
  async #joined(path: string, init: RequestInit, answer: Response): Promise<Response> {
    const own = await this.#device.ask(path, init);
    if (!own.ok) return answer;
    if (path.startsWith('/api/me/games')) {
      const games = [...(await json<PlayedGame[]>(own)), ...(await json<PlayedGame[]>(answer))];
      return Response.json(games.sort((a, b) => b.ended - a.ended));
    }
    const [mine, others] = [await json<{ tables: TableInfo[] }>(own), await json<{ tables: TableInfo[] }>(answer)];
    for (const table of mine.tables) this.#tables.add(table.id);
    // A game that is about to move may be at both.
    return Response.json({ tables: [...mine.tables, ...others.tables.filter(({ id }) => !this.#tables.has(id))] });
  }
}
