// The final standings as a picture to share: 1200 by 630, drawn here. Nothing in it comes from outside.
import { face } from '../art/faces';
import { stars } from '../art/sky';

interface Standing {
  place: number;
  name: string;
  face: string;
  points: string;
}
/** places that the picture has room for */
const SHOWN = 4;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const said = (x: number, y: number, size: number, text: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(text)}</text>`;

export function standingsPicture(title: string, about: string, placed: readonly Standing[]): string {
  const rows = placed
    .slice(0, SHOWN)
    .map(({ place, name, face: id, points }, row) => {
      const y = 300 + row * 86;
      const gold = place === 1 ? 'fill="#ffd98a"' : '';
      return `${said(70, y, 46, `${place}`, `font-weight="700" ${gold}`)}${id ? `<svg x="140" y="${y - 52}" width="68" height="68" viewBox="0 0 100 100">${face(id)}</svg>` : ''}${said(236, y, 46, name, `font-weight="700" ${gold}`)}${said(1130, y, 46, points, `text-anchor="end" ${gold}`)}`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="'Segoe UI', 'DejaVu Sans', sans-serif" fill="#f4f1ff"><rect width="1200" height="630" fill="#14132a"/>${stars(1200, 630, 140, 5)}${said(70, 104, 34, `Starhold · ${about}`, 'fill="#b9b3da"')}${said(70, 186, title.length > 30 ? 44 : 60, title, 'font-weight="700"')}${rows}</svg>`;
}
