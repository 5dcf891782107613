// The ground of a territory card as one picture: terrain, borders, rivers, gates. Hundreds of trees are one bitmap.
import { bitmapOf } from '../../art/bitmap';
import { outline, scatter, smooth, type Point, type Region } from './maps';
import { tenth } from '../../art/random';

export interface GroundRegion {
  id: string;
  terrain: string;
  edge: boolean;
  adjacent: readonly string[];
  label_point: Point;
  polygon: readonly Point[];
}

export interface GroundSide {
  id: string;
  regions: readonly GroundRegion[];
  rivers: readonly { path: readonly (readonly Point[])[] }[];
}

export const WIDTH = 1000;
export const HEIGHT = 700;

/** the same in both themes: a map is printed once */
const FILLS: Record<string, string> = {
  forest: '#5b9a62',
  mountain: '#a9a1ab',
  plains: '#e9cb73',
  capital: '#dc9373',
  ruins: '#a595bf',
  water: '#4f9fd0',
  cliffs: '#75695f',
};
/** the plain colour of a terrain, for what is seen before the picture is drawn */
export const fillOf = (terrain: string): string => FILLS[terrain] ?? '#999';
const IMPASSABLE = new Set(['water', 'cliffs']);
/** room for armies round the label point */
const CLEARANCE = 118;

export const isLand = (terrain: string): boolean => !IMPASSABLE.has(terrain);

/** The stretches that two polygons have in common, each as a line of points. */
export function shared(one: readonly Point[], other: readonly Point[]): Point[][] {
  const key = (a: Point, b: Point): string => [a.join(), b.join()].sort().join('|');
  const theirs = new Set(other.map((point, i) => key(point, other[(i + 1) % other.length]!)));
  const lines: Point[][] = [];
  one.forEach((start, i) => {
    const end = one[(i + 1) % one.length]!;
    if (!theirs.has(key(start, end))) return;
    const last = lines.at(-1);
    if (last?.at(-1)?.join() === start.join()) last.push(end);
    else lines.push([start, end]);
  });
  const [first, last] = [lines[0], lines.at(-1)];
  if (first && last && first !== last && last.at(-1)!.join() === first[0]!.join()) lines.splice(0, 1, [...lines.pop()!, ...first.slice(1)]);
  return lines;
}

const line = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;

/** Walls where nobody passes, a dotted line where armies may walk, foam along the shores. */
function borders(regions: readonly GroundRegion[]): string {
  const [walls, shores, walks]: string[][] = [[], [], []];
  regions.forEach((one, i) => {
    for (const other of regions.slice(i + 1)) {
      const drawn = shared(one.polygon, other.polygon).map(line).join('');
      if (one.adjacent.includes(other.id)) walks!.push(drawn);
      else if ([one.terrain, other.terrain].includes('water')) shores!.push(drawn);
      else walls!.push(drawn);
    }
  });
  return (
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${shores!.join('')}" stroke="#f3e3b6" stroke-width="12"/><path d="${shores!.join('')}" stroke="#2f78ab" stroke-width="3"/>` +
    `<path d="${walls!.join('')}" stroke="#3b332c" stroke-width="9"/>` +
    `<path d="${walks!.join('')}" stroke="#fff6dd" stroke-width="9" opacity=".92"/><path d="${walks!.join('')}" stroke="#4b3b2a" stroke-width="3" stroke-dasharray="13 9" opacity=".8"/></g>`
  );
}

function rivers(side: GroundSide): string {
  const paths = side.rivers.flatMap((river) => river.path.map(smooth)).join('');
  if (!paths) return '';
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${paths}" stroke="#1f5f93" stroke-width="24"/><path d="${paths}" stroke="#58b1e6" stroke-width="16"/><path d="${paths}" stroke="#cdeeff" stroke-width="3" stroke-dasharray="26 34" opacity=".8"/></g>`;
}

const onRim = ([ax, ay]: Point, [bx, by]: Point): boolean =>
  (ax === bx && (ax === 0 || ax === WIDTH)) || (ay === by && (ay === 0 || ay === HEIGHT));

/** Quests leave and arrive by the card's edge: a gate on the longest stretch of it that a region has. */
function gate(region: GroundRegion): string {
  const rims = region.polygon
    .map((point, i): [Point, Point] => [point, region.polygon[(i + 1) % region.polygon.length]!])
    .filter(([a, b]) => onRim(a, b));
  const length = ([[ax, ay], [bx, by]]: [Point, Point]): number => Math.hypot(bx - ax, by - ay);
  const longest = rims.sort((one, other) => length(other) - length(one))[0];
  if (!longest) return '';
  const [[ax, ay], [bx, by]] = longest;
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const turn = x === 0 ? 0 : x === WIDTH ? 180 : y === 0 ? 90 : 270;
  return `<path d="M6-24 34 0 6 24z" transform="translate(${tenth(x)} ${tenth(y)}) rotate(${turn})" fill="#fff6dd" stroke="#6b4a24" stroke-width="4" stroke-linejoin="round"/>`;
}

function drawn(side: GroundSide): string {
  const regions = side.regions.map((region): Region => ({ ...region, land: isLand(region.terrain), label_clearance: CLEARANCE }));
  const ground = regions.map(
    (region, i) =>
      `<clipPath id="c${i}"><path d="${outline(region.polygon)}"/></clipPath><g clip-path="url(#c${i})"><path d="${outline(region.polygon)}" fill="${FILLS[region.terrain] ?? '#999'}" stroke="#0000" /><path d="${outline(region.polygon)}" fill="none" stroke="#2b1d0f" stroke-width="44" opacity=".13"/></g>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    ground.join('') +
    regions.map((region) => scatter(region, side.id + region.id)).join('') +
    borders(side.regions) +
    rivers(side) +
    side.regions
      .filter((region) => isLand(region.terrain))
      .map(gate)
      .join('') +
    '</svg>'
  );
}

/** The picture of a side, as the address of an image; fine enough for the largest map on the sharpest phone. */
export const groundOf = (side: GroundSide): Promise<string> => bitmapOf(`ground ${side.id}`, () => drawn(side), WIDTH * 1.2, HEIGHT * 1.2);
