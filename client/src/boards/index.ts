// Which game has a board of its own. A game that is not named here is played on the generic table.
import type { Board } from './board';

type Loader = () => Promise<{ default: Board<never> }>;

const BOARDS: Record<string, Loader> = {
  galaxies: () => import('./galaxies'),
};

/** The board of a game; each is a chunk of its own, loaded with its first table. */
export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import('./generic'));
  return (await load()).default as unknown as Board;
}
