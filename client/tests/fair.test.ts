// What the engine draws, by its own words (kernel/chance.py, kernel/record.py), is drawn here as well.
import { describe, expect, test } from 'vitest';
import { diceIn, NotARecord, type RecordedDice } from '../src/fair/dice';
import { judged, sealOf, sizes, verdict } from '../src/fair/fair';
import { blake2b, bytesOf, eightBytes, fromHex, hex, sha256 } from '../src/fair/hash';
import type { Note } from '../src/fair/notes';

const upTo = (size: number): Uint8Array => Uint8Array.from({ length: size }, (_, n) => n);

describe('hashes', () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('SHA-256 of %i bytes is the one that everybody makes', async (size) => {
    const message = Uint8Array.from(upTo(size));
    expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))));
  });

  test.each([
    ['', 6, 'k', '3b932e363845'],
    ['a'.repeat(128), 32, '', 'ae2aa48507885c4c950fb809b2076f959cde9f8ea6da260d9a3587df33dac450'],
    [
      'b'.repeat(300),
      64,
      'starhold',
      'c30fb2cc783611aafdda3c30e54d976cb6a6a2744774ff559c6d56cb4bd7ad8a7791861a12c5c81ff8c2d5352ffef001976d0bbda6079d056439157185ab4727',
    ],
  ])('BLAKE2b of %s', (message, size, key, digest) => {
    expect(hex(blake2b(bytesOf(message), size, bytesOf(key)))).toBe(digest);
  });

  test('a key of 64 bytes is the longest', () => {
    expect(hex(blake2b(bytesOf('3/0'), 6, upTo(64)))).toBe('748e46783aea');
  });

  test('hex and bytes', () => {
    expect(fromHex('00ff')).toEqual(Uint8Array.of(0, 255));
    expect(fromHex('')).toEqual(new Uint8Array());
    expect(fromHex('0')).toBeNull();
    expect(fromHex('zz')).toBeNull();
    expect(hex(eightBytes(258))).toBe('0000000000000102');
  });
});

const WORDS = ['comet 1', 'wolf 2'];
const FAIR: RecordedDice = {
  commitment: '4e427260c4067364a081977d584178b7612f6661e537d36b4d66160fbd7761b1',
  seed: hex(upTo(32)),
  seals: WORDS.map(sealOf),
  words: WORDS,
  answers: [
    { move: 0, chance: [1, 4, 18], of: [6, 6, 40] },
    { move: 1, chance: [1], of: [3] },
    { move: 2, chance: [251534137776428, 6], of: [2 ** 48 - 1, 7] },
  ],
};
const NOTE: Note = {
  table: 't',
  commitment: FAIR.commitment,
  early: true,
  changed: false,
  word: 'comet 1',
  replaced: [],
  seals: FAIR.seals,
  given: true,
};
const keys = (dice: RecordedDice, note: Note | null): string[] => judged(dice, note).map(({ key }) => key);

describe('the dice of a game', () => {
  test('are good if all fits', () => {
    expect(judged(FAIR, NOTE).map(({ mark }) => mark)).toEqual(['good', 'good', 'good', 'good', 'good']);
    expect(verdict(judged(FAIR, NOTE))).toBe('good');
    expect(verdict(judged(FAIR, null))).toBe('open');
  });

  test.each([
    ['an answer', { answers: [{ move: 0, chance: [(FAIR.answers[0]!.chance[0]! + 1) % 6], of: [6] }] }, 'ui-fair-draws-bad'],
    ['the seed', { seed: hex(upTo(31)) }, 'ui-fair-seed-bad'],
    ['a word', { words: ['comet 1', 'wolf 3'] }, 'ui-fair-words-bad'],
    ['our word', { words: ['wolf 2'], seals: ['', sealOf('wolf 2')] }, 'ui-fair-own-bad'],
    ['the seal', { commitment: sealOf('another') }, 'ui-fair-note-bad'],
  ] as [string, Partial<RecordedDice>, string][])('are bad if %s was changed', (_, change, key) => {
    expect(keys({ ...FAIR, ...change }, NOTE)).toContain(key);
    expect(verdict(judged({ ...FAIR, ...change }, NOTE))).toBe('bad');
  });

  test('prove nothing where nothing was sealed', () => {
    expect(keys({ ...FAIR, words: [], seals: [] }, null)).toContain('ui-fair-words-none');
    expect(keys({ ...FAIR, seed: '' }, null)).toContain('ui-fair-draws-closed');
    expect(keys({ ...FAIR, words: ['comet 1'] }, null)).toContain('ui-fair-words-missing');
  });

  test('a word is sealed as the server seals it', () => {
    expect(WORDS.map(sealOf)).toEqual([
      'bf3e410207e79f46b544d67cc7844d127e829bb88428bcc2664602a5b94f45da',
      '8f2ca2ac19841d75afa847d798634925f2ca126ed7869de0957c991f57f5261a',
    ]);
  });

  test('are counted by their number of faces', () => {
    expect(sizes(FAIR)[0]).toEqual([6, 2]);
  });
});

describe('a record', () => {
  const json = JSON.stringify({
    game: 'lantern',
    version: '1',
    seats: [],
    commitment: 'c',
    seed: '00',
    entropy: ['w'],
    seals: ['s', ''],
    setup: [1],
    setup_of: [2],
    moves: [{ seat: 0, action: 'roll', chance: [3], of: [6] }],
    takebacks: [{ seat: 0, left: 0, moves: [{ seat: 0, action: 'roll', chance: [4], of: [6] }] }],
  });
  const notation = [
    'starhold record 1',
    'seat 1 human "A; B"',
    'seat 2 human B',
    'seal 1 s',
    'commitment c ; a comment',
    'seed 00',
    'entropy "w"',
    'setup : 1/2 = ab',
    '1. A roll : 3/6 = cd',
  ].join('\n');

  test('tells its dice as JSON, with what was taken back', () => {
    expect(diceIn(json)).toEqual({
      commitment: 'c',
      seed: '00',
      seals: ['s', ''],
      words: ['w'],
      answers: [
        { move: 0, chance: [1], of: [2] },
        { move: 1, chance: [3], of: [6] },
        { move: 1, chance: [4], of: [6] },
      ],
    });
  });

  test('tells the same in the plain notation', () => {
    const { answers, ...rest } = diceIn(json);
    expect(diceIn(notation)).toEqual({ ...rest, answers: answers.slice(0, 2) });
  });

  test.each(['', '{', '[]', '{"game":1}', '{"game":"x","moves":7}', '{"game":"x","setup":["1"]}', 'chess record'])(
    'is none: %s',
    (text) => {
      expect(() => diceIn(text)).toThrow(NotARecord);
    },
  );
});
