// The picture to share: 1200 by 630, drawn here as SVG and turned into PNG by the browser. Nothing in it comes from outside.
import { coverOf } from '../games/covers';
import { face } from '../art/faces';
import { PERSON, personFace } from '../lobby/cast';
import { stars } from '../art/sky';
import { letter, seatClass } from '../ui/seats';
import { DASHES, line, type Values } from './series';

export interface Pictured {
  game: string;
  /** how it ended, and the game in a sentence */
  title: string;
  story: string;
  players: readonly { seat: number; name: string; face: string; score: number; won: boolean }[];
  /** the share of the win of each seat from the set-up on */
  shares: readonly Values[];
  plies: number;
}

const WIDE = 1200;
const HIGH = 630;
const COLOURS: Record<string, string> = { a: '#ff8676', b: '#5ea6ff', c: '#28c79a', d: '#f0a6e4', e: '#e8dc9a' };
const SHAPES: Record<string, string> = {
  a: '<path d="M12 3 22 20.500H2z"/>',
  b: '<circle cx="12" cy="12" r="9.500"/>',
  c: '<path d="M12 2l8.700 5v10L12 22l-8.700-5V7z"/>',
  d: '<path d="M12 1 23 12 12 23 1 12z"/>',
  e: '<rect x="3" y="3" width="18" height="18" rx="1.500"/>',
};
const FONT = "'Inter Variable', Inter, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const STAR = 'M20 1 24.500 14 38 14.500 27.300 22.800 31.200 36 20 28.300 8.800 36l3.900-13.200L2 14.500 15.500 14z';

const safe = (words: string): string => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Words in lines of so many letters at most. */
function wrapped(words: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

const emblem = (seat: number, x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="${COLOURS[seatClass(seat)]}" stroke="#0006">${SHAPES[seatClass(seat)]}<text x="12" y="${seat === 0 ? 18 : 16}" text-anchor="middle" font-size="10" font-weight="800" fill="#14132a" stroke="none">${letter(seat)}</text></g>`;

/** A player under another name; the portrait of a person comes from that one, too. */
export const unnamed = (one: Pictured['players'][number], name: string): Pictured['players'][number] => ({
  ...one,
  name,
  face: one.face.startsWith(PERSON) ? personFace(name) : one.face,
});

export function picture({ game, title, story, players, shares, plies }: Pictured): string {
  const lines = wrapped(title, 44, 2);
  // The chart keeps clear of the title, which may take two lines.
  const top = lines.length > 1 ? 210 : 160;
  const scale = { x: (place: number) => 640 + (place / Math.max(1, plies)) * 480, y: (value: number) => 460 - value * (460 - top) };
  const rows = players.map(({ seat, name, face: id, score, won }, nth) => {
    const y = 250 + nth * 62;
    const called = name.length > 20 ? `${name.slice(0, 19)}…` : name;
    const portrait = id ? `<svg x="118" y="${y - 32}" width="46" height="46" viewBox="0 0 100 100">${face(id)}</svg>` : '';
    return `${emblem(seat, 70, y - 27, 36)}${portrait}<text x="${id ? 178 : 120}" y="${y}" font-size="30" font-weight="${won ? 800 : 550}">${safe(called)}</text><text x="570" y="${y}" font-size="36" font-weight="800" text-anchor="end"${won ? ' fill="#ffd166"' : ''}>${score}</text>`;
  });
  const drawn = shares.map(
    (values, seat) =>
      `<path d="${line(values, scale)}" fill="none" stroke="${COLOURS[seatClass(seat)]}" stroke-width="${players[0]?.seat === seat ? 6 : 4}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${DASHES[seat % DASHES.length]}"/>${emblem(seat, scale.x(values.length - 1) + 8, scale.y(values.at(-1) ?? 0) - 13, 26)}`,
  );
  const grid = (shares.length > 0 ? [0, 0.5, 1] : []).map(
    (value) =>
      `<path d="M640 ${scale.y(value)}H1120" stroke="#ffffff38"/><text x="630" y="${scale.y(value) + 6}" text-anchor="end" font-size="18" fill="#cfd1f0">${value * 100}</text>`,
  );
  const heading = lines.map((words, nth) => `<text x="70" y="${98 + nth * 52}" font-size="46" font-weight="800">${safe(words)}</text>`);
  const told = wrapped(story, 72, 2).map(
    (words, nth) => `<text x="70" y="${548 + nth * 32}" font-size="25" fill="#dcdcf5">${safe(words)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" font-family="${FONT}" fill="#fff"><defs><radialGradient id="sky" cx=".25" cy=".2" r="1"><stop offset="0" stop-color="${coverOf(game).light}"/><stop offset=".6" stop-color="#1a1442"/><stop offset="1" stop-color="#0f0d2a"/></radialGradient></defs><rect width="${WIDE}" height="${HIGH}" fill="url(#sky)"/>${stars(WIDE, HIGH, 140, 6)}${heading.join('')}${rows.join('')}${grid.join('')}${drawn.join('')}${told.join('')}<g transform="translate(1040 556) scale(.9)"><path d="${STAR}" fill="#ffd166"/></g><text x="1084" y="582" font-size="20" font-weight="700">Starhold</text></svg>`;
}

/** The picture as a PNG. */
export async function asPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(WIDE, HIGH);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDE, HIGH];
    canvas.getContext('2d')!.drawImage(image, 0, 0, WIDE, HIGH);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
