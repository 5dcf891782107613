// The worker that thinks: bots are answered for, however often Python fails.
import { afterAll, expect, it, vi } from 'vitest';

type Ask = (number: number) => void;
let told: (number: number, line: string | undefined) => void;
const broken: Ask = () => {
  throw new Error('out of memory');
};
const good: Ask = (number) => told(number, 'move');
/** what becomes of each attempt to load Python; null is a network that fails */
const attempts: (Ask | null)[] = [null, null, broken, good];
vi.mock('../src/device/python', () => ({
  python: async () => {
    const ask = attempts.shift();
    if (!ask) throw new Error('no network');
    return { pyimport: () => ({ Thinking: (tell: typeof told) => ((told = tell), { ask, stop: () => {} }) }) };
  },
}));
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.useFakeTimers();
afterAll(() => void vi.useRealTimers());

it('loads Python again after a failure, and lets the tables ask again', async () => {
  let begin!: (event: { data: unknown }) => void;
  vi.stubGlobal('addEventListener', (_: string, hear: typeof begin) => (begin = hear));
  await import('../src/device/thinking.worker');
  const answers: unknown[] = [];
  const tables = { onmessage: (_: { data: unknown }) => {}, postMessage: (answer: unknown) => answers.push(answer) };
  const ask = (number: number): void => tables.onmessage({ data: { type: 'think', number, kind: 'bots', line: '' } });
  begin({ data: { bundles: {}, tables } });
  ask(1);
  await vi.advanceTimersByTimeAsync(1000);
  // The network is still away: the question waits.
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers).toEqual([{ number: 1, line: null }]);
  ask(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual([
    { number: 1, line: null },
    { number: 2, line: 'move' },
  ]);
  expect(attempts).toEqual([]);
});
