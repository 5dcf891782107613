// A club's crest, drawn from its name: the same name has the same crest everywhere.

const CHARGES: readonly string[] = [
  // star
  '<path d="M32 13l5 12.500 13.500 1-10.300 8.700 3.300 13.200L32 41.300l-11.500 7.100 3.300-13.200-10.300-8.700 13.500-1z"/>',
  // ringed planet
  '<circle cx="32" cy="32" r="11"/><path d="M13 38c-3-5 34-23 38-16 3 5-34 23-38 16zm4-2c4 3 30-9 30-13-4-2-30 9-30 13z"/>',
  // crescent
  '<path d="M39 15a18 18 0 1 0 8 27 15 15 0 0 1-8-27z"/>',
  // rocket
  '<path d="M32 12c7 6 9 15 8 24h-16c-1-9 1-18 8-24zM23 30l-6 10 7-1zM41 30l6 10-7-1zM28 39h8l-4 12z"/>',
  // sun
  '<circle cx="32" cy="32" r="9"/><path d="M30 12h4v7h-4zM30 45h4v7h-4zM12 30h7v4h-7zM45 30h7v4h-7zM19 16l5 5-3 3-5-5zM45 16l3 3-5 5-3-3zM21 40l3 3-5 5-3-3zM43 40l5 5-3 3-5-5z"/>',
  // lantern
  '<path d="M30 12h4v7h-4zM23 20h18l3 6H20zM22 28h20l-2 16H24zM22 46h20v5H22z"/>',
  // tower
  '<path d="M20 14h6v5h3v-5h6v5h3v-5h6v12l-4 4v20H24V30l-4-4z"/>',
  // comet
  '<circle cx="23" cy="41" r="9"/><path d="M27 30L50 14 34 37zM22 29l16-17-10 20zM35 42l17-16-20 10z"/>',
];
/** what covers half of the field */
const DIVISIONS: readonly string[] = ['M32 4H58V60H32z', 'M6 4H58V32H6z', 'M6 4H58L6 60z', 'M6 44L32 24 58 44V60H6z', 'M6 20H58V44H6z', ''];
const FIELD = 'M8 6h48v27c0 13-10 20-24 26C18 53 8 46 8 33z';

/** A number that depends on every letter (FNV-1a). */
function hash(text: string): number {
  let value = 2166136261;
  for (const sign of text) value = Math.imul(value ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return value;
}

export interface Crest {
  /** two hues that are far enough apart to be told from each other */
  hues: readonly [number, number];
  division: string;
  charge: string;
}

export function crestOf(name: string): Crest {
  const number = hash(name.normalize('NFC').trim());
  const hue = number % 360;
  return {
    hues: [hue, (hue + 60 + ((number >>> 9) % 180)) % 360],
    division: DIVISIONS[(number >>> 17) % DIVISIONS.length]!,
    charge: CHARGES[(number >>> 21) % CHARGES.length]!,
  };
}

/** The crest as the inside of an SVG of 64 by 64; nothing of the name itself is in it. */
export function drawn(name: string): string {
  const { hues, division, charge } = crestOf(name);
  const [one, other] = hues.map((hue, n) => `hsl(${hue} 55% ${n ? 26 : 38}%)`);
  // Every crest has the same outline, so that it does not matter whose clip is found under the name.
  const half =
    division &&
    `<clipPath id="crest-field"><path d="${FIELD}"/></clipPath><path d="${division}" fill="${other}" clip-path="url(#crest-field)"/>`;
  return `<path d="${FIELD}" fill="${one}"/>${half}<g fill="#fff3d6">${charge}</g><path d="${FIELD}" fill="none" stroke="#fff3d6" stroke-width="2.500"/>`;
}

/** The colours of a club's banner: dark enough for white letters. */
export function banner(name: string): string {
  const [one, other] = crestOf(name).hues;
  return `linear-gradient(115deg, hsl(${one} 50% 17%), hsl(${one} 45% 30%) 48%, hsl(${other} 55% 24%))`;
}
