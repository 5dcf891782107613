import { expect, test } from 'vitest';
import { routesOf } from '../src/table/routes';
import { spentPath, tapped, turning, worthOf } from '../src/table/spending';
import { asks, fork, gain, leaf, preview, subset } from './decisions';

const CONVERT = 'button:convert';
const shape = subset({ 'die:a': 1, 'die:b': 1, 'die:c': 1, 'die:d': 1 }, { start: CONVERT, least: 2, most: 2, spends: true });
const more = asks('convert', subset({ 'die:b': 1, 'die:c': 1 }, { spends: true }));
const into = asks('into', { type: 'path' });
const ROUTES = routesOf(
  [
    leaf(1, ['die:a'], preview([gain('energy', 3)])),
    leaf(2, ['die:b'], preview([gain('energy', 1)])),
    leaf(3, ['die:c'], preview([], { nothing: true })),
    leaf(4, ['die:d'], preview([gain('energy', 2)])),
    fork(10, [CONVERT, 'die:c'], more, fork(11, [CONVERT, 'die:b'], into, leaf(12, ['die:d', 'face:x']), leaf(13, ['die:a', 'face:x']))),
  ],
  asks('turn', { type: 'one', covers: [1, 2, 3, 4] }, shape),
);
const thing = (id: string) => ({ id, nth: 0 });
const worth = (one: { id: string; nth: number }): number => worthOf(ROUTES, 0, one);

test('a thing is missed by what it would bring', () => {
  expect(['die:a', 'die:b', 'die:c', 'die:e'].map((id) => worth(thing(id)))).toEqual([3, 1, 0, 0]);
});

test('what is missed least is given up for the thing that is turned', () => {
  const { turned, things } = turning({ shape }, thing('die:d'), worth);
  expect([turned?.id, things.map(({ id }) => id)]).toEqual(['die:d', ['die:c', 'die:b']]);
});

test('a tap turns a thing, puts another one in, or takes it back', () => {
  const first = tapped({ shape, turned: null, things: [] }, thing('die:d'), worth);
  expect(first.turned?.id).toBe('die:d');
  expect(tapped(first, thing('die:a'), worth).things.map(({ id }) => id)).toEqual(['die:b', 'die:a']);
  expect(tapped(first, thing('die:b'), worth).things.map(({ id }) => id)).toEqual(['die:c']);
  expect(tapped(first, thing('die:d'), worth)).toEqual({ shape, turned: null, things: [] });
});

test('the path goes through what is given up to what is turned, as far as it is known', () => {
  const chosen = turning({ shape }, thing('die:d'), worth);
  expect(spentPath(ROUTES, chosen)).toEqual([CONVERT, 'die:c', CONVERT, 'die:b', 'die:d']);
  expect(spentPath(ROUTES, { ...chosen, things: [thing('die:c')] })).toEqual([CONVERT]);
  expect(spentPath([], chosen)).toEqual([CONVERT]);
});
