// The cast: the ten faces that people play against. Their names stand in the server's texts (cast-ID).
import type { GameInfo, SeatInfo, SeatPlan } from '../wire/wire';
import { t } from '../ui/text.svelte';

/** the faces from the weakest on; each is a bot of that name */
export const FACES: readonly string[] = ['luna', 'otto', 'vera', 'boris', 'lira', 'zeno', 'astra', 'gala', 'orion', 'irma'];
/** whose faces bots of other names show: tables from before, and bots that programs ask for */
const LEVELS: Record<string, readonly [string, string]> = {
  newcomer: ['luna', 'otto'],
  casual: ['vera', 'boris'],
  regular: ['lira', 'zeno'],
  strong: ['astra', 'gala'],
  expert: ['orion', 'irma'],
};

/** The name by which the server knows a face (in Latin letters, in every language). */
const nameOf = (id: string): string => id[0]!.toUpperCase() + id.slice(1);
/** The faces among a game's bots, from the weakest on. */
export const facesOf = (bots: readonly string[]): string[] => FACES.filter((id) => bots.includes(id));

/** Whose face a bot shows where it is the so-manieth of its name at a table (from 0). */
export const character = (bot: string, place: number): string => (FACES.includes(bot) ? bot : (LEVELS[bot]?.[place % 2] ?? ''));

/** What is called so by the server has no name of its own. */
const NAMELESS = /^Bot \d+$/;

type Sitting = Pick<SeatInfo, 'seat' | 'kind' | 'bot' | 'name'> & Partial<Pick<SeatInfo, 'face'>>;

const placeOf = (seat: Sitting, seats: readonly Sitting[]): number =>
  seats.filter((other) => other.seat < seat.seat && other.kind === 'bot' && other.bot === seat.bot).length;

/** The character that was chosen for a seat by its name; none if the table casts it itself. */
const chosen = (seat: Sitting): string => FACES.find((id) => seat.kind === 'bot' && nameOf(id) === seat.name) ?? '';

/** Whose face a seat shows; nothing for people and for bots of others. */
export const faceOf = (seat: Sitting, seats: readonly Sitting[]): string =>
  chosen(seat) || (seat.kind === 'bot' ? character(seat.bot, placeOf(seat, seats)) : '');

/** begins the id of a person's face; their name follows */
export const PERSON = '~';
/** The face of somebody with this name; there are several to choose from. */
export const personFace = (name: string, which = 0): string => (name ? PERSON + name + (which > 0 ? PERSON + which : '') : '');
/** Whose face or plain portrait stands for a seat where there is room for everybody's. */
export const portraitOf = (seat: Sitting, seats: readonly Sitting[]): string =>
  faceOf(seat, seats) || (seat.kind === 'human' || seat.kind === 'hotseat' ? personFace(seat.name, seat.face) : '');

/** What a seat is called in the player's own script; whoever shows the same face as another seat is numbered. */
export function seatName(seat: Sitting, seats: readonly Sitting[]): string {
  if (chosen(seat)) return t(`cast-${chosen(seat)}`);
  const face = faceOf(seat, seats);
  if (!face || !NAMELESS.test(seat.name)) return seat.name;
  const again = Math.floor(placeOf(seat, seats) / (FACES.includes(seat.bot) ? 1 : 2));
  return again > 0 ? `${t(`cast-${face}`)} ${again + 1}` : t(`cast-${face}`);
}

/** The seat of a face at a new table. */
export const plan = (id: string): SeatPlan => ({ kind: 'bot', bot: id, name: nameOf(id) });

/** Somebody whom one may beat the first time. */
export const WEAKEST: string = FACES[0]!;

/** what a first game is played with, where the box has it */
const SET_UPS = ['first-game', 'beginner'];
export const firstSetUp = (game: GameInfo): string => SET_UPS.find((name) => game.presets.some((one) => one.name === name)) ?? '';
