// How strong a face was found to be against the one below it. What was not measured is not told.
import type { GameInfo, Measured } from '../wire/wire';
import { FACES } from './cast';

/** The face one step down; nothing for the weakest. */
export const below = (id: string): string => FACES[FACES.indexOf(id) - 1] ?? '';
export const above = (id: string): string => FACES[FACES.indexOf(id) + 1] ?? '';

/** A face's games of two against the face below. */
export const stepOf = (game: GameInfo, id: string): Measured | undefined =>
  game.measured.find((one) => one.bot === id && one.against === below(id) && one.players === 2);

/** Strength on a common scale (log-odds) from the steps; the weakest face is 0. */
export function strengths(game: GameInfo): number[] | undefined {
  const found = [0];
  for (const id of FACES.slice(1)) {
    const step = stepOf(game, id);
    if (!step) return undefined;
    const share = Math.min(Math.max(step.share, 0.02), 0.98);
    found.push(found.at(-1)! + Math.log(share / (1 - share)));
  }
  return found;
}
