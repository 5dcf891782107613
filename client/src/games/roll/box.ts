// What is printed on the tiles, as the server tells it (GET /api/catalogue/roll), for drawing.
import { type PlanetKind, type PlanetLook } from '../../art/planets';
import { WORLD_PALETTES } from './worlds';
import { Things } from '../things';
import { PHASES, TYPES } from './dice';

export interface Gain {
  die: string;
  count: number;
  /** cup, citizenry, or good */
  to: string;
}
interface Box {
  developments: Record<string, { phases: string[]; six_plus: boolean }>;
  worlds: Record<string, { colour: string; dice: Gain[] }>;
}

/** What has a picture on the inspect card. */
export const things = new Things<'world' | 'development' | 'die' | 'phase'>('roll');
TYPES.forEach((id) => things.key('die', id));
PHASES.forEach((id) => things.key('phase', id));

let box: Box = { developments: {}, worlds: {} };
/** the place of each world among those of its colour */
const places = new Map<string, number>();

/** Remember the box; the board does so before it draws anything. */
export function open(catalogue: unknown): void {
  box = { ...box, ...(catalogue as Partial<Box> | null) };
  for (const id of Object.keys(box.developments))
    for (const sort of ['development', 'faction-development']) things.key('development', id, sort);
  for (const id of Object.keys(box.worlds)) for (const sort of ['world', 'home', 'faction-world']) things.key('world', id, sort);
  const counts = new Map<string, number>();
  for (const [id, { colour }] of Object.entries(box.worlds)) {
    places.set(id, counts.get(colour) ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
}

export const phasesOf = (development: string): readonly string[] => box.developments[development]?.phases ?? [];
export const isSixPlus = (development: string): boolean => box.developments[development]?.six_plus ?? false;
export const gainsOf = (world: string): readonly Gain[] => box.worlds[world]?.dice ?? [];
export const colourOf = (world: string): string => box.worlds[world]?.colour ?? 'grey';

const KINDS: readonly PlanetKind[] = ['sea', 'rock', 'gas', 'ice', 'storm'];

/** Worlds of one colour share its hue, but no two the same palette, kind and rings. */
export function worldLook(id: string): Partial<PlanetLook> {
  const palettes = WORLD_PALETTES[colourOf(id)] ?? WORLD_PALETTES['grey']!;
  const place = places.get(id) ?? 0;
  return {
    palette: palettes[place % palettes.length]!,
    kind: KINDS[Math.floor(place / palettes.length) % KINDS.length]!,
    ring: place % 7 < 2,
  };
}

/** The icon of a phase, of Reassign powers, or of what happens at once. */
export function phaseIcon(phase: string): string {
  if (phase === 'assign') return 'r-dictate';
  return phase === 'immediate' ? 'g-energy' : `r-${phase}`;
}
