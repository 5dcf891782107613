import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sent } from '../src/table/link.svelte';
import type { Position } from '../src/wire/wire';

vi.mock('../src/table/link.svelte', () => ({ clientId: () => 'id' }));
const { Outbox } = await import('../src/table/outbox.svelte');

const at = (version: number, seat: number | null = 0): Position => ({ version, seat }) as Position;

class Line {
  pending: Sent[] = [];
  readonly sent: Sent[] = [];
  send(message: Sent): void {
    this.sent.push(message);
    this.pending = [...this.pending, message];
  }
}

let line: Line;
let outbox: InstanceType<typeof Outbox>;
beforeEach(() => {
  vi.useFakeTimers();
  line = new Line();
  outbox = new Outbox(line);
});
afterEach(() => vi.useRealTimers());

describe('moves', () => {
  test('of several decisions are one message', () => {
    expect(outbox.move(at(7), [4, 5, 6])).toBe(true);
    expect(line.sent).toEqual([{ type: 'move', client: 'id', version: 7, seat: 0, action: 4, then: [5, 6] }]);
  });

  test('go out one at a time, and only for a seat', () => {
    expect([outbox.move(at(7, null), [4]), outbox.move(at(7), [])]).toEqual([false, false]);
    outbox.move(at(7), [4]);
    expect([outbox.move(at(7), [5]), line.sent.length]).toEqual([false, 1]);
  });

  test('are said to be on their way only if that takes a while', () => {
    outbox.move(at(7), [4]);
    vi.advanceTimersByTime(100);
    expect([outbox.out, outbox.sending]).toEqual([true, false]);
    vi.advanceTimersByTime(100);
    expect(outbox.sending).toBe(true);
    outbox.settle();
    expect([outbox.out, outbox.sending]).toEqual([false, false]);
  });

  test('are done with when the server acknowledges what the table shows already', () => {
    outbox.move(at(7), [4]);
    expect([outbox.answered, outbox.acknowledged(8)]).toEqual([false, false]);
    line.pending = [];
    // Acknowledged, but what came of it is not shown yet.
    expect([outbox.answered, outbox.acknowledged(7), outbox.out]).toEqual([true, false, true]);
    expect([outbox.acknowledged(8), outbox.out]).toEqual([true, false]);
  });
});

test('undo, consent and chat go to the seat that they are for', () => {
  outbox.undo(at(7));
  outbox.undo(at(7, null));
  outbox.consent(1, true);
  outbox.say('  ');
  outbox.say(' hello ');
  expect(line.sent.map(({ type }) => type)).toEqual(['undo', 'consent', 'chat']);
  expect(line.sent[2]).toMatchObject({ text: 'hello' });
});
