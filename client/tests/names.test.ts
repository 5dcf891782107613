// One name of a class or type has one meaning in what all games share. A game's own folder has names of its own.
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const EXPORTED = /^\s*export (?:abstract )?(?:class|interface|type) ([A-Z]\w*)/gm;
/** types of the server that are in the file of a record and in that of a review */
const TWICE = ['Seat'];

function doubles(sources: Record<string, string>): string[] {
  const places = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources))
    for (const [, name] of source.matchAll(EXPORTED)) places.set(name!, [...(places.get(name!) ?? []), path]);
  return [...places].filter(([name, found]) => found.length > 1 && !TWICE.includes(name)).map(([name]) => name);
}

test('no two exported types have one name', () => {
  const shared = Object.entries(SOURCES).filter(([path]) => !/\/(?:games|wire)\/(?:galaxies|kingdoms|roll)\b/.test(path));
  expect(doubles(Object.fromEntries(shared))).toEqual([]);
});

test('a second type of a name is found', () => {
  expect(doubles({ a: 'export class Move {}', b: 'export interface Move {}', c: 'export type Other = 1;' })).toEqual(['Move']);
});
