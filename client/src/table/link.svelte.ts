// The line to a table: a socket that comes back by itself, and moves that are carried out once.
import type { ChatLine, ClientMessage, Plans, Position, Problem, ServerMessage, TableInfo, WhyNot } from '../wire/wire';
import { api } from '../app/api';
import { changed } from './changes';
import { pace } from '../ui/settings.svelte';
import { attend } from '../fair/words';

import { inviteTo, withInvite } from '../app/invites';
import { type Connection, transport } from '../app/transport';

const PING_SECONDS = 20;
const SILENCE_SECONDS = 45;
const LONGEST_WAIT = 10;
/** the server has too much to do; milliseconds until it is asked again, and up to twice as long, so that not all come at once */
const BUSY = 'error-busy';
const BUSY_WAIT = 700;
/** "policy violation": there is no such table, or not for us */
const REFUSED = 1008;
/** "service restart": another process of the server is there already; milliseconds until it is asked, so that not all come at once */
const RESTART = 1012;
const RESTART_WAIT = 300;
/** the session ended, here or on another device: the page comes in anew */
const SIGNED_OUT = 4001;

export type Sent = Extract<ClientMessage, { client: string }>;

export interface Hearing {
  position: (position: Position) => void;
  problem: (problem: Problem) => void;
  acknowledged: () => void;
  plans: (plans: Plans) => void;
  said: (line: ChatLine) => void;
}

/** What a table is played over: a socket, or whatever answers in its place. */
export interface TableLink {
  readonly id: string;
  readonly table: TableInfo | null;
  readonly chat: ChatLine[];
  /** the line is down, and not only for the moment in which one process of the server takes over from another */
  readonly down: boolean;
  /** seconds until the next try, while the line is down */
  readonly retryIn: number;
  /** the server was replaced by another build: the page should be reloaded */
  readonly outdated: boolean;
  /** the server does not know the table, or will not have us */
  readonly closed: boolean;
  /** the server has too much to do, and what was sent is sent again */
  readonly crowded: boolean;
  /** messages that are not yet acknowledged */
  readonly pending: readonly Sent[];
  open(): void;
  close(): void;
  keepFrom(lines: number): void;
  send(message: Sent): void;
  plans(version: number, seat: number, after: readonly number[]): void;
  why(seat: number | null, pick: string, after: readonly string[]): Promise<WhyNot>;
  /** On a shared device: who looks from now on, in front of all or, for this secret decision, alone. */
  look(seat: number, openly: boolean, secret: number): void;
}

/** A client id: the server carries a message with the same id out once. */
export const clientId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

const read = (data: string | ArrayBuffer): ServerMessage =>
  JSON.parse(typeof data === 'string' ? data : new TextDecoder().decode(data)) as ServerMessage;

export class Link implements TableLink {
  table = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  down = $state(false);
  /** seconds until the next try, while the line is down */
  retryIn = $state(0);
  /** the server was replaced by another build: the page should be reloaded */
  outdated = $state(false);
  /** the server does not know the table, or will not have us */
  closed = $state(false);
  /** the server has too much to do, and what was sent is sent again */
  crowded = $state(false);
  /** messages that are not yet acknowledged */
  pending = $state.raw<Sent[]>([]);

  #socket: Connection | null = null;
  #connected = false;
  #tries = 0;
  #build = '';
  #heard = 0;
  #stopped = false;
  #timers: number[] = [];
  #lines = 0;
  /** the last one, which changes follow */
  #position: Position | null = null;
  /** does the server send every step of what bots do? Where nothing moves only the end of it is shown; settings may change at any time */
  #eachStep = true;

  constructor(
    readonly id: string,
    private hearing: Hearing,
  ) {}

  open(): void {
    // The page may have been left while it waited to be let in.
    if (this.#stopped) return;
    this.#connect();
    this.#timers.push(window.setInterval(() => this.#beat(), 1000));
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    document.addEventListener('visibilitychange', this.#tellVisible);
  }

  close(): void {
    this.#stopped = true;
    this.#timers.forEach((timer) => clearInterval(timer));
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    document.removeEventListener('visibilitychange', this.#tellVisible);
    // Browsers complain of a line that is closed before it is open: that one is closed when it opens.
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#socket?.close();
  }

  /** How many log lines we have: a new line of the socket begins after them. */
  keepFrom(lines: number): void {
    this.#lines = lines;
  }

  /** Send, and send again after a break in the line until it is acknowledged. */
  send(message: Sent): void {
    this.pending = [...this.pending, message];
    this.#write(message);
  }

  /** Ask what can be done at a version, from some own decisions on; after a break in the line it is asked anew. */
  plans(version: number, seat: number, after: readonly number[]): void {
    this.#write({ type: 'plans', version, seat, after: [...after] });
  }

  why(seat: number | null, pick: string, after: readonly string[]): Promise<WhyNot> {
    return api.why(this.id, seat, pick, after);
  }

  #look: Extract<ClientMessage, { type: 'look' }> | null = null;

  look(seat: number, openly: boolean, secret: number): void {
    this.#look = { type: 'look', seat, openly, secret };
    this.#write(this.#look);
  }

  #hurry = (): void => {
    if (!this.#connected && document.visibilityState === 'visible') this.retryIn = 0;
  };

  /** Notices go to people who don't look at the table. */
  #tellVisible = (): void => this.#write({ type: 'visible', visible: document.visibilityState === 'visible' });

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const each = pace() > 0;
    if (each !== this.#eachStep) {
      this.#eachStep = each;
      this.#write({ type: 'steps', each });
    }
    this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const address = `/ws/tables/${encodeURIComponent(this.id)}?since=${this.#lines}&changes=1`;
    const socket = transport.connect(withInvite(address, inviteTo(this.id)));
    this.#socket = socket;
    this.#heard = Date.now();
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => this.#stopped && socket.close());
    // What still comes when the page was left is for nobody.
    socket.addEventListener('message', (event) => this.#stopped || this.#hear(read(event.data as string | ArrayBuffer)));
    socket.addEventListener('close', (event) => this.#lost(socket, event));
  }

  #lost(socket: Connection, event: CloseEvent): void {
    if (socket !== this.#socket || this.#stopped) return;
    this.#connected = false;
    this.#socket = null;
    if (event.code === SIGNED_OUT) {
      location.reload();
      return;
    }
    // The table itself says no; anything else is weather.
    if (event.code === REFUSED) {
      this.closed = true;
      return;
    }
    if (event.code === RESTART && !this.#tries) {
      // Nothing is wrong, and it is over before anybody has read that the line is down.
      this.#tries = 1;
      this.retryIn = 1;
      window.setTimeout(() => this.#socket || this.#stopped || this.#connect(), Math.random() * RESTART_WAIT);
      return;
    }
    this.down = true;
    const wait = Math.min(LONGEST_WAIT, 0.5 * 2 ** this.#tries);
    this.#tries += 1;
    this.retryIn = Math.max(1, Math.round(wait + Math.random()));
  }

  #beat(): void {
    if (this.closed) return;
    if (!this.#socket) {
      this.retryIn -= 1;
      if (this.retryIn <= 0) this.#connect();
      return;
    }
    const silent = (Date.now() - this.#heard) / 1000;
    if (silent > SILENCE_SECONDS) this.#socket.close();
    else if (this.#connected && Math.round(silent) % PING_SECONDS === PING_SECONDS - 1) this.#write({ type: 'ping' });
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.#welcome(message.build);
        this.chat = message.chat;
        break;
      case 'table':
        this.table = message.table;
        void attend(message.table);
        break;
      case 'position':
        this.#show(message);
        break;
      case 'changes': {
        const position = changed(this.#position, message);
        // We have another position than the server thinks: it sends the whole one.
        if (position) this.#show(position);
        else this.#write({ type: 'whole' });
        break;
      }
      case 'plans':
        this.hearing.plans(message);
        break;
      case 'ack':
        this.#settle(message.client);
        this.hearing.acknowledged();
        break;
      case 'problem':
        if (message.key === BUSY && this.#again(message.client)) break;
        this.#settle(message.client);
        if (message.position) this.#show(message.position);
        this.hearing.problem(message);
        break;
      case 'said':
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        this.hearing.said(message);
        break;
      case 'pong':
        break;
    }
  }

  #show(position: Position): void {
    this.#position = position;
    this.hearing.position(position);
  }

  #welcome(build: string): void {
    this.#connected = true;
    this.down = false;
    this.#tries = 0;
    this.retryIn = 0;
    if (this.#build && build !== this.#build) this.outdated = true;
    this.#build ||= build;
    this.#eachStep = true;
    if (this.#look) this.#write(this.#look);
    if (document.visibilityState !== 'visible') this.#tellVisible();
    for (const message of this.pending) this.#write(message);
  }

  /** What the server had no time for is sent again a little later, unless it was not ours to begin with. */
  #again(client: string): boolean {
    const refused = this.pending.find((message) => message.client === client);
    if (!refused) return false;
    this.crowded = true;
    window.setTimeout(() => this.pending.includes(refused) && this.#write(refused), BUSY_WAIT * (1 + Math.random()));
    return true;
  }

  #settle(client: string): void {
    this.crowded = false;
    this.pending = this.pending.filter((message) => message.client !== client);
  }
}
