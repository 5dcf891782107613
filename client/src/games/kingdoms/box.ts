// What is printed on the cards: territory sides with their polygons, from the server's catalogue.
import { isLand, type GroundRegion, type GroundSide } from './ground';
import type { KingdomsView, ScoreView } from '../../wire/kingdoms';
import { Things } from '../things';
import type { BoardProps } from '../board';

/** What the parts of the board need of its props. */
export type Shared = Pick<BoardProps<KingdomsView>, 'target' | 'info' | 't'>;

export const ACTS = ['patrol', 'quest', 'build', 'research', 'mobilise', 'trade'] as const;
export const RESOURCES = ['mana', 'ore', 'food'] as const;
export const LEVELS = [1, 2, 3, 4, 5] as const;

/** where points come from, with the message of each (K-SCORE) */
export const SOURCES: readonly (readonly [keyof ScoreView, string])[] = [
  ['armies', 'kingdoms-board-armies'],
  ['magic', 'kingdoms-board-magic'],
  ['bonus', 'kingdoms-ui-bonus'],
  ['tower', 'kingdoms-board-tower'],
  ['capitals', 'kingdoms-ui-capitals'],
  ['cities', 'kingdoms-ui-cities'],
  ['crown', 'kingdoms-ui-crown'],
  ['lost_kingdom', 'kingdoms-board-lost-kingdom'],
];

/** What has an icon on the inspect card; the log may speak of actions and resources before they are drawn. */
export const things = new Things<'token' | 'act' | 'faction' | 'resource'>('kingdoms');
ACTS.forEach((id) => things.key('act', id));
RESOURCES.forEach((id) => things.key('resource', id));

let sides = new Map<string, GroundSide>();
/** the terrain of each land region, by its message id */
let terrains = new Map<string, string>();

/** Open the box, once per table. */
export function open(catalogue: unknown): void {
  const { territories } = (catalogue ?? {}) as { territories?: GroundSide[] };
  sides = new Map((territories ?? []).map((side) => [side.id, side]));
  terrains = new Map(
    [...sides.values()].flatMap((side) => landsOf(side).map((land, place) => [regionKey(side.id, place + 1), land.terrain])),
  );
}

export const terrainOf = (region: string): string | undefined => terrains.get(region);
export const sideOf = (id: string): GroundSide | undefined => sides.get(id);

/** The regions that armies may hold, in the order of the view. */
export const landsOf = (side: GroundSide): GroundRegion[] => side.regions.filter((region) => isLand(region.terrain));

/** Message id of a land region, by its number from 1. */
export const regionKey = (side: string, number: number): string => `kingdoms-region-${side}-${number}`;

/** The icon of a token; what lies face down is unknown. */
export const tokenIcon = (token: string): string => (token === 'face-down' ? 'k-unknown' : `k-${token.replaceAll('-', '_')}`);
