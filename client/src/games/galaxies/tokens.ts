// Which ship and which die is which: a ship that was at home and is in an orbit now is the same ship.
import { matched } from '../tokens';
import type { DiceView, EmpireView, GalaxiesView } from '../../wire/galaxies';

/** Where each ship of an empire stands: `home`, `surface:2`, `orbit:0`. */
export function berths(empire: EmpireView): string[] {
  const away = empire.ships.map((ship) => `${ship.place}:${ship.slot}`);
  return [...away, ...Array.from({ length: empire.home }, () => 'home')];
}

export class Fleets {
  #ships = new Map<number, Map<number, string>>();

  /** Tokens of the ships of a seat at each place. */
  of(seat: number, empire: EmpireView): Map<string, number[]> {
    const now = matched(berths(empire), this.#ships.get(seat) ?? new Map<number, string>());
    this.#ships.set(seat, now);
    const at = new Map<string, number[]>();
    for (const [token, place] of now) at.set(place, [...(at.get(place) ?? []), token]);
    return at;
  }
}

export interface DieToken {
  token: string;
  face: string;
}

/** The dice of the control mat; new ones with every turn. */
export class DiceTokens {
  #turn = 0;
  #active: number | null = null;
  #used = 0;
  #dice = new Map<number, string>();

  of(view: GalaxiesView): { inactive: DieToken[]; activated: DieToken[] } {
    const { dice } = view;
    if (view.active !== this.#active || dice.activated.length < this.#used) {
      this.#turn += 1;
      this.#dice = new Map();
    }
    this.#active = view.active;
    this.#used = dice.activated.length;
    this.#dice = this.#matched(dice);
    const inZone = (zone: string): DieToken[] =>
      [...this.#dice]
        .filter(([, place]) => place.startsWith(zone))
        .map(([token, place]) => ({ token: `die:${this.#turn}:${token}`, face: place.slice(zone.length) }))
        .sort((one, other) => one.token.localeCompare(other.token, 'en', { numeric: true }));
    return { inactive: inZone('in:'), activated: inZone('out:') };
  }

  #matched(dice: DiceView): Map<number, string> {
    const places = [
      ...dice.activated.map((face) => `out:${face}`),
      ...dice.inactive.map((face) => `in:${face}`),
      ...(dice.rolled === null ? [] : [`in:${dice.rolled}`]),
    ];
    // A die that went to the bay kept its face: let it be the one that lay in the tray with that face.
    const before = new Map(this.#dice);
    const gone = count(places.filter((place) => place.startsWith('out:')));
    for (const place of before.values()) if (place.startsWith('out:')) gone.set(place, (gone.get(place) ?? 0) - 1);
    for (const [token, place] of before) {
      const used = place.replace('in:', 'out:');
      if (place.startsWith('in:') && (gone.get(used) ?? 0) > 0) {
        gone.set(used, gone.get(used)! - 1);
        before.set(token, used);
      }
    }
    return matched(places, before);
  }
}

function count(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
