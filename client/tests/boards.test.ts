// What boards work out from one view to the next, and by what they find things.
import { describe, expect, test } from 'vitest';
import { DiceTokens, Fleets } from '../src/games/galaxies/tokens';
import { things as galaxiesThings } from '../src/games/galaxies/looks';
import { open as openKingdoms, regionKey, terrainOf, things as kingdomsThings, tokenIcon } from '../src/games/kingdoms/box';
import { Armies } from '../src/games/kingdoms/armies';
import { Takers } from '../src/games/kingdoms/takers';
import { handfuls, hindrance } from '../src/games/kingdoms/choices';
import { isSure, priceOf, stepped } from '../src/games/kingdoms/paying';
import { prelude, turning, Wars } from '../src/games/kingdoms/wars';
import { colourOf, open as openRoll, phaseIcon, phasesOf, things as rollThings } from '../src/games/roll/box';
import { carried, gained, sum, total } from '../src/games/roll/dice';
import { likely } from '../src/games/roll/likely';
import { letter, seatClass } from '../src/ui/seats';
import { Things } from '../src/games/things';
import { matched } from '../src/games/tokens';
import type { EmpireView, GalaxiesView } from '../src/wire/galaxies';
import type { KingdomsView } from '../src/wire/kingdoms';
import type { RollView } from '../src/wire/roll';
import type { Route } from '../src/table/routes';
import type { Choice, Line, LogEntry } from '../src/wire/wire';

describe('things', () => {
  test('are found by the message id that was made for them, and by no other', () => {
    const things = new Things<'planet'>('toy');
    expect(things.of('toy-planet-x')).toBeUndefined();
    expect(things.key('planet', 'x')).toBe('toy-planet-x');
    expect(things.of('toy-planet-x')).toEqual({ kind: 'planet', id: 'x' });
    expect(things.key('planet', 'x', 'home')).toBe('toy-home-x');
    expect(things.of('toy-home-x')).toEqual({ kind: 'planet', id: 'x' });
    expect(things.of('toy-planet-x-y')).toBeUndefined();
  });

  test('of the games are known before they are drawn', () => {
    expect(galaxiesThings.of('galaxies-planet-maia')).toEqual({ kind: 'planet', id: 'maia' });
    expect(galaxiesThings.of('galaxies-face-colony')?.kind).toBe('face');
    expect(kingdomsThings.of('kingdoms-act-quest')?.kind).toBe('act');
    expect(kingdomsThings.of('kingdoms-act-rob')).toBeUndefined();
    expect(rollThings.of('roll-die-genes')?.kind).toBe('die');
  });

  test('of Roll come with the box', () => {
    openRoll({
      developments: { 'space-piracy': { phases: ['settle'], six_plus: false } },
      worlds: { 'old-earth': { colour: 'novelty', dice: [] } },
    });
    expect(rollThings.of('roll-home-old-earth')).toEqual({ kind: 'world', id: 'old-earth' });
    expect(rollThings.of('roll-faction-development-space-piracy')).toEqual({ kind: 'development', id: 'space-piracy' });
    expect([phasesOf('space-piracy'), colourOf('old-earth'), colourOf('nowhere')]).toEqual([['settle'], 'novelty', 'grey']);
    expect([phaseIcon('assign'), phaseIcon('immediate'), phaseIcon('ship')]).toEqual(['r-dictate', 'g-energy', 'r-ship']);
  });

  test('of Kingdoms: a region is known by its terrain', () => {
    const region = (terrain: string) => ({ terrain, polygon: [], label_point: [0, 0] });
    openKingdoms({ territories: [{ id: 'half-moon', regions: [region('forest'), region('plains')] }] });
    expect([terrainOf(regionKey('half-moon', 1)), terrainOf(regionKey('half-moon', 2)), terrainOf(regionKey('half-moon', 3))]).toEqual([
      'forest',
      'plains',
      undefined,
    ]);
    expect([tokenIcon('face-down'), tokenIcon('lost-city')]).toEqual(['k-unknown', 'k-lost_city']);
  });
});

describe('workers of Roll while something is picked', () => {
  const gains = (...picked: string[]) => ['explore', 'develop', 'settle', 'produce', 'ship'].map((phase) => gained(carried(picked), phase));

  test('a die that selects its own phase is counted once', () => {
    expect(gains('die:ship:home', 'strip:ship')).toEqual([0, 0, 0, 0, 0]);
    expect(gains('die:ship:home', 'strip:explore')).toEqual([1, 0, 0, 0, -1]);
  });

  test('a wild die comes, a moved die goes, and one that is only held stays', () => {
    expect(gains('die:wild:military', 'row:settle')).toEqual([0, 0, 1, 0, 0]);
    expect(gains('die:produce:home', 'row:explore')).toEqual([1, 0, 0, -1, 0]);
    expect(gains('die:produce:home')).toEqual([0, 0, 0, 0, 0]);
    expect(gains('development:shipping-affinity')).toEqual([0, 0, 0, 0, 0]);
  });

  test('Dictate takes one die out and moves another', () => {
    expect(gains('die:produce:home', 'dictate')).toEqual([0, 0, 0, -1, 0]);
    expect(gains('die:produce:home', 'dictate', 'die:settle:rare', 'row:explore')).toEqual([1, 0, -1, -1, 0]);
    expect(carried(['die:produce:home', 'dictate', 'die:settle:rare', 'row:explore']).at(-1)).toEqual({
      from: 'settle',
      type: 'rare',
      to: 'explore',
      onStrip: false,
    });
  });
});

describe('pieces keep who they are', () => {
  test('those that stayed, those that moved, those that are new', () => {
    const before = matched(['home', 'home', 'orbit:0'], new Map());
    expect([...before]).toEqual([
      [0, 'home'],
      [1, 'home'],
      [2, 'orbit:0'],
    ]);
    expect([...matched(['home', 'orbit:0', 'orbit:1'], before)].sort()).toEqual([
      [0, 'home'],
      [1, 'orbit:1'],
      [2, 'orbit:0'],
    ]);
    expect(matched(['home', 'home', 'home', 'orbit:0'], before).get(3)).toBe('home');
  });

  test('ships', () => {
    const fleets = new Fleets();
    const empire = (home: number, ...slots: number[]): EmpireView =>
      ({ home, ships: slots.map((slot) => ({ place: 'orbit', slot })) }) as unknown as EmpireView;
    expect(fleets.of(0, empire(2)).get('home')).toEqual([0, 1]);
    expect(fleets.of(0, empire(1, 3))).toEqual(
      new Map([
        ['home', [0]],
        ['orbit:3', [1]],
      ]),
    );
  });

  test('dice: one that is used is the one that lay there, and a turn has new ones', () => {
    const tokens = new DiceTokens();
    const view = (active: number, inactive: string[], activated: string[]): GalaxiesView =>
      ({ active, dice: { inactive, activated, rolled: null } }) as unknown as GalaxiesView;
    const first = tokens.of(view(0, ['move', 'energy'], []));
    const second = tokens.of(view(0, ['move'], ['energy']));
    expect(second.activated[0]).toEqual(first.inactive.find(({ face }) => face === 'energy'));
    expect(second.inactive[0]).toEqual(first.inactive.find(({ face }) => face === 'move'));
    expect(tokens.of(view(1, ['move'], [])).inactive[0]!.token).not.toBe(second.inactive[0]!.token);
  });

  test('armies: one that attacks left another region', () => {
    const view = (here: number[], there: number[], war: unknown = null): KingdomsView =>
      ({
        boards: [
          {
            regions: [
              ['a', here],
              ['b', there],
            ].map(([id, seats]) => ({ id, armies: (seats as number[]).map((seat) => ({ seat, lying: false })) })),
          },
        ],
        seats: [
          { on_card: 0, supply: 1 },
          { on_card: 1, supply: 0 },
        ],
        war,
      }) as unknown as KingdomsView;
    const armies = new Armies();
    const piece = armies.of(view([0], [1])).regions.get('a')!.armies[0]!.piece;
    const fighting = armies.of(view([], [1], { region: 'b', attacker: 0 }));
    expect(fighting.regions.get('b')!.attacker?.piece).toBe(piece);
    expect(fighting.cards[1]).toHaveLength(1);
  });
});

describe('wars', () => {
  const view = (war: unknown, refreshes = 1): KingdomsView => ({ active: 0, selected: 'quest', refreshes, war }) as unknown as KingdomsView;
  const open = {
    region: 'a',
    attacker: 0,
    defender: 1,
    attacker_number: null,
    defender_number: null,
    attacker_highest: 9,
    defender_highest: 9,
    winner: null,
  };
  const entry = (event: string, seat: number, number = 0): LogEntry =>
    ({
      event,
      line: { key: '', words: { player: { type: 'player', seat }, number: { type: 'number', value: number } } },
    }) as unknown as LogEntry;

  test('their end is told by events, whatever their words are', () => {
    const wars = new Wars();
    expect(wars.of(view(open), [])).toMatchObject({ over: false, outcome: null });
    const ended = wars.of(view(null), [entry('showed-number', 0, 5), entry('showed-number', 1, 3), entry('raised', 1, 4), entry('won', 0)]);
    expect(ended).toMatchObject({
      over: true,
      outcome: 0,
      fighters: [
        { seat: 0, number: 5 },
        { seat: 1, number: 4 },
      ],
    });
    expect(wars.of(view(null), [])).toBe(ended);
  });

  test('their end is shown also where it ends the turn or the cycle', () => {
    const wars = new Wars();
    wars.of(view(open), []);
    const ended = wars.of(view(null, 2), [entry('showed-number', 0, 5), entry('showed-flag', 1), entry('won', 0)]);
    expect(ended).toMatchObject({ over: true, outcome: 0 });
    // Who has seen it closes it: the next one is another.
    expect(wars.of(view(null, 2), [])).toBe(ended);
    expect(wars.of(view(open, 2), [])).toMatchObject({ over: false });
  });

  test('an alliance', () => {
    const wars = new Wars();
    wars.of(view(open), []);
    expect(wars.of(view(null), [entry('showed-flag', 0), entry('showed-flag', 1), entry('allied', 0)])).toMatchObject({
      outcome: 'alliance',
      fighters: [{ number: 0 }, { number: 0 }],
    });
  });

  test('a number is sure where the other can show none that is as high', () => {
    const [attacker, lost] = new Wars().of(view(open), [])!.fighters;
    const rival = { ...attacker, seat: 1, highest: 5 };
    expect([5, 6].map((number) => isSure(number, rival))).toEqual([false, true]);
    expect(isSure(6, { ...rival, highest: null })).toBe(false);
    expect(isSure(6, { ...lost, seat: null, highest: null })).toBe(false);
  });

  test('a number is paid as the server says, whatever a resource covers', () => {
    const none = { mana: 0, ore: 0, food: 0 };
    const elf = {
      covers: { mana: 2, ore: 1, food: 0 },
      payments: [none, none, { ...none, mana: 1 }, { ...none, mana: 1 }],
      costs: [0, 0, 2, 2],
      spared: [1, 1, 1, 2],
    };
    expect(priceOf(elf, 4, { mana: 2, ore: 1, food: 3 })).toEqual({
      cost: 2,
      discount: 2,
      chips: [
        { kind: 'mana', covers: 2, needed: true },
        { kind: 'mana', covers: 2, needed: false },
        { kind: 'ore', covers: 1, needed: false },
      ],
    });
    const orc = { covers: { mana: 1, ore: 1, food: 1 }, payments: [{ ...none, food: 1 }], costs: [1], spared: [0] };
    expect(priceOf(orc, 1, { mana: 0, ore: 0, food: 1 })).toEqual({
      cost: 1,
      discount: 0,
      chips: [{ kind: 'food', covers: 1, needed: true }],
    });
  });

  test('their dice turn before anything tells who wins, and only for the two who fight', () => {
    const lines = [entry('showed-number', 0, 5), entry('showed-flag', 1), entry('won', 0)];
    expect([prelude(lines, 0), prelude(lines, 1)]).toEqual([1150, 1150]);
    expect([prelude(lines, 2), prelude(lines, null), prelude([entry('won', 0)], 0)]).toEqual([0, 0, 0]);
    const battle = turning(new Wars().of(view(open), [])!, lines);
    expect(battle).toMatchObject({ turning: true, outcome: null, over: false, fighters: [{ number: 5 }, { number: 0 }] });
  });

  test('payments with the fewest pieces come first', () => {
    const pay = (action: number, mana: number, ore: number): Choice => ({
      action,
      picks: [`mana:${mana}`, `ore:${ore}`],
      line: { key: '', words: { mana: { type: 'number', value: mana }, ore: { type: 'number', value: ore } } },
    });
    expect(handfuls([pay(1, 0, 4), pay(2, 1, 2), pay(3, 2, 0)]).map(({ action, payment }) => [action, payment])).toEqual([
      [3, { mana: 2, ore: 0, food: 0 }],
      [2, { mana: 1, ore: 2, food: 0 }],
      [1, { mana: 0, ore: 4, food: 0 }],
    ]);
  });

  test('one more comes from what there is most of, one less goes to what there is least of', () => {
    const way = (mana: number, ore: number, food: number) => ({
      action: mana * 49 + ore * 7 + food,
      picks: [],
      payment: { mana, ore, food },
    });
    const six = [0, 1, 2, 3, 4, 5, 6].flatMap((mana) => Array.from({ length: 7 - mana }, (_, ore) => way(mana, ore, 6 - mana - ore)));
    expect(stepped(six, way(2, 1, 3), 'ore', 1)?.payment).toEqual({ mana: 2, ore: 2, food: 2 });
    expect(stepped(six, way(2, 1, 3), 'food', -1)?.payment).toEqual({ mana: 2, ore: 2, food: 2 });
    expect(stepped(six, way(6, 0, 0), 'mana', 1)).toBeUndefined();
  });

  test('an end of which nothing is told is not shown', () => {
    const wars = new Wars();
    wars.of(view(open), []);
    expect(wars.of(view(null), [entry('moved', 0)])).toBeNull();
  });
});

test('heaps of dice', () => {
  expect(total({ home: 2, alien: 1 })).toBe(3);
  expect(sum({ home: 1 }, { home: 2, rare: 1 })).toMatchObject({ home: 3, rare: 1, genes: 0 });
});

test('seats have a letter and a colour each', () => {
  expect([0, 4, 5].map(letter)).toEqual(['A', 'E', '6']);
  expect([0, 4, 5].map(seatClass)).toEqual(['a', 'e', 'e']);
});

describe('the action card', () => {
  test('says why an action would do nothing for oneself', () => {
    const could = (seat: number, why: string): Line => ({
      key: 'kingdoms-log-could-not',
      words: { player: { type: 'player', seat }, why: { type: 'name', key: `kingdoms-hindrance-${why}` } },
    });
    const route = {
      preview: { lines: [could(1, 'edge'), could(0, 'price')], deltas: [], stop: 'none', nothing: true },
    } as unknown as Route;
    expect([hindrance([route], 0), hindrance([route], 2), hindrance([], 0)]).toEqual(['kingdoms-hindrance-price', undefined, undefined]);
  });

  const selected = (seat: number, act: string, more: Partial<LogEntry> = {}): LogEntry => ({
    ply: 1,
    seats: [seat],
    undone: false,
    event: 'selected',
    topic: null,
    sound: null,
    part: 'action',
    line: {
      key: 'kingdoms-log-selected',
      words: { player: { type: 'player', seat }, action: { type: 'name', key: `kingdoms-act-${act}` } },
    },
    ...more,
  });
  const shields = (...there: number[]): KingdomsView => ({ shields: there }) as unknown as KingdomsView;

  test('shows who selected what, until all shields come off', () => {
    const takers = new Takers();
    takers.of(shields(1, 0, 0, 0, 0, 0), [selected(2, 'patrol')]);
    const now = takers.of(shields(1, 0, 1, 0, 0, 0), [selected(0, 'build'), selected(1, 'trade', { undone: true })]);
    expect([now.get('patrol'), now.get('build'), now.get('trade')]).toEqual([[2], [0], []]);
    const after = takers.of(shields(0, 1, 0, 0, 0, 0), [selected(1, 'quest', { event: 'refreshed' }), selected(1, 'quest')]);
    expect([after.get('patrol'), after.get('quest')]).toEqual([[], [1]]);
  });

  test('forgets what was taken back', () => {
    const takers = new Takers();
    takers.of(shields(0, 0, 0, 0, 0, 1), [selected(0, 'trade')]);
    expect(takers.of(shields(0, 0, 0, 0, 0, 0), []).get('trade')).toEqual([]);
  });
});

describe('what a rival of Roll is likely to select', () => {
  const stack = (dice: number, needed: number, size = 2) => ({ size, top: { world: 'x', development: 'y' }, dice: { home: dice }, needed });
  const world = (colour: string, goods: string[]) => ({ colour, goods });
  const rival = (seat: number, more: object) => ({ seat, worlds: [], development_stack: stack(0, 3), world_stack: stack(0, 3), ...more });
  const said = (stage: string, ...seats: object[]): [string, string | undefined][] =>
    likely({ stage, seats: [rival(0, { worlds: [world('genes', ['genes', 'genes'])] }), ...seats] } as unknown as RollView, 0).map(
      ({ key, words }) => [key.slice('roll-ui-likely-'.length), words['phase']?.type === 'name' ? words['phase'].key : undefined],
    );

  test('follows from goods, worlds and building sites, the strongest reason first', () => {
    const shipper = rival(1, { worlds: [world('genes', ['genes']), world('rare', ['rare'])] });
    const settler = rival(2, { world_stack: stack(3, 4) });
    const producer = rival(3, { worlds: [world('genes', []), world('rare', []), world('alien', []), world('grey', [])] });
    expect(said('assign', shipper, settler, producer)).toEqual([
      ['site', 'roll-phase-settle'],
      ['ship', 'roll-phase-ship'],
      ['produce', 'roll-phase-produce'],
    ]);
    expect(said('assign', rival(1, { development_stack: stack(0, 0, 0), world_stack: stack(0, 0, 0) }))).toEqual([
      ['explore', 'roll-phase-explore'],
    ]);
  });

  test('is not told where nothing speaks for it, nor once the screens are up', () => {
    expect(said('assign', rival(1, { world_stack: stack(1, 4) }))).toEqual([]);
    expect(said('assign', rival(1, { worlds: [world('genes', []), world('rare', [])] }))).toEqual([]);
    expect(said('ship', rival(1, { world_stack: stack(3, 4) }))).toEqual([]);
  });
});
