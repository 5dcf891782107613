import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isThe, Picking } from '../src/table/picking.svelte';
import { settings } from '../src/ui/settings.svelte';
import type { Prompt, Way } from '../src/wire/wire';
import { asks, fork, gain, leaf, line, preview, subset, Table } from './decisions';

vi.mock('../src/ui/settings.svelte', () => ({ settings: { confirm: 'final' } }));
vi.mock('../src/ui/sound', () => ({ sound: () => {} }));

let table: Table;
let picking: Picking;

/** A decision is asked, and the server has told what comes of it. */
function ask(prompt: Prompt, ...ways: Way[]): void {
  picking.ask(
    ways.map(({ action, line: said, picks }) => ({ action, line: said, picks })),
    prompt,
  );
  picking.learn({ after: [], ways });
}

beforeEach(() => {
  table = new Table();
  picking = new Picking(table);
  settings.confirm = 'final';
});

const LANDING = asks('landing', {
  type: 'answers',
  declines: 6,
  switch: { on: 5, off: 6, name: line('use'), says_on: line('use-it'), says_off: line('only-land') },
});
const SHIP = asks('which-ship', { type: 'path', asks: [line('where-to')], likely: { maia: 3, jorg: 4 } });
const MOVE = fork(
  1,
  ['die:move'],
  SHIP,
  leaf(2, ['ship:0', 'maia']),
  leaf(3, ['ship:1', 'maia']),
  leaf(4, ['ship:1', 'jorg']),
  fork(7, ['ship:1', 'zorg'], LANDING, leaf(5, ['button:use'], preview([gain('energy', 2)])), leaf(6, ['button:decline'])),
);
const END = leaf(9, ['button:end'], preview([], { stop: 'people' }));
const TURN = asks('turn', { type: 'one', covers: [1, 8] }, { type: 'answers', covers: [9], ends: 9 });
const ENERGY = leaf(8, ['die:energy'], preview([gain('energy', 1)]));

describe('one of some things', () => {
  test('goes with the click on it, if that can be taken back', () => {
    ask(TURN, MOVE, ENERGY, END);
    expect([...picking.lit].sort()).toEqual(['button:end', 'die:energy', 'die:move']);
    expect(picking.pick('die:energy')).toBe(true);
    expect(table.moves).toEqual([[8]]);
  });

  test('that is for good goes by Go alone, however often it is tapped', () => {
    const dictate = leaf(1, ['die:a', 'dictate'], preview([gain('dice', -1)]));
    ask(asks('assign', { type: 'path', covers: [1], confirm: 'always', likely: { dictate: 1 } }), dictate, END);
    for (let taps = 0; taps < 3; taps++) expect(picking.pick('dictate')).toBe(true);
    expect(table.moves).toEqual([]);
    picking.pick('button:end');
    expect(picking.path).toEqual(['button:end']);
  });

  test('waits for Go where nothing comes of it, where something is lost, and where the player wants so', () => {
    const vain = leaf(1, ['die:a'], preview([], { nothing: true }));
    const lost = leaf(2, ['die:b'], preview([gain('energy', 1, 2)]));
    ask(asks('turn', { type: 'one' }), vain, lost, leaf(3, ['die:c']));
    for (const id of ['die:a', 'die:b']) picking.pick(id);
    settings.confirm = 'every';
    picking.pick('die:c');
    expect([table.sent, picking.chosen?.actions]).toEqual([[], [3]]);
    picking.pick('die:c');
    expect(table.moves).toEqual([[3]]);
  });

  test('never goes alone where it is sealed, and always goes where there is nothing to think over', () => {
    ask(asks('mission', { type: 'one', confirm: 'always' }), leaf(1, ['mission:a']), leaf(2, ['mission:b']));
    picking.pick('mission:a');
    expect([table.sent, picking.chosen?.actions]).toEqual([[], [1]]);
    const chance = preview([], { stop: 'chance' });
    ask(asks('stack', { type: 'one', confirm: 'never' }), leaf(3, ['stack:a'], chance), leaf(4, ['stack:b'], chance));
    picking.pick('stack:b');
    expect(table.moves).toEqual([[4]]);
  });

  test('is asked for if it is not known what comes of it, and goes when it is', () => {
    ask(TURN, leaf(1, ['die:move'], null, true), END);
    picking.pick('die:move');
    expect([table.asked, table.sent]).toEqual([[[1]], []]);
    picking.learn({ after: [1], ways: [leaf(2, ['ship:0', 'maia'])], prompt: SHIP });
    expect(table.moves).toEqual([[1, 2]]);
  });

  test('nothing can be picked while a move is on its way, or something else is about to be shown', () => {
    ask(TURN, ENERGY, END);
    table.out = true;
    picking.pick('die:energy');
    expect([picking.path, table.sent]).toEqual([[], []]);
    table = new Table();
    table.open = false;
    picking = new Picking(table);
    ask(TURN, ENERGY, END);
    expect([picking.pick('die:energy'), picking.lit.size]).toEqual([false, 0]);
  });
});

describe('a path', () => {
  beforeEach(() => ask(TURN, MOVE, ENERGY, END));

  test('has a question for each decision and each pick', () => {
    expect(picking.question?.key).toBe('turn');
    picking.pick('die:move');
    expect([picking.prompt?.step, picking.question?.key]).toEqual(['which-ship', 'which-ship']);
    picking.pick('ship:1');
    expect(picking.question?.key).toBe('where-to');
  });

  test('asks what is left where the first pick filled itself in', () => {
    ask(SHIP, leaf(2, ['ship:0', 'maia']), leaf(3, ['ship:0', 'jorg']));
    expect([picking.path, picking.question?.key]).toEqual([['ship:0'], 'where-to']);
  });

  test('a tap on a place alone sends the likely piece', () => {
    expect(picking.lit.has('maia')).toBe(false);
    picking.pick('die:move');
    expect([picking.lit.has('maia'), picking.lit.has('jorg')]).toEqual([true, true]);
    picking.pick('maia');
    expect(table.moves).toEqual([[1, 3]]);
  });

  test('can be swapped, and taken back pick by pick', () => {
    settings.confirm = 'every';
    for (const id of ['die:move', 'ship:1', 'maia']) picking.pick(id);
    expect([picking.chosen?.actions, picking.swapsAt(1)]).toEqual([
      [1, 3],
      ['ship:0', 'ship:1'],
    ]);
    picking.swap(1);
    expect(picking.chosen?.actions).toEqual([1, 2]);
    picking.swap(1);
    picking.back();
    expect(picking.path).toEqual(['die:move', 'ship:1']);
    picking.clear();
    expect([picking.path, picking.started]).toEqual([[], false]);
  });

  test('leads to a switch, and what may be used counts as meant', () => {
    for (const id of ['die:move', 'ship:1', 'zorg']) picking.pick(id);
    expect([picking.prompt?.step, picking.chosen]).toEqual(['landing', null]);
    const off = picking.options.find((option) => isThe(option, 6))!;
    picking.answer(off);
    expect(table.moves).toEqual([[1, 7, 6]]);
  });

  test('what a click would bring is known before it', () => {
    picking.hover('die:energy');
    expect([picking.aim, picking.foreseen]).toEqual([[gain('energy', 1)], 'die:energy']);
    picking.unpoint();
    expect(picking.aim).toEqual([]);
  });
});

describe('a set', () => {
  const DICE = { 'die:a': 2, 'die:b': 1 };
  const again = { key: 'which-dice', words: {} };
  const reroll = subset(DICE, { start: 'button:reroll', covers: [10, 11], done: 20, preset: ['die:b'], asks: again });
  const ROLL = asks('reroll', subset(DICE, { done: 20 }));
  const chance = preview([], { stop: 'chance' });
  const ways = [10, 11].map((action, at) =>
    fork(action, ['button:reroll', at ? 'die:b' : 'die:a'], ROLL, leaf(20, ['button:roll'], chance)),
  );

  test('of a button begins with its proposal; taps put things in and out, and Go sends all of it', () => {
    ask(asks('turn', { type: 'one', covers: [8] }, reroll), ENERGY, ...ways);
    expect(picking.question?.key).toBe('turn');
    picking.pick('button:reroll');
    expect(picking.question?.key).toBe('which-dice');
    expect([picking.count, picking.isPicked('die:b'), picking.isPicked('die:a')]).toEqual([1, true, false]);
    picking.pick('die:a', 1);
    expect([picking.isPicked('die:a', 1), picking.isPicked('die:a', 0)]).toEqual([true, false]);
    expect(picking.chosen?.actions).toEqual([11, 10, 20]);
    expect([picking.chosen?.preview?.stop, picking.chosen?.lines[0]?.key, table.sent]).toEqual(['chance', 'do-20', []]);
    picking.pick('die:b');
    expect(picking.chosen?.actions).toEqual([10, 20]);
    picking.pick('die:energy');
    expect([picking.count, table.moves]).toEqual([null, [[8]]]);
  });

  test('is no plan while something else is about to be shown', () => {
    table.open = false;
    ask(asks('recruit', subset(DICE, { preset: ['die:a'] })), leaf(10, ['die:a']), leaf(11, ['die:b']));
    expect([picking.chosen, picking.options, picking.asides]).toEqual([null, [], []]);
  });

  test('can be begun with a thing', () => {
    ask(asks('turn', { type: 'one', covers: [8] }, reroll), ENERGY, ...ways);
    expect(picking.gather('button:reroll', 'die:a', 1)).toBe(true);
    expect([picking.count, picking.isPicked('die:a', 1)]).toEqual([1, true]);
    expect(picking.gather('button:reroll', 'die:x', 0)).toBe(false);
  });

  test('that closes itself goes with its last thing', () => {
    const discard = subset({ 'die:a': 1, 'die:b': 1, 'die:c': 1 }, { least: 2, most: 2 });
    const rest = asks('discard', subset({ 'die:b': 1, 'die:c': 1 }));
    const first = fork(10, ['die:a'], rest, leaf(11, ['die:b']), leaf(12, ['die:c']));
    ask(asks('discard', discard), first, leaf(11, ['die:b'], null, true), leaf(12, ['die:c'], null, true));
    picking.pick('die:a');
    expect([table.sent, picking.chosen]).toEqual([[], null]);
    picking.pick('die:c');
    expect(table.moves).toEqual([[10, 12]]);
  });

  test('that is proposed goes with Go, and takes an answer of the next question along', () => {
    const shape = subset(
      { 'die:a': 2, 'die:b': 1 },
      { least: 2, most: 2, preset: ['die:a', 'die:a'], says: line('all'), ends: line('and-end'), only: line('only') },
    );
    ask(asks('recruit', shape), leaf(10, ['die:a', 'cup']), leaf(11, ['die:b', 'cup']));
    expect([picking.chosen?.actions, picking.chosen?.lines[0]]).toEqual([
      [10, 10],
      { key: 'all', words: { count: { type: 'number', value: 2 } } },
    ]);
    expect(table.asked.at(-1)).toEqual([10, 10]);
    const next = asks('manage', { type: 'path', covers: [40] }, { type: 'answers', covers: [30], ends: 30 });
    picking.learn({ after: [10, 10], ways: [leaf(30, ['button:end']), leaf(40, ['die:x', 'cup'])], prompt: next });
    expect([picking.chosen?.actions, picking.chosen?.lines[0]?.key]).toEqual([[10, 10, 30], 'and-end']);
    expect(picking.asides.map(({ actions, line: said }) => [actions, said.key])).toEqual([[[10, 10], 'only']]);
    // Another one in for the first, and the place where they go is as good as Go.
    picking.pick('die:b');
    expect(picking.chosen?.actions).toEqual([10, 11]);
    picking.pick('cup');
    expect(table.moves).toEqual([[10, 11]]);
  });
});

describe('answers', () => {
  test('go at once, and a question behind an answer is asked with it', () => {
    const follow = asks('follow', { type: 'answers', declines: 4 });
    const accept = fork(2, ['button:accept'], follow, leaf(3, ['button:follow']), leaf(4, ['button:pass']));
    ask(asks('forced', { type: 'answers', default: 2, declines: 2 }), leaf(1, ['button:force']), accept);
    expect(picking.options.map(({ id }) => id)).toEqual(['2-4', '1', '2-3']);
    picking.answer(picking.options[2]!);
    expect(table.moves).toEqual([[2, 3]]);
  });
});

test('a game that declares no shape is played by its picks alone', () => {
  ask(asks('x'), leaf(1, ['ship:0', 'maia']), leaf(2, ['ship:1', 'maia']), leaf(3, ['button:pass']));
  picking.pick('ship:1');
  expect(table.moves).toEqual([[2]]);
});
