// What a game shows before its board is loaded: in the lobby, in lists, on shared pictures.
import { byFolder } from './folders';

export interface Cover {
  /** its icon in lists, and the colour behind it */
  icon: string;
  colour: string;
  /** how long a game takes; none: not known */
  minutes?: number;
  /** false: nothing is rolled in it, so nobody has to hear of fair dice */
  dice?: boolean;
  /** CSS backgrounds of its poster and of its drawings in How to play */
  poster: string;
  drawing: string;
  /** the light of the sky in the picture of a review */
  light: string;
}

/** Games with a folder here, in the order in which lists show them: that of their names. */
const COVERS = byFolder(import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'cover' }));

/** The games that have lessons, puzzles and How to play. */
export const GAMES: readonly string[] = Object.keys(COVERS);

const OTHER: Cover = { ...Object.values(COVERS)[0]!, icon: 'u-dice', minutes: 0 };

/** The cover of a game; a game of others has one without a sign of its own. */
export const coverOf = (game: string): Cover => COVERS[game] ?? OTHER;

/** Names of games in the order of lists, those of others first. */
export const byCover = (one: string, other: string): number => GAMES.indexOf(one) - GAMES.indexOf(other);
