// How the page speaks to the tables: over the network, or to a worker that has them.
import type { DeviceFiles } from '../wire/wire';
import { base, keptBeside, onDevice } from './edition';

/** What we use of a WebSocket. */
export interface Connection {
  readonly readyState: number;
  binaryType: BinaryType;
  send(data: string): void;
  close(): void;
  addEventListener(type: 'open', hear: () => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  addEventListener(type: 'close', hear: (event: CloseEvent) => void): void;
}

export interface Transport {
  /** Answer a request to an address below /api as fetch does. */
  ask(path: string, init: RequestInit): Promise<Response>;
  /** Open a line to an address below /ws. */
  connect(path: string): Connection;
  /** where there is a device beside a server: each alone */
  places?: { device: Pick<Transport, 'ask'>; server: Pick<Transport, 'ask'> };
}

const server: Transport = {
  ask: (path, init) => fetch(base + path, init),
  connect: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}${path}`),
};

/** how the served page speaks now: to the server alone, or also to this device */
let served: Transport = server;

/** Let the device answer what it can beside the server; until it is ready the server answers everything. */
export async function playBeside(files: DeviceFiles): Promise<void> {
  if (onDevice || served !== server) return;
  const { able, Pair } = await import('../device/beside');
  if (able()) served = new Pair(server, files);
}

/** A page that is loaded again may ask for a table of this device at once; without a network, for anything. */
async function resume(): Promise<void> {
  const kept = keptBeside();
  if (!kept || (kept.tables.length === 0 && navigator.onLine)) return;
  const info = await server.ask('/api/server', {}).then(
    (answer) => answer.json() as Promise<{ device?: DeviceFiles }>,
    () => null,
  );
  await playBeside(info?.device ?? kept);
}

/** the site's transport, where there is no server */
let device: Transport | null = null;

/**
 * Before the page asks anything. Nothing here may be awaited while modules are loaded: the device's part imports
 * from the page's own file, and the two would wait for each other.
 */
export async function prepare(): Promise<void> {
  // The device's part comes only where it is needed.
  if (onDevice) device = (await import('../device/transport')).device;
  else await resume();
}

export const transport: Transport = {
  ask: (path, init) => (device ?? served).ask(path, init),
  connect: (path) => (device ?? served).connect(path),
};

/** The device and the server, where the page has both. */
export const places = (): Transport['places'] => served.places;
