// No part of the client that all games share knows one of them: what a game needs, its folder in src/games declares.
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
/** a game's name in an id, an address or a path; the picks of one game; its icons */
const NAMED =
  /['"`/](?:galaxies|kingdoms|roll)(?:['"`/]|-\w)|word-(?:galaxies|kingdoms|roll)|['"`](?:die|ship|planet|bid|region|strip|button):[\w-]|['"](?:k|r)-[a-z]+['"]|\b(?:bid|region|strip)\b[|)]/;

const shared = Object.entries(SOURCES)
  .map(([path, source]): [string, string] => [path.replace('../src/', ''), source])
  .filter(([name]) => !/^(?:games\/[^/]+|wire)\//.test(name));

test.each(shared)('%s names no game', (_, source) => {
  // `roll` is also how a die comes onto the table.
  expect(source.split('\n').filter((line) => NAMED.test(line) && !line.startsWith('type Entrance'))).toEqual([]);
});
