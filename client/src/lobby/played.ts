// What the own finished games tell: how often one won, against whom, by how much, and since how many days.
import type { GameInfo, PlayedGame } from '../wire/wire';
import { portraitOf, seatName } from './cast';

export interface Best {
  played: number;
  won: number;
  /** the most points of a game that was won */
  points: number;
}

const NOTHING: Best = { played: 0, won: 0, points: 0 };

/** The own seat of a game; the best one if several on this device were one's own. */
export function ownSeat(game: PlayedGame): number {
  const mine = game.seats.map((_, seat) => seat).filter((seat) => game.seats[seat]!.mine);
  return mine.sort((a, b) => (game.ranks[a] ?? 9) - (game.ranks[b] ?? 9))[0] ?? 0;
}

export const rankOf = (game: PlayedGame): number => game.ranks[ownSeat(game)] ?? 0;

function count(games: readonly PlayedGame[]): Best {
  return games.reduce((best, game) => {
    const won = rankOf(game) === 1;
    const points = won ? Math.max(best.points, game.scores[ownSeat(game)] ?? 0) : best.points;
    return { played: best.played + 1, won: best.won + (won ? 1 : 0), points };
  }, NOTHING);
}

export const isSolo = (game: PlayedGame): boolean => game.seats.length === 1;

/** How one did alone against a Rogue; `usual` is the one that a game has if it does not say. */
export const againstRogue = (games: readonly PlayedGame[], rogue: string, usual: string): Best =>
  count(games.filter((game) => isSolo(game) && (game.options['rogue'] ?? usual) === rogue));

const sitting = (game: PlayedGame) => game.seats.map((seat, number) => ({ ...seat, seat: number }));

/** The others of a game: the name in the player's script, and a face. */
export function others(game: PlayedGame): { seat: number; name: string; face: string }[] {
  const seats = sitting(game);
  return seats
    .filter((seat) => !seat.mine)
    .map((seat) => ({ seat: seat.seat, name: seatName(seat, seats), face: portraitOf(seat, seats) }));
}

/** How one did in games with a character: won means that one came out in front of it. */
export function againstFace(games: readonly PlayedGame[], face: string): Best {
  let [played, won] = [0, 0];
  for (const game of games) {
    for (const other of others(game)) {
      if (other.face !== face) continue;
      played += 1;
      if (rankOf(game) < (game.ranks[other.seat] ?? 0)) won += 1;
    }
  }
  return { played, won, points: 0 };
}

export const ofGame = (games: readonly PlayedGame[], name: string): PlayedGame[] => games.filter((game) => game.game === name);

export const tally = count;

/** The Rogue that is faced alone unless another is chosen; none in games without one. */
export const usualRogue = (games: readonly GameInfo[], name: string): string =>
  games.find((game) => game.name === name)?.options.find((option) => option.name === 'rogue')?.values[0] ?? '';
