// What is printed on the cards: territory sides with their polygons, from the server's catalogue.
import { isLand, type GroundRegion, type GroundSide } from '../../art/ground';
import type { KingdomsView } from '../../wire/kingdoms';
import type { BoardProps } from '../board';

/** What the parts of the board need of its props. */
export type Shared = Pick<BoardProps<KingdomsView>, 'target' | 'info' | 't'>;

export const ACTS = ['patrol', 'quest', 'build', 'research', 'mobilise', 'trade'] as const;
export const RESOURCES = ['mana', 'ore', 'food'] as const;
export const LEVELS = [1, 2, 3, 4, 5] as const;

let sides = new Map<string, GroundSide>();

/** Open the box, once per table. */
export function open(catalogue: unknown): void {
  const { territories } = (catalogue ?? {}) as { territories?: GroundSide[] };
  sides = new Map((territories ?? []).map((side) => [side.id, side]));
}

export const sideOf = (id: string): GroundSide | undefined => sides.get(id);

/** The regions that armies may hold, in the order of the view. */
export const landsOf = (side: GroundSide): GroundRegion[] => side.regions.filter((region) => isLand(region.terrain));

/** Message id of a land region, by its number from 1. */
export const regionKey = (side: string, number: number): string => `kingdoms-region-${side}-${number}`;

/** The icon of a token; what lies face down is unknown. */
export const tokenIcon = (token: string): string => (token === 'face-down' ? 'k-unknown' : `k-${token.replaceAll('-', '_')}`);
