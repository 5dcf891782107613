import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NewTable } from '../src/wire/wire';

/** what the device was asked; it answers with its own name, or with a new table */
const asked: string[] = [];
let open!: () => void;
vi.mock('../src/device/transport', () => ({
  Device: class {
    opened = new Promise<void>((go) => (open = go));
    ask(path: string, init: RequestInit): Promise<Response> {
      asked.push(path);
      if (path.includes('daily')) return Promise.resolve(Response.json({ key: 'error-no-such-page' }, { status: 404 }));
      const made = init.method === 'POST' && path === '/api/tables';
      if (String(init.body).includes('stranger')) return Promise.resolve(Response.json({ key: 'error-bot' }, { status: 400 }));
      const list = path.includes('scope=') ? { tables: [{ id: 'own' }] } : { by: 'device' };
      return Promise.resolve(Response.json(made ? { id: 'own', seats: [] } : list));
    }
    connect(path: string): string {
      asked.push(path);
      return 'device';
    }
  },
}));

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('location', { origin: 'https://example.org' });

const { able, alone, here, Pair } = await import('../src/device/beside');
const { site } = await import('../src/ui/site.svelte');
const { deviceState } = await import('../src/device/state.svelte');

const BOTS: NewTable = { game: 'roll', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'luna' }] };
const begin = (plan: NewTable): RequestInit => ({ method: 'POST', body: JSON.stringify(plan) });
const server = (network = true) => ({
  ask: (path: string) =>
    network
      ? Promise.resolve(Response.json(path.includes('scope=') ? { tables: [{ id: 'other' }] } : { by: 'server' }))
      : Promise.reject(new TypeError('no network')),
  connect: () => 'server' as never,
});
const FILES = { bundle: 'a.zip', engine: 'b.zip', shared: ['api/games', 'text/{language}.ftl'] };
const told = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();

afterEach(() => {
  kept.clear();
  asked.length = 0;
  deviceState.state = 'loading';
});

describe('which tables are the device’s', () => {
  it('those of one person against bots, without a clock', () => {
    expect(alone(BOTS)).toBe(true);
    expect(alone({ ...BOTS, seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe(false);
    for (const more of ['public', 'rated', 'takeover', 'ready']) expect(alone({ ...BOTS, [more]: true })).toBe(false);
    expect(alone({ ...BOTS, clock: { kind: 'bank', seconds: 60 } })).toBe(false);
  });
  it('automatically where the engine is compiled and nobody looks for them elsewhere', () => {
    expect(here(BOTS, 'auto', true, false)).toBe(true);
    expect(here(BOTS, 'auto', true, true)).toBe(false);
    expect(here(BOTS, 'auto', false, false)).toBe(false);
    expect(here(BOTS, 'always', false, true)).toBe(true);
    expect(here(BOTS, 'never', true, false)).toBe(false);
  });
  it('on devices with two cores and memory', () => {
    vi.stubGlobal('navigator', { hardwareConcurrency: 1, locks: {} });
    expect(able()).toBe(false);
    vi.stubGlobal('navigator', { hardwareConcurrency: 8, deviceMemory: 1, locks: {} });
    expect(able()).toBe(false);
  });
});

describe('a device beside a server', () => {
  it('leaves everything to the server until it is ready', async () => {
    const pair = new Pair(server(), FILES);
    expect(await told(pair.ask('/api/lessons/roll/six/step', { method: 'POST' }))).toEqual({ by: 'server' });
    expect(await told(pair.ask('/api/tables', begin(BOTS)))).toEqual({ by: 'server' });
    expect(asked).toEqual([]);
  });
  it('then plays its own tables, and remembers them', async () => {
    const pair = new Pair(server(), FILES);
    deviceState.state = 'ready';
    expect(await told(pair.ask('/api/lessons/roll/six/step', { method: 'POST' }))).toEqual({ by: 'device' });
    expect(await told(pair.ask('/api/tables', begin(BOTS)))).toMatchObject({ id: 'own' });
    expect(pair.connect('/ws/tables/own?since=0')).toBe('device');
    expect(pair.connect('/ws/tables/other?since=0')).toBe('server');
    expect(await told(pair.ask('/api/tables?scope=mine', {}))).toEqual({ tables: [{ id: 'own' }, { id: 'other' }] });
    expect(new Pair(server(), FILES).connect('/ws/tables/own')).toBe('device');
  });
  it('leaves a bot or a game that it does not know to the server', async () => {
    const pair = new Pair(server(), FILES);
    deviceState.state = 'ready';
    const plan = begin({ ...BOTS, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'stranger' }] });
    expect(await told(pair.ask('/api/tables', plan))).toEqual({ by: 'server' });
    expect(asked).toContain('/api/tables');
    expect(kept.get('starhold-device')).not.toContain('own');
  });
  it('answers everything without a network', async () => {
    const pair = new Pair(server(false), FILES);
    expect(await told(pair.ask('/api/session', {}))).toEqual({ by: 'device' });
    await expect(pair.ask('/api/server', {})).rejects.toThrow('no network');
    expect(site.lost).toBeGreaterThan(0);
    // What only a server has is not "unknown": the server is away.
    await expect(pair.ask('/api/daily', {})).rejects.toThrow('no network');
    // An answer that the service worker has kept is none of the server's.
    const old = (): Promise<Response> => Promise.resolve(Response.json({}, { headers: { 'x-starhold-kept': '1' } }));
    await new Pair({ ...server(), ask: old }, FILES).ask('/api/games', {});
    expect(site.lost).toBeGreaterThan(0);
    await new Pair(server(), FILES).ask('/api/games', {});
    expect(site.lost).toBe(0);
  });
  it('says so where the device has failed as well', async () => {
    const pair = new Pair(server(false), FILES);
    deviceState.state = 'failed';
    await expect(pair.ask('/api/session', {})).rejects.toThrow('no network');
  });
  it('keeps what is the same for everybody, in the language of the page, once', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    vi.stubGlobal('caches', { match: (address: URL) => Promise.resolve(address.pathname.includes('games') ? {} : undefined) });
    vi.stubGlobal('fetch', (address: URL) => Promise.resolve(fetched.push(address.pathname)));
    new Pair(server(), FILES);
    open();
    await vi.waitFor(() => expect(fetched).toEqual(['/text/en.ftl']));
  });
});
