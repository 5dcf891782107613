// How strong a bot was found to be. What was not measured is not told.
import type { GameInfo, Measured } from '../wire/wire';
import { LEVELS } from './cast';

/** Of a level against the one below it, best with as many players as will sit here; else whatever else was measured. */
export function measuredOf(game: GameInfo, bot: string, players: number): Measured | undefined {
  const known = game.measured.filter((one) => one.bot === bot);
  const below = LEVELS[LEVELS.indexOf(bot) - 1];
  return known.find((one) => one.against === below && one.players === players) ?? known.find((one) => one.against === below) ?? known[0];
}
