import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NewTable } from '../src/wire/wire';

/** what the device was asked; it answers with its own name, or with a new table */
const asked: string[] = [];
vi.mock('../src/device/transport', () => ({
  Device: class {
    ask(path: string, init: RequestInit): Promise<Response> {
      asked.push(path);
      const made = init.method === 'POST' && path === '/api/tables';
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
const FILES = { bundle: 'a.zip', engine: 'b.zip' };
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
    expect(alone({ ...BOTS, public: true })).toBe(false);
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
  it('answers everything without a network', async () => {
    const pair = new Pair(server(false), FILES);
    expect(await told(pair.ask('/api/session', {}))).toEqual({ by: 'device' });
    await expect(pair.ask('/api/server', {})).rejects.toThrow('no network');
  });
});
