// Rivals: what the faces are like, whom to meet next, and how one would do against them.
import type { GameInfo, Leaning, PlayedGame } from '../wire/wire';
import { t, text } from '../ui/text.svelte';
import { FACES } from './cast';
import { strengths } from './measured';
import { againstFace, ofGame, others, rankOf } from './played';

/** from so far off the mean a leaning is said, and from so far it is much */
const SAID = 0.15;
const MUCH = 0.4;
/** among so many at the bottom, whoever has no leaning is a beginner */
const BEGINNERS = 3;

export interface Lean extends Leaning {
  /** how often the face does it, compared with the mean of all */
  ratio: number;
}
export const leansOf = (game: GameInfo, id: string): Lean[] =>
  game.leanings.filter((one) => one.face === id).map((one) => ({ ...one, ratio: one.mean > 0 ? one.amount / one.mean : 1 }));

const strong = (lean: Lean): number => Math.abs(Math.log(Math.max(lean.ratio, 0.01)));
const said = (game: GameInfo, id: string): Lean[] =>
  leansOf(game, id)
    .filter((lean) => Math.abs(lean.ratio - 1) >= SAID)
    .sort((one, other) => strong(other) - strong(one));
const how = (ratio: number): string => (ratio > 1 ? (ratio >= 1 + MUCH ? 'much' : 'more') : ratio <= 1 - MUCH ? 'little' : 'less');

/** The words of a game's leanings come when somebody looks at its faces. */
export const openLeanings = (game: GameInfo): void => void (game.leanings.length > 0 && text.open(`leanings-${game.name}`));
const words = (game: GameInfo, key: string, values: Record<string, string> = {}): string => {
  const id = `${game.name}-leaning-${key}`;
  return text.has(id) ? t(id, values) : '';
};

/** What a face is called for what it does most unlike the others. */
export function epithet(game: GameInfo, id: string): string {
  const [first] = said(game, id);
  if (first) return words(game, `${first.kind}.${first.ratio > 1 ? 'likes' : 'shuns'}`);
  return t(FACES.indexOf(id) < BEGINNERS ? 'ui-epithet-beginner' : 'ui-epithet-all-rounder');
}

/** One or two sentences, written from what was measured; nothing where nothing was. */
export function character(game: GameInfo, id: string): string {
  if (leansOf(game, id).length === 0) return '';
  const told = said(game, id).slice(0, 2);
  if (told.length === 0) return t('ui-no-leaning');
  return told.map((lean) => words(game, `${lean.kind}.text`, { how: how(lean.ratio) })).join(' ');
}

/** the games, newest first, that tell how strong one is; fewer than the least tell nothing */
const LAST = 10;
const LEAST = 5;
export interface Expected {
  wins: number;
  low: number;
  high: number;
}

/** How many of ten games one would win against each face, from one's last games; undefined: too few, or nothing measured. */
export function expected(game: GameInfo, history: readonly PlayedGame[]): Record<string, Expected> | undefined {
  const known = strengths(game);
  const met = ofGame(history, game.name)
    .flatMap((one) => others(one).map((other) => ({ place: FACES.indexOf(other.face), ahead: rankOf(one) < (one.ranks[other.seat] ?? 0) })))
    .filter((one) => one.place >= 0)
    .slice(0, LAST);
  if (!known || met.length < LEAST) return undefined;
  const chance = (own: number, place: number): number => 1 / (1 + Math.exp(known[place]! - own));
  // How likely each strength is: one's results, and a faint guess that one is about as strong as the faces.
  const grid = Array.from({ length: 81 }, (_, n) => known.at(-1)! * (n / 40 - 0.5));
  const middle = known.at(-1)! / 2;
  const likely = grid.map((own) =>
    met.reduce(
      (product, one) => product * (one.ahead ? chance(own, one.place) : 1 - chance(own, one.place)),
      Math.exp(-((own - middle) ** 2) / (2 * (middle + 1) ** 2)),
    ),
  );
  const total = likely.reduce((sum, one) => sum + one, 0);
  const at = (part: number): number => {
    let sum = 0;
    return grid[likely.findIndex((one) => (sum += one) >= part * total)] ?? grid.at(-1)!;
  };
  const [low, mid, high] = [at(0.1), at(0.5), at(0.9)];
  const wins = (own: number, place: number): number => Math.round(10 * chance(own, place));
  return Object.fromEntries(FACES.map((id, place) => [id, { wins: wins(mid, place), low: wins(low, place), high: wins(high, place) }]));
}

export const isBeaten = (game: GameInfo, history: readonly PlayedGame[], id: string): boolean =>
  againstFace(ofGame(history, game.name), id).won > 0;

/** The first face that one has not beaten; after two losses in a row to it, the face below. */
export function nextRival(game: GameInfo, history: readonly PlayedGame[], faces: readonly string[]): string {
  const next = faces.findIndex((id) => !isBeaten(game, history, id));
  if (next < 0) return faces.at(-1) ?? '';
  const lost = againstFace(ofGame(history, game.name), faces[next]!).played;
  return faces[lost >= 2 && next > 0 ? next - 1 : next]!;
}
