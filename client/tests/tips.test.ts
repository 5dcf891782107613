// Tips come once, and end with the next move.
import { beforeEach, expect, test, vi } from 'vitest';

const stored: Record<string, string> = {};
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored[key] ?? null,
  setItem: (key: string, value: string) => (stored[key] = value),
});
const { tips } = await import('../src/learn/tips.svelte');

beforeEach(() => (tips.last = undefined));

test('a move ends the tip of the turn for good, even where it hid while the move was picked', () => {
  tips.last = { turn: 't 4', tip: 'tip-roll-explorer', over: false };
  expect(tips.isNew('tip-roll-explorer')).toBe(true);
  tips.end();
  expect(tips.isNew('tip-roll-explorer')).toBe(false);
  expect(tips.last).toEqual({ turn: 't 4', tip: 'tip-roll-explorer', over: true });
  expect(JSON.parse(stored['starhold-tips']!).seen).toEqual(['tip-roll-explorer']);
});

test('a move without a tip ends none', () => {
  tips.end();
  expect(tips.last).toBeUndefined();
});
