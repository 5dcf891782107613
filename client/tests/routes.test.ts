import { describe, expect, test } from 'vitest';
import { keysOf, piecesOf, Typed } from '../src/table/keys';
import {
  beginsFurther,
  common,
  fullOf,
  inOneRow,
  isVain,
  likelyPaths,
  meant,
  nextQuestion,
  type Option,
  optionsAt,
  placesAt,
  plain,
  promptAt,
  replaced,
  routesOf,
  stopOf,
  timesAt,
} from '../src/table/routes';
import type { Delta, Preview, Prompt, Shape, Way } from '../src/wire/wire';

const line = (key: string) => ({ key, words: {} });
const asks = (key: string, ...shape: Shape[]): Prompt => ({ step: key, line: line(key), rule: '', shape });
const preview = (deltas: Delta[] = [], nothing = false): Preview => ({ lines: [], stop: 'none', deltas, nothing });
const leaf = (action: number, picks: string[], end: Preview = preview()): Way => ({
  action,
  line: line(`do-${action}`),
  picks,
  then: [],
  preview: end,
  more: false,
});
const fork = (action: number, picks: string[], ...then: Way[]): Way => ({
  action,
  line: line(`do-${action}`),
  picks,
  then,
  preview: null,
  more: false,
});
const asking = (way: Way, prompt: Prompt): Way => ({ ...way, prompt });
const ENERGY = { seat: 0, counter: 'energy', change: -1, lost: 0 };
const CULTURE = { seat: 0, counter: 'culture', change: 2, lost: 0 };

const TREE = [
  fork(
    1,
    ['die:move'],
    leaf(2, ['ship:0', 'maia:orbit']),
    fork(
      3,
      ['ship:0', 'maia:surface'],
      leaf(4, ['button:use'], preview([ENERGY, CULTURE])),
      leaf(5, ['button:decline'], preview([ENERGY])),
    ),
  ),
  leaf(6, ['die:energy']),
];

describe('routes', () => {
  test('a tree of ways is told as whole routes', () => {
    const routes = routesOf(TREE);
    expect(routes.map(({ actions }) => actions)).toEqual([[1, 2], [1, 3, 4], [1, 3, 5], [6]]);
    expect(routes[1]).toMatchObject({ picks: ['die:move', 'ship:0', 'maia:surface', 'button:use'], parts: [1, 2, 1], more: false });
  });

  test('the options at a place are its decisions, each with the routes through it', () => {
    const routes = routesOf(TREE);
    expect(optionsAt(routes, []).map(({ id, routes: through }) => [id, through.length])).toEqual([
      ['1', 3],
      ['6', 1],
    ]);
    const options = optionsAt(routes, ['die:move', 'ship:0']);
    expect(options.map(({ id, next, picks }) => [id, next, picks.length])).toEqual([
      ['1-2', 'maia:orbit', 3],
      ['1-3', 'maia:surface', 3],
    ]);
    expect(options[1]!.line.key).toBe('do-3');
  });

  test('what all routes bring alike is known before the last pick', () => {
    const [, use, decline] = routesOf(TREE);
    expect(common([use!, decline!])).toEqual([ENERGY]);
    expect(isVain([use!, decline!])).toBe(false);
    expect(isVain(routesOf([leaf(1, ['x'], preview([], true))]))).toBe(true);
    expect(isVain(plain([{ action: 1, line: line('x'), picks: ['x'] }]))).toBe(false);
  });

  test('what a full store leaves without effect names the store', () => {
    const full = { seat: 0, counter: 'credits', change: 0, lost: 2 };
    const stock = routesOf([leaf(1, ['button:stock'], preview([full], true))]);
    expect([fullOf(stock, 0), fullOf(stock, 1), fullOf(stock, null)]).toEqual(['credits', undefined, undefined]);
    expect(fullOf(routesOf([leaf(1, ['x'], preview([], true))]), 0)).toBeUndefined();
    expect(fullOf(routesOf([leaf(1, ['x'], preview([{ ...full, change: 1 }]))]), 0)).toBeUndefined();
  });

  test('to take an action and do nothing with it is not what is meant, unless there is nothing else', () => {
    const build = fork(1, ['action:build'], leaf(2, ['action:build']), leaf(3, ['pass']));
    const routes = routesOf([asking(build, asks('perform', { type: 'one', covers: [2] }, { type: 'answers', covers: [3], declines: 3 }))]);
    expect(meant(routes)).toEqual(routes.slice(0, 1));
    expect(meant(routes.slice(1))).toEqual(routes.slice(1));
  });

  test('what a tap takes is meant, not what could be done in its place', () => {
    const research = fork(
      1,
      ['action:research'],
      leaf(2, ['action:research']),
      leaf(3, ['action:trade', 'mana', 'ore']),
      leaf(4, ['pass']),
    );
    const routes = routesOf([asking(research, asks('perform', { type: 'answers', covers: [4], declines: 4 }))]);
    expect(meant(routes)).toEqual(routes.slice(0, 1));
    expect(meant(routes.slice(1))).toEqual(routes.slice(1, 2));
  });

  test('a question behind an answer is asked with it, if it may be declined', () => {
    const accept = fork(2, ['button:accept'], leaf(3, ['button:follow']), leaf(4, ['button:pass']));
    const rogue = [leaf(1, ['button:force-reroll']), asking(accept, asks('follow', { type: 'answers', declines: 4 }))];
    const row = inOneRow(optionsAt(routesOf(rogue, asks('forced-reroll', { type: 'answers', default: 2 })), []));
    expect(row.map(({ id, next, line: { key } }) => [id, next, key])).toEqual([
      ['2-4', 'button:accept', 'do-2'],
      ['1', 'button:force-reroll', 'do-1'],
      ['2-3', 'button:follow', 'do-3'],
    ]);
    const die = optionsAt(routesOf(TREE), []);
    expect(inOneRow(die)).toEqual(die);
  });

  test('each decision of a gesture has its own question, and a pick within it may have one more', () => {
    const move = fork(1, ['die:move'], leaf(2, ['ship:0', 'maia']), leaf(3, ['ship:1', 'maia']), leaf(4, ['ship:1', 'jorg']));
    const ship = asks('which-ship', { type: 'path', asks: [line('where-to')], likely: { maia: 3, jorg: 4 } });
    const routes = routesOf([asking(move, ship)], asks('your-turn', { type: 'one' }));
    const path = ['die:move'];
    expect([promptAt(routes, [])?.step, promptAt(routes, path)?.step]).toEqual(['your-turn', 'which-ship']);
    expect([nextQuestion(routes, path), nextQuestion(routes, [...path, 'ship:1'])?.key]).toEqual([undefined, 'where-to']);
    // Behind the die comes first which ship, and only then the place.
    expect([beginsFurther(routes, path), beginsFurther(routes, [...path, 'ship:1'])]).toEqual([true, false]);
    const advance = asks('which-advances', { type: 'one' });
    const diplomacy = routesOf([asking(fork(1, ['die:diplomacy'], leaf(2, ['ship:0']), leaf(3, ['ship:1'])), advance)], null);
    expect(beginsFurther(diplomacy, ['die:diplomacy'])).toBe(true);
    // A tap on a place alone sends the ship that the shape calls likely; before the die is held there is nothing to send.
    expect(Object.fromEntries(likelyPaths(routes, path))).toEqual({
      maia: ['die:move', 'ship:1', 'maia'],
      jorg: ['die:move', 'ship:1', 'jorg'],
    });
    expect(likelyPaths(routes, []).size).toBe(0);
    expect(new Set(placesAt(routes, path))).toEqual(new Set(['maia', 'jorg']));
  });

  test('the dice of the next turn are no chance that an answer takes', () => {
    const shape: Shape = { type: 'answers', covers: [1, 2, 3], declines: 1, ends: 2 };
    const rolls: Preview = { ...preview(), stop: 'chance' };
    const ways = [leaf(1, [], rolls), leaf(2, [], rolls), leaf(3, [], rolls), leaf(1, [], { ...rolls, stop: 'reveal' })];
    expect(routesOf(ways, asks('follow', shape)).map(stopOf)).toEqual([undefined, undefined, 'chance', 'reveal']);
  });

  test('a route that was cut goes on when the server has told how', () => {
    const [cut, ...rest] = routesOf([{ ...leaf(1, ['die:move']), more: true }, leaf(6, ['die:energy'])]);
    const onward = replaced([cut!, ...rest], cut!, [leaf(2, ['ship:0']), leaf(3, ['ship:1'])]);
    expect(onward.map(({ actions, picks }) => [actions, picks])).toEqual([
      [
        [1, 2],
        ['die:move', 'ship:0'],
      ],
      [
        [1, 3],
        ['die:move', 'ship:1'],
      ],
      [[6], ['die:energy']],
    ]);
  });
});

describe('a thing that is taken several times', () => {
  const DIE = 'die:home';
  const step = asks('recruit');
  test('is counted as far as the same is asked, and to its end where routes go no further: a set', () => {
    expect(timesAt(routesOf([leaf(1, [DIE])], step), [DIE, DIE, DIE, 'die:alien'], 0)).toBe(3);
    const twice = routesOf([asking(fork(1, [DIE], leaf(2, [DIE])), asks('activate'))], step);
    expect(timesAt(twice, [DIE, DIE], 0)).toBe(1);
    expect(timesAt(twice, [DIE, DIE, 'die:alien'], 0, true)).toBe(2);
  });
});

describe('keys', () => {
  test('stand on what would be tapped next, or on what tells two options apart', () => {
    const ways = [leaf(1, ['die:energy']), leaf(2, ['die:move', 'maia']), leaf(3, ['die:move', 'jorg']), leaf(4, ['reroll', 'die:energy'])];
    expect([...piecesOf(optionsAt(routesOf(ways), []), []).values()]).toEqual(['die:energy', 'maia', 'jorg', 'reroll']);
  });

  const options = (...nexts: string[]): Option[] => optionsAt(routesOf(nexts.map((next, place) => leaf(place, [next]))), []);
  const numbers = { 'amount:': '', 'bid:': 'flag' };

  test('a number is its own key, and the flag is 0', () => {
    const bids = options('bid:flag', ...Array.from({ length: 11 }, (_, n) => `bid:${n + 1}`));
    expect(keysOf(bids, numbers).get('5')).toBe('5');
    const typed = new Typed();
    expect(typed.read(bids, 'Digit5', numbers)?.next).toBe('bid:5');
    expect(typed.read(bids, 'Digit0', numbers)?.next).toBe('bid:flag');
    expect(typed.read(bids, 'Numpad1', numbers)?.next).toBe('bid:1');
    expect(typed.read(bids, 'Numpad1', numbers)?.next).toBe('bid:11');
    expect(typed.read(bids, 'KeyQ', numbers)).toBeNull();
  });

  test('other choices go by their place', () => {
    expect([...keysOf(options('die:move', 'die:energy', 'amount:3'), numbers).values()]).toEqual(['1', '2', '3']);
  });
});
