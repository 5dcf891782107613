// Which game has a board of its own. A game that is not named here is played on the generic table.
import { api } from '../lib/api';
import { text } from '../lib/text.svelte';
import type { Board } from './board';

type Loader = () => Promise<{ default: Board<never> }>;

const BOARDS: Record<string, Loader> = {
  galaxies: () => import('./galaxies'),
  kingdoms: () => import('./kingdoms'),
  roll: () => import('./roll'),
};

export interface BoardAndBox {
  board: Board;
  /** the game's components, as the server gives them */
  catalogue: unknown;
}

/** The board of a game, what is in its box, and its words; each board is a chunk of its own, loaded with its first table. */
export async function boardOf(game: string): Promise<BoardAndBox> {
  const load = BOARDS[game] ?? (() => import('./generic'));
  const [found, catalogue] = await Promise.all([load(), api.catalogue(game).catch(() => null), text.open(game)]);
  return { board: found.default as unknown as Board, catalogue };
}
