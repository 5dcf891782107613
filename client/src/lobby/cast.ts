// The cast: the characters that the bots of each level appear as. Their names stand in the server's texts (cast-ID).
import type { GameInfo, SeatInfo, SeatPlan } from '../wire/wire';
import { t } from '../ui/text.svelte';

/** levels from the weakest on, each with its two characters */
const CAST: Record<string, readonly [string, string]> = {
  newcomer: ['luna', 'otto'],
  casual: ['vera', 'boris'],
  regular: ['lira', 'zeno'],
  strong: ['astra', 'gala'],
  expert: ['orion', 'irma'],
};
export const LEVELS: readonly string[] = Object.keys(CAST);
const IDS: readonly string[] = Object.values(CAST).flat();

/** A character by its id: its level, and the name by which the server knows it (in Latin letters, whoever looks). */
export interface Character {
  id: string;
  bot: string;
  name: string;
}
const nameOf = (id: string): string => id[0]!.toUpperCase() + id.slice(1);
/** All who can be played against, from the weakest on. */
export const characters = (bots: readonly string[]): Character[] =>
  LEVELS.filter((bot) => bots.includes(bot)).flatMap((bot) => CAST[bot]!.map((id) => ({ id, bot, name: nameOf(id) })));

/** A bot's character where it is the so-manieth of its level at a table (from 0). */
export const character = (bot: string, place: number): string => CAST[bot]?.[place % 2] ?? '';

/** What is called so by the server has no name of its own. */
const NAMELESS = /^Bot \d+$/;

type Sitting = Pick<SeatInfo, 'seat' | 'kind' | 'bot' | 'name'>;

const placeOf = (seat: Sitting, seats: readonly Sitting[]): number =>
  seats.filter((other) => other.seat < seat.seat && other.kind === 'bot' && other.bot === seat.bot).length;

/** The character that was chosen for a seat by its name; none if the table casts it itself. */
const chosen = (seat: Sitting): string => IDS.find((id) => seat.kind === 'bot' && nameOf(id) === seat.name) ?? '';

/** Whose face a seat shows; nothing for people and for bots of others. */
export const faceOf = (seat: Sitting, seats: readonly Sitting[]): string =>
  chosen(seat) || (seat.kind === 'bot' ? character(seat.bot, placeOf(seat, seats)) : '');

/** begins the id of a person's face; their name follows */
export const PERSON = '~';
/** The face of somebody with this name. */
export const personFace = (name: string): string => (name ? PERSON + name : '');
/** Whose face or plain portrait stands for a seat where there is room for everybody's. */
export const portraitOf = (seat: Sitting, seats: readonly Sitting[]): string =>
  faceOf(seat, seats) || (seat.kind === 'human' || seat.kind === 'hotseat' ? personFace(seat.name) : '');

/** What a seat is called in the player's own script; the third and fourth of a level are numbered. */
export function seatName(seat: Sitting, seats: readonly Sitting[]): string {
  if (chosen(seat)) return t(`cast-${chosen(seat)}`);
  const face = faceOf(seat, seats);
  if (!face || !NAMELESS.test(seat.name)) return seat.name;
  const again = Math.floor(placeOf(seat, seats) / 2);
  return again > 0 ? `${t(`cast-${face}`)} ${again + 1}` : t(`cast-${face}`);
}

/** The level of a character. */
export const levelOf = (id: string): string => LEVELS.find((level) => CAST[level]!.includes(id)) ?? LEVELS[0]!;

/** The seat of a character at a new table. */
export const plan = (id: string): SeatPlan => ({ kind: 'bot', bot: levelOf(id), name: nameOf(id) });

/** Somebody whom one may beat the first time. */
export const isEasy = (id: string): boolean => LEVELS.indexOf(levelOf(id)) <= LEVELS.indexOf('casual');

/** what a first game is played with, where the box has it */
const SET_UPS = ['first-game', 'beginner'];
export const firstSetUp = (game: GameInfo): string => SET_UPS.find((name) => game.presets.some((one) => one.name === name)) ?? '';
