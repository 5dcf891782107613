// What a device keeps: invitations, lines that were seen, notes of the dice.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inviteTo, keepInvite, withInvite } from '../src/app/invites';
import { keepNote, noteOf, noteOn, noteTable, sealChanged } from '../src/fair/notes';
import { keepSeen, lastSeen } from '../src/table/seen';
import type { TableInfo } from '../src/wire/wire';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('invitations', () => {
  test('the last one of a table counts, and goes into addresses', () => {
    keepInvite('a', 'one');
    keepInvite('b', 'two');
    keepInvite('a', 'th/ree');
    expect([inviteTo('a'), inviteTo('b'), inviteTo('c')]).toEqual(['th/ree', 'two', '']);
    expect(withInvite('/tables/a', inviteTo('a'))).toBe('/tables/a?invite=th%2Free');
    expect(withInvite('/tables/a?x=1', 'k')).toBe('/tables/a?x=1&invite=k');
    expect(withInvite('/tables/c', '')).toBe('/tables/c');
  });

  test('the oldest are forgotten, and what cannot be read is nothing', () => {
    for (let n = 0; n < 60; n += 1) keepInvite(`t${n}`, 'x');
    expect([inviteTo('t9'), inviteTo('t10')]).toEqual(['', 'x']);
    for (const key of kept.keys()) kept.set(key, '{broken');
    expect(inviteTo('t59')).toBe('');
  });
});

test('lines that were seen', () => {
  expect(lastSeen('a')).toBeUndefined();
  keepSeen('a', 4);
  keepSeen('a', 9);
  expect(lastSeen('a')).toBe(9);
});

describe('notes of the dice', () => {
  let number = 0;
  // A page remembers what it could not store, so each test has a table of its own.
  beforeEach(() => (number += 1));
  const id = (): string => `t${number}`;
  const table = (change: Partial<TableInfo> = {}): TableInfo => ({ id: id(), commitment: 'c', status: 'open', ...change }) as TableInfo;

  test('the seal is noted when the table is first seen', () => {
    expect(noteTable(table())).toMatchObject({ commitment: 'c', early: true, changed: false });
    expect(noteOf(id())).toMatchObject({ commitment: 'c' });
    expect(noteOn('c')?.table).toBe(id());
    expect(noteOn('')).toBeNull();
  });

  test('a seal that changes is noticed, and stays noticed', () => {
    noteTable(table());
    expect(sealChanged(table({ commitment: 'other' }))).toBe(true);
    expect(noteTable(table({ commitment: 'other' }))).toMatchObject({ commitment: 'c', changed: true });
    expect(sealChanged(table())).toBe(true);
  });

  test('after the end it is too late for a note', () => {
    expect(noteTable(table({ status: 'finished' }))).toMatchObject({ early: false });
    expect(noteOf(id())).toBeNull();
    noteTable(table({ status: 'running' }));
    expect(noteOf(id())).toMatchObject({ early: false });
  });

  test('where nothing can be stored they last as long as the page', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    keepNote({ ...noteTable(table()), word: 'w' });
    expect(noteOf(id())?.word).toBe('w');
  });
});
