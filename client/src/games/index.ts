// Which game has a board of its own. A game that is not named here is played on the generic table.
import { api } from '../app/api';
import { text } from '../ui/text.svelte';
import type { Board } from './board';

interface Chunk {
  load: () => Promise<{ default: Board<never> }>;
  /** the parts of the game's catalogue that it draws from; none named: all */
  parts: string;
}

const BOARDS: Record<string, Chunk> = {
  galaxies: { load: () => import('./galaxies'), parts: 'empire_track' },
  kingdoms: { load: () => import('./kingdoms'), parts: 'territories' },
  roll: { load: () => import('./roll'), parts: 'developments,worlds' },
};
const GENERIC: Chunk = { load: () => import('./generic'), parts: '' };

export interface BoardAndBox {
  board: Board;
  /** the game's components, as the server gives them */
  catalogue: unknown;
}

/** The board of a game, what is in its box, and its words; each board is a chunk of its own, loaded with its first table. */
export async function boardOf(game: string): Promise<BoardAndBox> {
  const { load, parts } = BOARDS[game] ?? GENERIC;
  const [found, catalogue] = await Promise.all([load(), api.catalogue(game, parts).catch(() => null), text.open(game)]);
  return { board: found.default as unknown as Board, catalogue };
}
