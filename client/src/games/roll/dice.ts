// Dice by place, each with an identity, so that they are seen to move from place to place.
import { matched } from '../tokens';
import type { PlayerView, StackView } from '../../wire/roll';

export const PHASES = ['explore', 'develop', 'settle', 'produce', 'ship'] as const;
export const TYPES = ['home', 'military', 'consumption', 'novelty', 'rare', 'genes', 'alien'] as const;
export const COLOURS = ['novelty', 'rare', 'genes', 'alien'] as const;

export type Dice = Readonly<Record<string, number>>;
export interface Piece {
  token: string;
  type: string;
}
export type Places = ReadonlyMap<string, readonly Piece[]>;

export const total = (dice: Dice): number => Object.values(dice).reduce((sum, number) => sum + number, 0);
export const sum = (...heaps: Dice[]): Dice =>
  Object.fromEntries(TYPES.map((type) => [type, heaps.reduce((all, heap) => all + (heap[type] ?? 0), 0)]));

/** A die that the picks carry from one place to another: a phase, its strip, or the Dictate box. */
export interface Carried {
  from: string;
  type: string;
  to: string;
  onStrip: boolean;
}

/** The dice that the picks carry, one after another: a die is picked, then where it goes. */
export function carried(picked: readonly string[]): Carried[] {
  const found: Carried[] = [];
  let held: string[] = [];
  for (const id of picked) {
    const [kind, place = '', type = ''] = id.split(':');
    if (kind === 'die') held = [place, type];
    else if (held.length > 0 && (kind === 'row' || kind === 'strip' || kind === 'dictate')) {
      found.push({ from: held[0]!, type: held[1]!, to: place || kind, onStrip: kind === 'strip' });
      held = [];
    }
  }
  return found;
}

/** How many workers a phase gains by what is picked. A die that selects the phase it shows stays its worker. */
export const gained = (dice: readonly Carried[], phase: string): number =>
  dice.filter(({ to }) => to === phase).length - dice.filter(({ from }) => from === phase).length;

/** Where the dice of a player lie, place by place; places are called as in picks. */
function heaps(player: PlayerView): [string, Dice][] {
  const { screen } = player;
  const rows = screen?.rows ?? player.rows;
  const goods = COLOURS.map((colour): [string, Dice] => [
    `${colour}-goods`,
    sum(...player.worlds.filter((world) => world.colour === colour).flatMap((world) => world.goods.map((good) => ({ [good]: 1 })))),
  ]);
  return [
    ...PHASES.map((phase): [string, Dice] => [phase, rows[phase] ?? {}]),
    ['wild', screen?.wild ?? {}],
    ['dictate', screen?.dictated ?? {}],
    ['selector', screen?.selector ? { [screen.selector]: 1 } : {}],
    ['rolled', screen ? {} : player.rolled],
    ['cup', player.cup],
    ['citizenry', player.citizenry],
    ['builders', player.builders],
    ['development-slot', player.development_stack.dice],
    ['world-slot', player.world_stack.dice],
    ...goods,
  ];
}

/** The stack that a phase builds on. */
export const siteOf = (player: PlayerView, phase: string): StackView | null =>
  phase === 'develop' ? player.development_stack : phase === 'settle' ? player.world_stack : null;

/** The dice of one player from view to view. */
export class DiceTokens {
  #at = new Map<string, Map<number, string>>();
  #fresh = 0;
  #rolled = 0;

  of(player: PlayerView): Places {
    const rolled = total(player.rolled);
    // Dice out of the cup are thrown anew: they tumble in instead of travelling.
    const thrown = rolled > 0 && this.#rolled === 0;
    this.#rolled = rolled;
    const all = heaps(player);
    const places = new Map<string, Piece[]>();
    for (const type of TYPES) {
      const before = new Map([...(this.#at.get(type) ?? [])].filter(([, place]) => !thrown || place !== 'cup'));
      const now = matched(
        all.flatMap(([place, dice]) => Array.from({ length: dice[type] ?? 0 }, () => place)),
        before,
        this.#fresh,
      );
      this.#fresh = Math.max(this.#fresh, ...[...now.keys()].map((token) => token + 1));
      this.#at.set(type, now);
      const ordered = [...now].sort(([one], [other]) => one - other);
      for (const [token, place] of ordered) {
        const piece = { token: `die:${player.seat}:${type}:${token}`, type };
        places.set(place, [...(places.get(place) ?? []), piece]);
      }
    }
    return places;
  }
}
