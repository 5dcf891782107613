// The worker that has the tables: Python's table service, its rows in IndexedDB.
import { Rows } from './kept';
import type { FromTables, Question, Thought, ToTables } from './messages';
import { type Bundles, python } from './python';

/** src/starhold/server/device/browser.py */
interface Device {
  open(): Promise<void>;
  ask(number: number, method: string, path: string, body: string): void;
  leave(number: number): void;
  connect(number: number, path: string): void;
  heard(number: number, data: string | null): void;
  thought(number: number, line: string | null): void;
}
interface Browser {
  BrowserDevice(bridge: object, keys: string[], values: Uint8Array[]): Device;
}

const tell = (message: FromTables): void => postMessage(message);
let thinking: MessagePort;

/** Two pages that change the same tables would undo each other's moves: one of them has the tables. */
const alone = (): Promise<void> =>
  new Promise((resolve) => {
    if (!navigator.locks) return resolve();
    const hold = () => (resolve(), new Promise<never>(() => {}));
    void navigator.locks.request('starhold-device', { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      tell({ type: 'state', state: 'elsewhere' });
      void navigator.locks.request('starhold-device', hold);
      return undefined;
    });
  });

async function begin(bundles: Bundles): Promise<Device> {
  tell({ type: 'state', state: 'loading' });
  const loading = python(bundles);
  await alone();
  const rows = await Rows.open();
  const { keys, values } = await rows.all();
  const browser = (await loading).pyimport('starhold.server.device.browser') as Browser;
  const ask = (question: Question): void => thinking.postMessage(question);
  const device = browser.BrowserDevice(
    {
      save: (names: string[], contents: (Uint8Array | undefined)[]) => rows.save(names, contents),
      think: (number: number, kind: string, line: string) => ask({ type: 'think', number, kind, line }),
      stop: (number: number) => ask({ type: 'stop', number }),
      answer: (number: number, status: number, body: string | undefined) => tell({ type: 'answer', number, status, body: body ?? null }),
      line: (number: number, line: string | undefined) => tell({ type: 'line', number, line: line ?? null }),
      message: (number: number, data: string) => tell({ type: 'message', number, data }),
      closed: (number: number, code: number) => tell({ type: 'closed', number, code }),
    },
    keys,
    values,
  );
  thinking.onmessage = ({ data }: MessageEvent<Thought>) => device.thought(data.number, data.line);
  await device.open();
  tell({ type: 'ready', compiled: (await loading).runPython('__import__("starhold").COMPILED') === true });
  return device;
}

let device: Promise<Device> | null = null;

addEventListener('message', ({ data }: MessageEvent<ToTables>) => {
  if (data.type === 'begin') {
    thinking = data.thinking;
    device = begin(data.bundles);
    device.catch((error: unknown) => tell({ type: 'failed', reason: String(error).slice(-500) }));
    return;
  }
  void device?.then((ready) => {
    if (data.type === 'ask') ready.ask(data.number, data.method, data.path, data.body);
    else if (data.type === 'leave') ready.leave(data.number);
    else if (data.type === 'connect') ready.connect(data.number, data.path);
    else ready.heard(data.number, data.data);
  });
});
