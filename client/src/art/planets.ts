// Planets and their horizons: kind, palette, bands, craters, seas and rings all follow from the id.
import { bitmapOf, svgAddress } from './bitmap';
import { hash, random, tenth } from './random';

export type PlanetKind = 'gas' | 'storm' | 'sea' | 'ice' | 'rock';

interface Palette {
  light: string;
  main: string;
  dark: string;
  accent: string;
  air: string;
  land: string;
}

export interface PlanetLook {
  palette: Palette;
  kind: PlanetKind;
  ring: boolean;
  tilt: number;
  seed: number;
}

const palette = (light: string, main: string, dark: string, accent: string, air: string, land: string): Palette => ({
  light,
  main,
  dark,
  accent,
  air,
  land,
});

export const PALETTES: readonly Palette[] = [
  palette('#ffe9b8', '#f0a958', '#8f4a2c', '#fff4d8', '#ffcf8a', '#b8642f'),
  palette('#c8f4ff', '#4fb3d9', '#1c4f86', '#f2ffff', '#8fe3ff', '#7cc07a'),
  palette('#ffd3dd', '#e0708f', '#702a58', '#ffeef2', '#ff9fc0', '#ffc7a0'),
  palette('#dcf7c4', '#6fbf73', '#23614f', '#f3ffd9', '#a6f0b0', '#eadf9f'),
  palette('#e6dcff', '#9a7be0', '#41308a', '#fbf5ff', '#c2a8ff', '#efb9e6'),
  palette('#ffe0c2', '#d9693f', '#6b1f24', '#ffd27a', '#ff9a6b', '#ffb066'),
  palette('#eef2f7', '#9fb0c6', '#4a5670', '#ffffff', '#cfe0ff', '#eef2f8'),
  palette('#d3fff0', '#3fc0a8', '#14545c', '#fff7c9', '#7ff0d6', '#f4e59c'),
];
const KINDS: readonly PlanetKind[] = ['gas', 'sea', 'rock', 'gas', 'ice', 'sea', 'storm'];

/** How a planet looks; `overrides` pins what an id would decide. */
export function lookOf(id: string, overrides: Partial<PlanetLook> = {}): PlanetLook {
  const seed = hash(id);
  return {
    palette: PALETTES[seed % PALETTES.length]!,
    kind: KINDS[(seed >>> 7) % KINDS.length] ?? 'rock',
    ring: (seed >>> 11) % 4 === 0,
    tilt: tenth(-28 + random(seed)() * 40),
    seed,
    ...overrides,
  };
}

function bands(look: PlanetLook): string {
  const next = random(look.seed + 1);
  const { main, light, dark, accent } = look.palette;
  const colours = [main, light, main, dark, accent, main, light];
  let body = '';
  for (let y = -52; y < 54;) {
    const height = 5 + next() * 15;
    const colour = colours[Math.floor(next() * colours.length)];
    const opacity = tenth(0.55 + next() * 0.45);
    body += `<rect x="-70" y="${tenth(y)}" width="140" height="${tenth(height + 1)}" fill="${colour}" opacity="${opacity}"/>`;
    y += height;
  }
  if (look.kind === 'storm' || next() > 0.5) {
    const x = tenth(-18 + next() * 26);
    const y = tenth(4 + next() * 18);
    body += `<ellipse cx="${x}" cy="${y}" rx="15" ry="8" fill="${accent}"/><ellipse cx="${x}" cy="${y}" rx="9" ry="4.5" fill="${main}"/>`;
  }
  return body;
}

function craters(look: PlanetLook): string {
  const next = random(look.seed + 2);
  let body = `<circle r="50" fill="${look.palette.main}"/>`;
  for (let i = 0; i < 15; i++) {
    const angle = next() * 6.28;
    const away = Math.sqrt(next()) * 46;
    const size = 3 + next() * 9;
    const x = Math.cos(angle) * away;
    const y = Math.sin(angle) * away;
    body += `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(size)}" fill="${look.palette.dark}" opacity=".55"/>`;
    body += `<circle cx="${tenth(x + size * 0.2)}" cy="${tenth(y + size * 0.22)}" r="${tenth(size * 0.82)}" fill="${look.palette.light}" opacity=".5"/>`;
  }
  return body;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Math.round((parseInt(colour.slice(at, at + 2), 16) / 255) * 100) / 100);

function noise(id: string, frequency: string, octaves: number, seed: number, colour: string, alpha: string): string {
  const [red, green, blue] = channels(colour);
  const matrix = `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} ${alpha}`;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/><feComposite operator="in" in2="SourceGraphic"/></filter>`;
}

function seas(look: PlanetLook): { body: string; filters: string } {
  const { main, dark, accent, land } = look.palette;
  const square = '<rect x="-52" y="-52" width="104" height="104"/>';
  return {
    filters:
      noise('f', '.032 .038', 4, look.seed % 89, look.kind === 'ice' ? accent : land, '0 0 0 20 -10.3') +
      noise('n', '.014 .055', 3, look.seed % 61, '#ffffff', '0 0 0 7 -3.9'),
    body: `<circle r="50" fill="${main}"/><circle r="50" fill="${dark}" opacity=".42"/><g filter="url(#f)">${square}</g><g filter="url(#n)" opacity=".75">${square}</g><ellipse cy="-50" rx="20" ry="6" fill="#fff" opacity=".65"/>`,
  };
}

function surfaceOf(look: PlanetLook): { body: string; filters: string } {
  if (look.kind === 'sea' || look.kind === 'ice') return seas(look);
  if (look.kind === 'rock') {
    return {
      body: `<g filter="url(#f)">${craters(look)}</g>`,
      filters: `<filter id="f"><feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" seed="${look.seed % 71}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="5"/></filter>`,
    };
  }
  return {
    body: `<g filter="url(#f)">${bands(look)}</g>`,
    filters: `<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".018 .07" numOctaves="3" seed="${look.seed % 97}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="16" xChannelSelector="R" yChannelSelector="G"/></filter>`,
  };
}

function rings(look: PlanetLook, front: boolean): string {
  if (!look.ring) return '';
  return `<g transform="rotate(${look.tilt})" clip-path="url(#${front ? 'a' : 'b'})"><ellipse rx="78" ry="18" fill="none" stroke="${look.palette.light}" stroke-width="9" opacity=".75"/><ellipse rx="68" ry="14.500" fill="none" stroke="${look.palette.main}" stroke-width="3" opacity=".9"/></g>`;
}

/** A planet as a picture of its own (ids in it are local to it). The box is 160 wide, the ball 100. */
export function planetSvg(look: PlanetLook): string {
  const { body, filters } = surfaceOf(look);
  const scale = look.ring ? 0.9 : 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -80 160 160" width="320" height="320"><defs>${filters}<clipPath id="c"><circle r="50"/></clipPath><clipPath id="a"><rect x="-90" y="0" width="180" height="60"/></clipPath><clipPath id="b"><rect x="-90" y="-60" width="180" height="60"/></clipPath><radialGradient id="l" cx=".32" cy=".27" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#0a0624" stop-opacity=".12"/><stop offset="1" stop-color="#080420" stop-opacity=".88"/></radialGradient><radialGradient id="g"><stop offset=".78" stop-color="${look.palette.air}" stop-opacity=".5"/><stop offset="1" stop-color="${look.palette.air}" stop-opacity="0"/></radialGradient></defs><g transform="scale(${scale})">${rings(look, false)}<circle r="60" fill="url(#g)"/><g clip-path="url(#c)"><g transform="rotate(${look.tilt})">${body}</g><circle r="51" fill="url(#l)"/><circle r="49.300" fill="none" stroke="${look.palette.air}" stroke-opacity=".35" stroke-width="1.500"/></g>${rings(look, true)}</g></svg>`;
}

/** pixels of a bitmap: the last is twice the size that the biggest ball has on a desktop */
const BITMAPS = [160, 240, 320, 480] as const;

/** A planet's picture as the address of a bitmap, large enough for a ball of this size; 0: for any. Noise filters are dear on weak phones. */
export function planetPicture(look: PlanetLook, ball = 0): Promise<string> {
  // The box is 1.6 times the ball.
  const wanted = ball * 1.6 * devicePixelRatio;
  const size = (wanted && BITMAPS.find((pixels) => pixels >= wanted)) || 480;
  const key = JSON.stringify(['planet', size, look.seed, look.kind, look.ring, look.tilt, look.palette.main]);
  return bitmapOf(key, () => planetSvg(look), size, size);
}

/** A strip of the planet's own ground, where ships stand. */
export function horizonSvg(look: PlanetLook): string {
  const next = random(look.seed + 5);
  const { light, main, dark, air } = look.palette;
  let stones = '';
  for (let i = 0; i < 9; i++) {
    const size = 4 + next() * 12;
    stones += `<ellipse cx="${tenth(next() * 200)}" cy="${tenth(46 + next() * 34)}" rx="${tenth(size)}" ry="${tenth(size * 0.32)}" fill="${dark}" opacity=".4"/>`;
  }
  let hills = 'M0 60';
  for (let x = 0; x <= 200; x += 20) hills += `L${x} ${tenth(34 + next() * 16 + Math.abs(x - 100) * 0.09)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${air}" stop-opacity=".1"/><stop offset=".55" stop-color="${air}" stop-opacity=".55"/></linearGradient><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${main}"/></linearGradient></defs><rect width="200" height="80" fill="url(#s)"/><path d="${hills}L200 80L0 80Z" fill="${dark}" opacity=".7"/><path d="M0 52Q100 36 200 52V80H0Z" fill="url(#g)"/>${stones}</svg>`;
}

export const horizonPicture = (look: PlanetLook): string => svgAddress(horizonSvg(look));
