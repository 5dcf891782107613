// What has a picture on the inspect card, and how each planet of the box looks. Forty planets, eight palettes and five kinds: no two alike.
import { lookOf, PALETTES, type PlanetKind, type PlanetLook } from '../../art/planets';
import { Things } from '../things';

const KINDS: readonly PlanetKind[] = ['gas', 'sea', 'rock', 'ice', 'storm'];
const ORDER = (
  'helios nakagawakozi leandra mj_120210 maia gort jakks zavodnick ' +
  'omicron_fenzi vizcarra andellouxian_6 birkomius aughmoore tifnod umbra_forum jorg ' +
  'hoefker shouhua lureena pembertonia_major k_widow brumbaugh nibiru terra_bettia ' +
  'bisschop padraigin_3110 jac_110912 gyore bsw_10_1 clj_0517 drewkaiden mared ' +
  'la_torres nagato piedes sargus_36 vici_ks156 walsfeo zalax gleam_zanier'
).split(' ');
export const FACES = ['move', 'energy', 'culture', 'diplomacy', 'economy', 'colony'];

/** Planets and faces; the log may speak of them before they are drawn. */
export const things = new Things<'planet' | 'face'>('galaxies');
ORDER.forEach((id) => things.key('planet', id));
FACES.forEach((id) => things.key('face', id));

/** The look of a planet card; one that is not in the box is drawn from its id alone. */
export function planetLook(id: string): Partial<PlanetLook> {
  const place = ORDER.indexOf(id);
  if (place < 0) return {};
  // Neighbouring kinds within a palette are a palette's length apart, so shift the kind with the palette.
  const palette = place % PALETTES.length;
  const kind = KINDS[(Math.floor(place / PALETTES.length) + palette) % KINDS.length]!;
  return { palette: PALETTES[palette]!, kind, ring: place % 5 === 0 };
}

export const fullLook = (id: string): PlanetLook => lookOf(id, planetLook(id));
