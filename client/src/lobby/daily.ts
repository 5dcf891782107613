// The daily challenge: its words for a day, and a result to share that tells nothing of the dice.
import { face } from '../art/faces';
import { stars } from '../art/sky';
import type { DailyInfo, DailyTry } from '../wire/wire';
import { seatName } from './cast';
import { settings } from '../ui/settings.svelte';
import { shortTitle, t } from '../ui/text.svelte';

/** A day (as 2026-11-16, in UTC) in the player's language. */
export const dayName = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const signed = (margin: number): string => (margin > 0 ? `+${margin}` : margin < 0 ? `\u2212${-margin}` : '0');

export interface Rival {
  id: string;
  name: string;
}
/** The bots of the day, by face and name. */
export const rivals = (info: DailyInfo): Rival[] =>
  info.seats
    .map(({ kind, bot = '', name = '' }, seat) => ({ seat, bot, name, kind: kind === 'bot' ? ('bot' as const) : ('human' as const) }))
    .filter(({ kind }) => kind === 'bot')
    .map((seat) => ({ id: seat.name.toLowerCase(), name: seatName(seat, [seat]) }));

const SQUARES: Record<string, string> = { l: '🟩', e: '🟨', b: '🟥' };
const FILLS: Record<string, readonly [string, string]> = {
  l: ['#5fbf7a', 'M-16 9 0-13 16 9Z'],
  e: ['#e8c35a', 'M-15-4h30v8h-30Z'],
  b: ['#d9606a', 'M-16-9 0 13 16-9Z'],
};

const streakWords = (info: DailyInfo): string => (info.streak > 1 ? t('ui-streak', { days: info.streak }) : '');

/** The result as text, with a square for each tenth of the game: ahead, level or behind. */
export function sharedText(info: DailyInfo, mine: DailyTry, address: string): string {
  const squares = [...mine.course].map((one) => SQUARES[one] ?? '').join('');
  const rows = [
    `Starhold, ${t('ui-daily-title', { day: dayName(info.day) })}`,
    shortTitle(info.game),
    squares,
    [signed(mine.margin), streakWords(info)].filter(Boolean).join(' · '),
    address,
  ];
  return rows.join('\n');
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const line = (x: number, y: number, size: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`;

/** The same as a picture of 1200 by 630: no dice, no moves, nothing of what the day brings. */
export function sharedPicture(info: DailyInfo, mine: DailyTry): string {
  const squares = [...mine.course]
    .map((one, place) => {
      const [fill, mark] = FILLS[one]!;
      return `<g transform="translate(${118 + place * 107} 410)"><rect x="-46" y="-46" width="92" height="92" rx="16" fill="${fill}"/><path d="${mark}" fill="#14132a" opacity=".75" transform="scale(1.5)"/></g>`;
    })
    .join('');
  const faces = rivals(info)
    .map(({ id }, place) => `<svg x="${1000 - place * 116}" y="60" width="104" height="104" viewBox="0 0 100 100">${face(id)}</svg>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="'Segoe UI', 'DejaVu Sans', sans-serif" fill="#f4f1ff"><rect width="1200" height="630" fill="#14132a"/>${stars(1200, 630, 140, 5)}${faces}${line(70, 112, 34, `Starhold · ${dayName(info.day)}`, 'fill="#b9b3da"')}${line(70, 186, 60, shortTitle(info.game), 'font-weight="700"')}${line(70, 306, 92, signed(mine.margin), 'font-weight="700" fill="#ffd98a"')}${squares}${line(70, 556, 38, streakWords(info))}</svg>`;
}

/** A drawing as a file that other programs take. */
export async function png(drawing: string): Promise<Blob> {
  const image = new Image(1200, 630);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}
