// The words of errors come with the first one, and before anybody reads it.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const opened: string[] = [];
let refusal: (answer: Response) => Promise<{ problem: { key: string } }>;

// Test files share their modules: another one may have loaded the real texts before.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../src/app/transport', () => ({ transport: {} }));
  vi.doMock('../src/ui/text.svelte', () => ({
    text: { open: (part: string) => new Promise<void>((come) => setTimeout(() => (opened.push(part), come()))) },
  }));
  ({ refusal } = await import('../src/app/api'));
});
afterAll(() => {
  vi.doUnmock('../src/app/transport');
  vi.doUnmock('../src/ui/text.svelte');
  vi.resetModules();
});

test('a refusal waits for its words', async () => {
  await refusal(new Response('{"key":"error-stale"}', { status: 409 }));
  expect(opened).toEqual(['errors']);
});

test('the page of a proxy, which refuses nothing, needs no words of the server', async () => {
  opened.length = 0;
  const { problem } = await refusal(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect([problem.key, opened]).toEqual(['ui-server-failed', []]);
});
