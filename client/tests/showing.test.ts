import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ShownTable, Showing } from '../src/table/showing.svelte';
import type { Position } from '../src/wire/wire';

let speed = 1;
vi.mock('../src/ui/settings.svelte', () => ({ pace: () => speed }));

const at = (version: number, seat = 0): Position => ({ version, seat, choices: [], log: [] }) as unknown as Position;

class Table implements ShownTable {
  position: Position | null = at(0);
  deciding = false;
  held = 0;
  opening = 0;
  readonly shown: number[] = [];
  measured = 0;
  put(next: Position): void {
    this.position = next;
    this.shown.push(next.version);
  }
  measure(): void {
    this.measured += 1;
  }
  play(): number {
    return speed * 1000;
  }
  prelude(): number {
    return this.opening;
  }
  hold(): number {
    return this.held;
  }
}

let table: Table;
let showing: Showing;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
  speed = 1;
  table = new Table();
  showing = new Showing(table);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

describe('positions that come together', () => {
  test('are shown one after another, each with its motion', async () => {
    for (const version of [1, 2, 3]) showing.add(at(version), false);
    await pass(10);
    expect([table.shown, showing.waiting.length, table.measured]).toEqual([[1], 2, 1]);
    await pass(1100);
    expect(table.shown).toEqual([1, 2]);
    await pass(1100);
    expect([table.shown, showing.waiting.length]).toEqual([[1, 2, 3], 0]);
  });

  test('are not waited for by a player who has to decide', async () => {
    table.deciding = true;
    for (const version of [1, 2, 3]) showing.add(at(version), false);
    await pass(10);
    expect(table.shown).toEqual([1, 2, 3]);
  });

  test('jump to the present when there are too many, when the player wants so, or looks away', async () => {
    for (let version = 1; version < 9; version++) showing.add(at(version), false);
    await pass(6000);
    expect(table.shown).toEqual([1, 2, 3, 4, 8]);
    for (const version of [11, 12, 13]) showing.add(at(version), false);
    await pass(1);
    showing.skip();
    await pass(1);
    expect(table.shown.at(-1)).toBe(13);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    for (const version of [21, 22, 23]) showing.add(at(version), false);
    await pass(10);
    expect(table.shown.slice(-2)).toEqual([21, 23]);
  });

  test('hold still for what is to be seen', async () => {
    table.held = 2000;
    showing.add(at(1), false);
    showing.add(at(2), false);
    await pass(1900);
    expect(table.shown).toEqual([1]);
    await pass(200);
    expect(table.shown).toEqual([1, 2]);
  });

  test('of the same version replace each other', async () => {
    table.deciding = false;
    showing.add(at(1), false);
    showing.add(at(2, 1), false);
    showing.add(at(2, 2), false);
    await pass(10);
    expect(showing.waiting.map(({ seat }) => seat)).toEqual([2]);
    showing.drop();
    await pass(2000);
    expect(table.shown).toEqual([1]);
  });
});

describe('where nothing moves', () => {
  beforeEach(() => (speed = 0));

  test('one frame shows the last of what came', async () => {
    for (const version of [1, 2, 3]) showing.add(at(version), false);
    await pass(50);
    expect(table.shown.at(-1)).toBe(3);
    expect(table.shown.length).toBeLessThan(3);
  });

  test('the own move waits a moment for bots that answer at once', async () => {
    showing.begin();
    showing.add(at(1), true);
    expect(table.shown).toEqual([]);
    showing.add(at(2), false);
    await pass(50);
    expect(table.shown).toEqual([2]);
    showing.begin();
    showing.add(at(3), true);
    await pass(50);
    expect(table.shown).toEqual([2, 3]);
  });
});

test('shown is settled when all was to be seen', async () => {
  let done = false;
  showing.add(at(1), false);
  void showing.shown().then(() => (done = true));
  await pass(500);
  expect(done).toBe(false);
  await pass(1000);
  expect(done).toBe(true);
});

describe('what leads to a position', () => {
  test('is shown before it, also to a player who waits for the own move', async () => {
    table.opening = 1000;
    table.deciding = true;
    showing.add(at(1), false);
    await pass(990);
    expect(table.shown).toEqual([]);
    await pass(20);
    expect(table.shown).toEqual([1]);
  });

  test('is cut short by a tap, and left out where nothing moves', async () => {
    table.opening = 1000;
    showing.add(at(1), false);
    await pass(100);
    showing.skip();
    await pass(1);
    expect(table.shown).toEqual([1]);
    await pass(1200);
    speed = 0;
    showing.add(at(2), false);
    await pass(40);
    expect(table.shown).toEqual([1, 2]);
  });

  test('gives way to another position that takes its place', async () => {
    table.opening = 1000;
    showing.add(at(1), false);
    await pass(100);
    showing.drop();
    await pass(2000);
    expect(table.shown).toEqual([]);
  });
});
