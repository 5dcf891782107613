// Which army is which: one that left a region and stands in another now is the same army.
import { matched } from '../tokens';
import type { ArmyView, KingdomsView, RegionView, WarView } from '../../wire/kingdoms';

export interface Army extends ArmyView {
  /** unique on the page, for the animation */
  piece: string;
}

/** The armies of a region with their identities, and the one that attacks it. */
export interface Standing {
  armies: Army[];
  attacker: Army | null;
}

const NEUTRAL = -1;
const ON_CARD = 'card';
const SUPPLY = 'supply';

/** Who attacks a region just now: its army has left home, but is not in the region yet (K-WAR-24). */
const attackerAt = (region: RegionView, war: WarView | null): number | null =>
  war?.region === region.id && !region.armies.some((army) => army.seat === war.attacker) ? war.attacker : null;

function placesOf(view: KingdomsView): Map<number, string[]> {
  const places = new Map<number, string[]>();
  const add = (seat: number | null, place: string): void => {
    const key = seat ?? NEUTRAL;
    places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const region of view.boards.flatMap((board) => board.regions)) {
    for (const army of region.armies) add(army.seat, region.id);
    const attacker = attackerAt(region, view.war);
    if (attacker !== null) add(attacker, region.id);
  }
  view.seats.forEach((seat, number) => {
    for (let i = 0; i < seat.on_card; i++) add(number, ON_CARD);
    for (let i = 0; i < seat.supply; i++) add(number, SUPPLY);
  });
  return places;
}

export class Armies {
  #known = new Map<number, Map<number, string>>();

  /** All armies of a view: by region id, and on the faction card of each seat. */
  of(view: KingdomsView): { regions: Map<string, Standing>; cards: Army[][] } {
    const free = new Map<string, number[]>();
    for (const [seat, places] of placesOf(view)) {
      const now = matched(places, this.#known.get(seat) ?? new Map<number, string>());
      this.#known.set(seat, now);
      for (const [token, place] of now) free.set(`${seat}@${place}`, [...(free.get(`${seat}@${place}`) ?? []), token]);
    }
    const named = (army: ArmyView, place: string): Army => {
      const seat = army.seat ?? NEUTRAL;
      return { ...army, piece: `army:${seat}:${free.get(`${seat}@${place}`)?.shift() ?? place}` };
    };
    const regions = new Map<string, Standing>();
    for (const region of view.boards.flatMap((board) => board.regions)) {
      const attacker = attackerAt(region, view.war);
      regions.set(region.id, {
        armies: region.armies.map((army) => named(army, region.id)),
        attacker: attacker === null ? null : named({ seat: attacker, lying: false }, region.id),
      });
    }
    const cards = view.seats.map((seat, number) =>
      Array.from({ length: seat.on_card }, () => named({ seat: number, lying: false }, ON_CARD)),
    );
    return { regions, cards };
  }
}
