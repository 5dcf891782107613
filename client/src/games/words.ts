// Where the words of our games' glossaries are to be seen; loaded with the first word that is explained, not with a board.
import { words as galaxies } from './galaxies/words';
import { words as kingdoms } from './kingdoms/words';
import { words as roll } from './roll/words';

export const WORDS: Readonly<Record<string, string>> = { ...galaxies, ...kingdoms, ...roll };
