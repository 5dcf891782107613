// What breaks the ties of a game, loaded when there is one to break.
import type { Ties } from './board';
import { byFolder } from './folders';

const TIES = byFolder(import.meta.glob<Ties<never>>('./*/ties.ts', { import: 'ties' }));

/** The tie-breaks of a game; none if its folder names none. */
export const tiesOf = async (game: string): Promise<Ties> => ((await TIES[game]?.()) ?? (() => [])) as Ties;
