import { describe, expect, test } from 'vitest';
import type { Board } from '../src/games/board';
import { moments as galaxies } from '../src/games/galaxies/moments';
import { moments as kingdoms, reached } from '../src/games/kingdoms/moments';
import { revealed, wasted } from '../src/games/roll/reveal';
import { biggest, lastRound } from '../src/table/moments';
import type { GalaxiesView } from '../src/wire/galaxies';
import type { KingdomsView } from '../src/wire/kingdoms';
import type { LogEntry, Position } from '../src/wire/wire';

type Words = Record<string, number | string | { seat: number }>;
/** A line of the log; numbers, message ids and players in its words. */
const told = (event: string, words: Words, more: Partial<LogEntry> = {}): LogEntry =>
  ({
    event,
    undone: false,
    sound: null,
    line: {
      key: '',
      words: Object.fromEntries(
        Object.entries(words).map(([name, value]) => [
          name,
          typeof value === 'number'
            ? { type: 'number', value }
            : typeof value === 'string'
              ? { type: 'name', key: value }
              : { type: 'player', seat: value.seat },
        ]),
      ),
    },
    ...more,
  }) as unknown as LogEntry;
const t = (key: string): string => key;
const names = ['Anna', 'Lira', 'Otto'];

describe('a planet is taken', () => {
  const before = {
    row: [{ id: 'gort' }, { id: 'maia' }],
    seats: [
      { empire: { ships: [{ place: 'orbit', slot: 1, space: 3 }] } },
      { empire: { ships: [] } },
      { empire: { ships: [{ place: 'surface', slot: 1, space: 0 }] } },
    ],
  } as unknown as GalaxiesView;
  const news = [told('colonised', { player: { seat: 1 }, planet: 'galaxies-planet-maia', points: 5, score: 12 })];
  const seenBy = (seat: number | null) => galaxies({ before, after: before, news, seat, names, t })[0]!;

  test('by oneself, by another, or from under a ship of one’s own', () => {
    expect(seenBy(1)).toMatchObject({ seat: 1, points: 5, piece: 'planet:maia', title: ['galaxies-ui-moment-own', { score: 12 }] });
    expect(seenBy(2).title[0]).toBe('galaxies-ui-moment-other');
    expect(seenBy(null).title[0]).toBe('galaxies-ui-moment-other');
    expect(seenBy(0)).toMatchObject({ against: true, said: ['galaxies-ui-moment-faster-said', { player: 'Lira', steps: 3 }] });
  });
});

test('a level of the tower that was built is lit, and not one that was undone', () => {
  const built = (level: number, undone = false): LogEntry => told('built', { player: { seat: 0 }, level }, { undone });
  expect([...reached([built(3), built(4, true), told('learned', { player: { seat: 1 }, level: 2 })])]).toEqual([3]);
});

describe('a capital', () => {
  const view = (...seats: number[]): KingdomsView =>
    ({
      boards: [
        {
          number: 2,
          owner: 1,
          side: 'sarrowen',
          regions: [{ id: '2:1', terrain: 'capital', armies: seats.map((seat) => ({ seat, lying: false })) }],
        },
      ],
      seats: [0, 1, 2].map((seat) => ({ score: { capitals: seats.length === 1 && seats[0] === seat ? 2 : 0 } })),
    }) as unknown as KingdomsView;
  const change = (before: KingdomsView, after: KingdomsView, seat: number | null) =>
    kingdoms({ before, after, news: [], seat, names, t }).map(({ title, points }) => [title[0], points]);

  test('falls for its owner, is taken by its new master, and stays what it is otherwise', () => {
    expect(change(view(1), view(0), 0)).toEqual([['kingdoms-ui-moment-own', 2]]);
    expect(change(view(1), view(0), 1)).toEqual([['kingdoms-ui-moment-lost', 2]]);
    expect(change(view(), view(0), 2)).toEqual([['kingdoms-ui-moment-other', 2]]);
    expect(change(view(), view(1), 1)).toEqual([]);
    expect(change(view(0), view(0, 1), 0)).toEqual([]);
    expect(change(view(0), view(0), 0)).toEqual([]);
  });
});

describe('of what happens in one turn', () => {
  const at = (last: boolean, over = false): Position => ({ view: { last }, over, seat: 0 }) as unknown as Position;
  const board = {
    goal: ({ last }: { last: boolean }) => ({ last, left: [2] }),
    moments: () => [
      { rank: 2, seat: 1, title: ['small'], said: [''] },
      { rank: 4, seat: 1, title: ['big'], said: [''] },
    ],
  } as unknown as Board;

  test('the biggest is shown, and nothing that was undone or after the end', () => {
    const news = [told('colonised', {})];
    expect(biggest(board, at(false), at(false), news, names, t)?.title).toEqual(['big']);
    expect(biggest(board, at(false), at(false), [told('colonised', {}, { undone: true })], names, t)).toBeNull();
    expect(biggest(board, at(false), at(false, true), news, names, t)).toBeNull();
  });

  test('the last round says what began it and who still plays, once', () => {
    const reason = told('triggered-end', {}, { sound: 'end' });
    expect(lastRound(board, at(false), at(true), [told('turn', {}), reason])).toEqual({ reason, left: [2] });
    expect(lastRound(board, at(true), at(true), [reason])).toBeNull();
  });
});

test('the screens go up: who chose what, who works where, and what is wasted', () => {
  const row = (seat: number, phase: string, dice: number): LogEntry =>
    told('row', { player: { seat }, phase: `roll-phase-${phase}`, dice });
  const selects = (seat: number, phase: string): LogEntry => told('selected', { player: { seat }, phase: `roll-phase-${phase}` });
  const columns = revealed([
    told('ready', { player: { seat: 1 } }),
    selects(0, 'settle'),
    row(0, 'settle', 2),
    row(0, 'develop', 1),
    row(0, 'explore', 2),
    selects(1, 'settle'),
    row(1, 'develop', 3),
    told('extra-phase', { phase: 'roll-phase-ship' }),
  ])!;
  expect(columns.filter(({ runs }) => runs).map(({ phase, chosenBy, extra }) => [phase, chosenBy, extra])).toEqual([
    ['settle', [0, 1], false],
    ['ship', [], true],
  ]);
  expect([wasted(columns, 0), wasted(columns, 1)]).toEqual([3, 3]);
  expect(columns.flatMap(({ rows }) => rows).reduce((sum, { dice }) => sum + dice, 0)).toBe(8);
  expect(revealed([told('stocked', {})])).toBeNull();
});
