import { expect, test, vi } from 'vitest';
import type { Play } from '../src/table/play.svelte';
import { Whys } from '../src/table/whys.svelte';

vi.mock('../src/ui/text.svelte', () => ({ text: {} }));

test('a reason goes with the next pick, and does not come back with the same picks', async () => {
  const picking = { path: ['die:move'], leadsTo: () => false };
  const why = (_seat: number, pick: string, after: readonly string[]): Promise<object> =>
    Promise.resolve({ line: { key: `why ${pick} after ${after.join(' ')}`, words: {} }, asked: null, rule: '' });
  const whys = new Whys({ seat: 0, myTurn: true, position: { version: 7 }, picking, link: { why } } as unknown as Play);
  await whys.tell('planet:2');
  expect(whys.told?.line.key).toBe('why planet:2 after die:move');
  picking.path = [];
  expect(whys.told).toBeNull();
  picking.path = ['die:move'];
  expect(whys.told).toBeNull();
  await whys.tell('planet:2');
  expect(whys.told?.line.key).toBe('why planet:2 after die:move');
});

test('what was tapped is told until something is picked, and a second tap closes it', () => {
  const picking = { path: [] as string[], leadsTo: () => false };
  const whys = new Whys({ seat: 0, myTurn: true, position: { version: 7 }, picking } as unknown as Play);
  whys.show('galaxies-planet-maia');
  expect(whys.about).toBe('galaxies-planet-maia');
  whys.show('galaxies-planet-gort');
  expect(whys.about).toBe('galaxies-planet-gort');
  whys.show('galaxies-planet-gort');
  expect(whys.about).toBe('');
  whys.show('galaxies-planet-gort');
  picking.path = ['die:move'];
  expect(whys.about).toBe('');
});
