// How the page speaks to the tables: over the network, or to a worker that has them.
import { base, onDevice } from './edition';

/** What we use of a WebSocket. */
export interface Line {
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
  connect(path: string): Line;
}

const server: Transport = {
  ask: (path, init) => fetch(base + path, init),
  connect: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}${path}`),
};

/** the device's part comes only where it is needed */
export const transport: Transport = onDevice ? (await import('../device/transport')).device : server;
