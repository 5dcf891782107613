import { describe, expect, test } from 'vitest';
import {
  type Chapter,
  dividerOf,
  gist,
  impliedIn,
  lastDeed,
  lastOwn,
  lately,
  signOf,
  storyOf,
  type Telling,
  type Told,
  vainIn,
} from '../src/table/story';
import type { LogEntry } from '../src/wire/wire';

const TELLING: Telling = {
  promises: ['selected'],
  kept: ['war'],
  echoes: { performed: 'selected' },
  ahead: ['paid-energy'],
  named: ['finished'],
  befalls: ['pushed-back'],
};
const chapters = (log: readonly LogEntry[], before?: Told, shown: (entry: LogEntry) => boolean = () => true): Chapter[] =>
  storyOf(
    log.map((entry, place) => ({ entry, place })).filter(({ entry }) => shown(entry)),
    TELLING,
    before,
  );

const told = (event: string, ply: number, seat: number | null, part: LogEntry['part'] = null, face?: string): LogEntry => ({
  ply,
  line: {
    key: event,
    words: { ...(seat === null ? {} : { player: { type: 'player', seat } }), ...(face ? { face: { type: 'name', key: face } } : {}) },
  },
  seats: seat === null ? [] : [seat],
  undone: false,
  event,
  topic: null,
  sound: null,
  part,
});

const LOG = [
  told('revealed', 0, null),
  told('turn', 1, 0, 'turn'),
  told('rolled', 1, 0, null, 'move'),
  told('rolled', 1, 0, null, 'energy'),
  told('activated', 2, 0, 'action'),
  told('landed', 3, 0),
  told('gained', 3, 0),
  told('followed', 4, 1, 'action'),
  told('gained', 4, 1),
  told('activated', 5, 0, 'action'),
  told('advanced', 5, 0),
  told('ended-turn', 6, 0, 'aside'),
  told('turn', 6, 1, 'turn'),
  told('activated', 7, 1, 'action'),
  told('robbed', 7, 0),
];

const shape = (log: readonly LogEntry[]): (string | null | string[])[][] =>
  chapters(log).map(({ head, deeds }) => [head?.entry.event ?? null, ...deeds.map(({ lines }) => lines.map(({ entry }) => entry.event!))]);

describe('the story', () => {
  test('what is new begins with its turn, also where only the beginning of the turn was heard', () => {
    const story = chapters(LOG);
    expect([dividerOf(story, 9), dividerOf(story, 12), dividerOf(story, 13)]).toEqual([9, 12, 12]);
    expect([dividerOf(story, 14), dividerOf(story, 99)]).toEqual([14, undefined]);
  });

  test('one chapter a turn, one line an action', () => {
    expect(shape(LOG)).toEqual([
      [null, ['revealed']],
      ['turn', ['rolled'], ['activated', 'landed', 'gained'], ['followed', 'gained'], ['activated', 'advanced']],
      ['turn', ['activated', 'robbed']],
    ]);
  });

  test('a chapter that has not grown is the same, and one that has is another', () => {
    const told: Told = new WeakMap();
    const [before, after] = [chapters(LOG.slice(0, -1), told), chapters(LOG, told)];
    expect(after[1]).toBe(before[1]);
    expect(after[2]).not.toBe(before[2]);
  });

  test('it is the same too where a view leaves lines out and the whole log is asked meanwhile', () => {
    const told: Told = new WeakMap();
    const shown = ({ event }: LogEntry): boolean => event !== 'rolled';
    const [before] = [chapters(LOG, told, shown), lastOwn(LOG, 0, TELLING), lately(LOG, 1, TELLING, 2), lastDeed(LOG, TELLING)];
    expect(chapters(LOG, told, shown)[1]).toBe(before[1]);
  });

  test('dice that are rolled are named in one line', () => {
    const [, turn] = chapters(LOG);
    expect(turn!.deeds[0]!.lines[0]!.entry.line.words['face']).toMatchObject({ key: 'move energy' });
  });

  test('what befalls another player belongs to the action that did it, also by a later move', () => {
    const pushed = [told('turn', 1, 0, 'turn'), told('activated', 2, 0, 'action'), told('used', 2, 0), told('pushed-back', 4, 1)];
    expect(shape(pushed)).toEqual([['turn', ['activated', 'used', 'pushed-back']]]);
    expect(lastOwn(pushed, 0, TELLING)).toBe(4);
  });

  test('catching up begins after the last own move', () => {
    expect(lastOwn(LOG, 0, TELLING)).toBe(5);
    expect(lastOwn(LOG, 1, TELLING)).toBe(7);
    expect(lastOwn(LOG.slice(0, 4), 1, TELLING)).toBe(0);
    expect(lastOwn(LOG, null, TELLING)).toBe(0);
  });

  test('dice that are rolled again together are one action, with what was paid for it', () => {
    const log = [
      told('activated', 1, 0, 'action'),
      told('entered-orbit', 2, 0),
      told('paid-energy', 3, 0),
      told('rerolled', 3, 0, 'action', 'move'),
      told('rerolled', 3, 0, 'action', 'colony'),
      told('activated', 4, 0, 'action'),
      told('paid-energy', 4, 0),
    ];
    for (const [place, before] of [
      [3, 'energy'],
      [4, 'culture'],
    ] as const)
      log[place]!.line.words['before'] = { type: 'name', key: before };
    expect(shape(log)).toEqual([
      [null, ['activated', 'entered-orbit'], ['paid-energy', 'rerolled', 'rerolled'], ['activated', 'paid-energy']],
    ]);
  });

  test('an action that is selected and performed is told once, unless the game does not say so', () => {
    const log = [told('selected', 1, 0, 'action', 'quest'), told('performed', 1, 0, null, 'quest'), told('moved', 2, 0)];
    expect(shape(log)).toEqual([[null, ['selected', 'moved']]]);
    const [plain] = storyOf(
      log.map((entry, place) => ({ entry: { ...entry }, place })),
      {},
    );
    expect(plain!.deeds[0]!.lines).toHaveLength(3);
    expect(shape([log[0]!, told('performed', 1, 0, null, 'patrol')])).toEqual([[null, ['selected', 'performed']]]);
  });

  test('the same in a row is told once, with how often', () => {
    const dice = [1, 2, 3].map((ply) => told('recruited', ply, 0, 'action'));
    const [chapter] = chapters(dice);
    expect(chapter!.deeds.flatMap(({ lines }) => lines.map(({ times, entry }) => [times, entry.ply]))).toEqual([[3, 3]]);
    expect(lastOwn(dice, 0, TELLING)).toBe(3);
  });

  describe('leaves a name out only where the line before it was about the same player', () => {
    const implied = (log: readonly LogEntry[], since?: number): boolean[][] => impliedIn(chapters(log).at(-1)!, TELLING, since);
    const turn = told('turn', 1, 0, 'turn');

    test('in what came of one action', () => {
      const war = [
        turn,
        told('war', 2, 0, 'action'),
        told('showed-number', 2, 0),
        told('showed-number', 2, 1),
        told('paid', 2, 1),
        told('removed', 2, 0),
      ];
      expect(implied(war)).toEqual([[true, true, false, true, false]]);
    });

    test('not after what came of another player’s action', () => {
      const turn = told('turn', 1, 0, 'turn');
      const log = [
        turn,
        told('followed', 2, 1, 'action'),
        told('gained', 2, 0),
        told('rerolled', 3, 0, 'action'),
        told('moved', 4, 0, 'action'),
      ];
      expect(implied(log)).toEqual([[false, false], [false], [true]]);
    });

    test('from one action to the next', () => {
      const log = [
        turn,
        told('moved', 2, 0, 'action'),
        told('asked-undo', 2, 1, 'action'),
        told('agreed', 3, 0, 'action'),
        told('moved', 4, 0, 'action'),
      ];
      expect(implied(log)).toEqual([[true], [false], [false], [true]]);
    });

    test('another player is named with every action, and so is who acts after a line about nobody', () => {
      const log = [
        turn,
        told('followed', 2, 1, 'action'),
        told('advanced', 3, 1, 'action'),
        told('revealed', 3, null),
        told('moved', 4, 0, 'action'),
      ];
      expect(implied(log)).toEqual([[false], [false, false], [false]]);
    });

    test('not at the end, nor after what was undone', () => {
      const end = [turn, told('mission-done', 2, 0, 'action'), told('finished', 2, 0, 'action'), told('finished', 2, 1, 'action')];
      expect(implied(end)).toEqual([[true], [false], [false]]);
      const undone = { ...told('moved', 2, 0, 'action'), undone: true };
      expect(implied([turn, undone, told('moved', 2, 0, 'action')])).toEqual([[false], [false]]);
    });

    test('not after the line that says what is new', () => {
      const log = [turn, told('moved', 2, 0, 'action'), told('collected', 3, 0, 'action')];
      expect([implied(log), implied(log, 2)]).toEqual([
        [[true], [true]],
        [[true], [false]],
      ]);
    });
  });
});

describe('what came to nothing', () => {
  const turn = told('turn', 1, 0, 'turn');
  const vain = (log: readonly LogEntry[], ends = false): boolean[] => vainIn(chapters([turn, ...log]).at(-1)!, ends, TELLING);
  const selected = told('selected', 2, 0, 'action');

  test('promises something, and nothing follows', () => {
    expect(vain([selected, told('collected', 3, 1, 'action')])).toEqual([true, false]);
  });
  test('may still come to something, as the last deed of the story', () => {
    expect([vain([selected], true), vain([selected])]).toEqual([[false], [true]]);
  });
  test('has no effect of its own, no war after it, and was not undone', () => {
    expect(vain([selected, told('moved', 3, 0)])).toEqual([false]);
    expect(vain([selected, told('war', 3, 0, 'action')])).toEqual([false, false]);
    expect(vain([selected, told('war', 3, 1, 'action')])).toEqual([true, false]);
    expect(vain([{ ...selected, undone: true }])).toEqual([false]);
  });
});

test('a phase in which nothing happened is not told, and a turn is', () => {
  const phase = told('phase', 3, null, 'turn');
  expect(shape([phase, told('phase', 3, null, 'turn'), told('settled', 3, 0), told('turn', 4, 1, 'turn'), phase])).toEqual([
    ['phase', ['settled']],
    ['turn'],
    ['phase'],
  ]);
});

test('a turn is remembered by what was won, lost or ended in it', () => {
  const won: LogEntry = { ...told('colonised', 2, 0), sound: 'chord' };
  const [chapter] = chapters([told('turn', 1, 0, 'turn'), told('moved', 2, 0), won, { ...won, undone: true }]);
  expect(gist(chapter!).map(({ place }) => place)).toEqual([2]);
});

test('a turn in which nothing was won is remembered by how its deeds begin', () => {
  const undone = { ...told('moved', 4, 0, 'action'), undone: true };
  const log = [
    told('turn', 1, 0, 'turn'),
    told('activated', 2, 0, 'action'),
    told('moved', 2, 0),
    told('collected', 3, 0, 'action'),
    undone,
  ];
  expect(gist(chapters(log)[0]!).map(({ place }) => place)).toEqual([1, 3]);
});

test('what others did lately is the last of their actions, none of one’s own and none that was undone', () => {
  const log = [...LOG, { ...told('activated', 8, 1, 'action'), undone: true }];
  const events = (seat: number | null, most: number) => lately(log, seat, TELLING, most).map(({ lines }) => lines[0]!.entry.ply);
  expect(events(0, 2)).toEqual([4, 7]);
  expect(events(0, 1)).toEqual([7]);
  expect(events(1, 2)).toEqual([2, 5]);
});

describe('the sign of a deed', () => {
  const deed = (face?: string) => ({ lines: [{ entry: told('activated', 2, 0, 'action', face), place: 0 }] });
  const SIGNS = { 'lantern-face-': 'l-' };

  test('is the icon of the first name that the board knows', () => {
    expect(signOf(deed('lantern-face-move lantern-face-energy'), SIGNS)).toBe('l-move');
  });
  test('is none where the board knows no name of it', () => {
    expect(signOf(deed('other-face-move'), SIGNS)).toBe('');
    expect(signOf(deed(), SIGNS)).toBe('');
  });
});
