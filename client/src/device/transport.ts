// The transport without a server: what is the same for everybody are files, the rest is asked of a worker.
import { bundle, engine, onDevice } from '../app/edition';
import type { Connection, Transport } from '../app/transport';
import type { FromTables, ToTables, ToThinking } from './messages';
import type { Bundles } from './python';
import { deviceState } from './state.svelte';

/** Requests whose answers never change: `starhold site` has written them (cli/site.py). */
const FIXED = /^\/api\/(games|lessons|(rules|catalogue|puzzles)\/[a-z]+)(\?.*)?$/;

interface Waiting {
  answer: (status: number, body: string | null) => void;
  line: (line: string | null) => void;
}

class DeviceLine implements Connection {
  readyState: number = WebSocket.CONNECTING;
  binaryType: BinaryType = 'arraybuffer';
  #target = new EventTarget();

  constructor(
    readonly number: number,
    private say: (message: ToTables) => void,
  ) {}

  addEventListener(
    type: 'open' | 'message' | 'close',
    hear: (() => void) | ((event: MessageEvent) => void) | ((event: CloseEvent) => void),
  ): void {
    this.#target.addEventListener(type, hear as EventListener);
  }

  send(data: string): void {
    this.say({ type: 'send', number: this.number, data });
  }

  close(): void {
    this.say({ type: 'send', number: this.number, data: null });
  }

  hear(data: string): void {
    if (this.readyState === WebSocket.CONNECTING) {
      this.readyState = WebSocket.OPEN;
      this.#target.dispatchEvent(new Event('open'));
    }
    this.#target.dispatchEvent(new MessageEvent('message', { data }));
  }

  ended(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.#target.dispatchEvent(new CloseEvent('close', { code }));
  }
}

export class Device implements Transport {
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #lines = new Map<number, DeviceLine>();
  #tables: Worker;
  /** starts the worker for bots, once the tables are there: both at once would take twice as long */
  #think: () => void;
  #open!: () => void;
  /** settled when the tables are there */
  readonly opened = new Promise<void>((go) => (this.#open = go));

  constructor(bundles: Bundles) {
    const between = new MessageChannel();
    this.#tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
    this.#tables.addEventListener('message', ({ data }: MessageEvent<FromTables>) => this.#hear(data));
    // A worker whose own file does not come says nothing itself.
    this.#tables.addEventListener('error', ({ message }) => {
      if (deviceState.state === 'loading') this.#hear({ type: 'failed', reason: message ?? '' });
    });
    this.#tables.postMessage({ type: 'begin', bundles, thinking: between.port1 } satisfies ToTables, [between.port1]);
    this.#think = () => {
      const thinking = new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' });
      thinking.postMessage({ type: 'begin', bundles, tables: between.port2 } satisfies ToThinking, [between.port2]);
    };
  }

  #say = (message: ToTables): void => this.#tables.postMessage(message);

  async ask(path: string, init: RequestInit): Promise<Response> {
    const number = (this.#number += 1);
    const body = typeof init.body === 'string' ? init.body : '';
    this.#say({ type: 'ask', number, method: init.method ?? 'GET', path, body });
    return new Promise((resolve, reject) => {
      let stream: ReadableStreamDefaultController<Uint8Array>;
      const encoder = new TextEncoder();
      const leave = (): void => {
        this.#waiting.delete(number);
        this.#say({ type: 'leave', number });
      };
      init.signal?.addEventListener('abort', () => (leave(), reject(new DOMException('left', 'AbortError'))));
      this.#waiting.set(number, {
        answer: (status, content) => {
          if (content !== null) {
            this.#waiting.delete(number);
            resolve(new Response(status === 204 ? null : content, { status }));
          } else resolve(new Response(new ReadableStream({ start: (begun) => void (stream = begun), cancel: leave }), { status }));
        },
        line: (line) => {
          if (line !== null) stream.enqueue(encoder.encode(line));
          else {
            this.#waiting.delete(number);
            stream.close();
          }
        },
      });
    });
  }

  connect(path: string): Connection {
    const number = (this.#number += 1);
    const line = new DeviceLine(number, this.#say);
    this.#lines.set(number, line);
    this.#say({ type: 'connect', number, path });
    return line;
  }

  #hear(message: FromTables): void {
    switch (message.type) {
      case 'state':
        deviceState.state = message.state;
        document.documentElement.dataset['device'] = message.state;
        break;
      case 'ready':
        deviceState.compiled = message.compiled;
        deviceState.state = 'ready';
        document.documentElement.dataset['device'] = 'ready';
        this.#think();
        this.#open();
        break;
      case 'failed':
        deviceState.state = 'failed';
        deviceState.reason = message.reason;
        break;
      case 'answer':
        this.#waiting.get(message.number)?.answer(message.status, message.body);
        break;
      case 'line':
        this.#waiting.get(message.number)?.line(message.line);
        break;
      case 'message':
        this.#lines.get(message.number)?.hear(message.data);
        break;
      case 'closed':
        this.#lines.get(message.number)?.ended(message.code);
        this.#lines.delete(message.number);
        break;
    }
  }
}

/** A file of the site; of a catalogue the parts that are wanted. */
async function fixed(path: string): Promise<Response> {
  const { pathname, searchParams } = new URL(path, location.href);
  const language = searchParams.get('language');
  const answer = await fetch(`.${pathname}${language ? `-${language}` : ''}.json`);
  const parts = searchParams.get('parts')?.split(',');
  if (!answer.ok || !parts) return answer;
  const whole = (await answer.json()) as Record<string, unknown>;
  return Response.json(Object.fromEntries(parts.map((part) => [part, whole[part]])));
}

/** A site without a server: fixed answers are its files. */
class Site extends Device {
  override async ask(path: string, init: RequestInit): Promise<Response> {
    return FIXED.test(path) ? fixed(path) : super.ask(path, init);
  }
}

export const device: Transport | null = onDevice ? new Site({ root: new URL('.', document.baseURI).href, bundle, engine }) : null;
