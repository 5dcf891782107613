// The board of a game: its folder has one. A game without a folder is played on the generic table.
import { api } from '../app/api';
import { text } from '../ui/text.svelte';
import type { Board } from './board';
import { byFolder } from './folders';

const BOARDS = byFolder(import.meta.glob<{ default: Board<never> }>('./*/index.ts'));
/** the parts of a game's catalogue that its board draws from; none named: all */
const PARTS = byFolder(import.meta.glob<string>('./*/parts.ts', { eager: true, import: 'parts' }));

export interface BoardAndBox {
  board: Board;
  /** the game's components, as the server gives them */
  catalogue: unknown;
}

/** The board of a game, what is in its box, and its words; each board is a chunk of its own, loaded with its first table. */
export async function boardOf(game: string): Promise<BoardAndBox> {
  const load = BOARDS[game] ?? BOARDS['generic']!;
  const [found, catalogue] = await Promise.all([load(), api.catalogue(game, PARTS[game] ?? '').catch(() => null), text.open(game)]);
  return { board: found.default as unknown as Board, catalogue };
}
