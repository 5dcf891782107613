// Maps of Kingdoms: terrain polygons with scattered hand-drawn glyphs, rivers above the borders they block.
import { hash, random, tenth } from '../../art/random';

export type Point = readonly [number, number];

export interface Region {
  id: string;
  terrain: string;
  polygon: readonly Point[];
  land: boolean;
  label_point: Point;
  label_clearance: number;
}

const inside = ([x, y]: Point, polygon: readonly Point[]): boolean => {
  let within = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + polygon.length - 1) % polygon.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
};

const edgeDistance = ([x, y]: Point, polygon: readonly Point[]): number => {
  const distances = polygon.map(([bx, by], i) => {
    const [ax, ay] = polygon[(i + polygon.length - 1) % polygon.length]!;
    const dx = bx - ax;
    const dy = by - ay;
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  });
  return Math.min(...distances);
};

type Glyph = (x: number, y: number, size: number, chance: number) => string;

const GLYPHS: Record<string, { gap: number; pad: number; draw: Glyph }> = {
  forest: {
    gap: 40,
    pad: 24,
    draw: (x, y, s, r) =>
      `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cx="3" cy="3" rx="15" ry="5" fill="#0003"/><path d="M-3-8h6V4h-6z" fill="#5a3d2a"/><path d="M0-52c12 14 19 26 19 34C19-8 10-4 0-4s-19-4-19-14c0-8 7-20 19-34z" fill="${r > 0.5 ? '#2f6b47' : '#3c7d50'}"/><path d="M0-52c-12 14-19 26-19 34 0 7 5 11 11 13-6-10-4-28 8-47z" fill="#fff" opacity=".18"/></g>`,
  },
  mountain: {
    gap: 66,
    pad: 40,
    draw: (x, y, s) =>
      `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-36 8-4-48 34 8z" fill="#7d7483"/><path d="M-4-48 34 8H6L-2-14z" fill="#5c5566"/><path d="M-4-48-17-26l8 5 6-6 7 7 5-6z" fill="#fbf8ff"/></g>`,
  },
  plains: {
    gap: 66,
    pad: 36,
    draw: (x, y, s, r) =>
      r > 0.45
        ? `<g transform="translate(${x} ${y}) scale(${s})" stroke="#a97f22" stroke-width="4" stroke-linecap="round" fill="none"><path d="M-16 4C-15-6-18-14-20-20M0 4V-26M16 4C15-6 18-14 20-20"/><path d="M-20-20l-5-7M0-26v-9M20-20l5-7" stroke="#f9e7a6" stroke-width="7"/></g>`
        : `<path d="M${x - 34} ${y}q34-20 68 0" stroke="#c49a34" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>`,
  },
  water: {
    gap: 74,
    pad: 34,
    draw: (x, y) =>
      `<path d="M${x - 26} ${y}q9-11 18 0t18 0 18 0" stroke="#d9f2ff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".75"/>`,
  },
  cliffs: {
    gap: 60,
    pad: 34,
    draw: (x, y, s) =>
      `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-26 10-16-34l12 16 8-24 14 26 8-10 6 36z" fill="#4b423b"/><path d="M-16-34-4-18 4-42l4 8-8 30-8-6-6 10z" fill="#8d8073"/></g>`,
  },
  ruins: {
    gap: 78,
    pad: 34,
    draw: (x, y, s, r) =>
      `<g transform="translate(${x} ${y}) scale(${s})" fill="#e9e2f4" stroke="#5a4a78" stroke-width="3"><path d="M-9 8v-${r > 0.5 ? 44 : 28}l18 ${r > 0.5 ? 6 : -6}V8z"/><path d="M-14 8h28v8h-28z"/></g>`,
  },
  capital: {
    gap: 54,
    pad: 30,
    draw: (x, y, s) =>
      `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-13 8v-24h26V8z" fill="#fff1e0"/><path d="M-18-16 0-36l18 20z" fill="#b04a34"/><path d="M-4 8v-12h8V8z" fill="#6b2d22"/></g>`,
  },
};

/** Glyphs of a region, scattered by a seed and leaving its label point free for armies. */
export function scatter(region: Region, seed: string): string {
  const glyph = GLYPHS[region.terrain];
  if (!glyph) return '';
  const next = random(hash(seed));
  const xs = region.polygon.map((point) => point[0]);
  const ys = region.polygon.map((point) => point[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [labelX, labelY] = region.label_point;
  const clearance = Math.min(98, region.label_clearance * 0.8);
  const placed: [number, number, number][] = [];
  for (let i = 0; i < 700 && placed.length < 44; i++) {
    const x = left + next() * (right - left);
    const y = top + next() * (bottom - top);
    if (!inside([x, y], region.polygon) || !inside([x, y - glyph.pad * 0.8], region.polygon)) continue;
    if (edgeDistance([x, y], region.polygon) < glyph.pad) continue;
    if (region.land && Math.hypot(x - labelX, (y - 18 - labelY) * 1.15) < clearance) continue;
    if (placed.some(([px, py]) => Math.hypot(px - x, (py - y) * 1.3) < glyph.gap)) continue;
    placed.push([x, y, next()]);
  }
  return placed
    .sort((one, other) => one[1] - other[1])
    .map(([x, y, chance]) => glyph.draw(tenth(x), tenth(y), tenth(0.85 + chance * 0.35), chance))
    .join('');
}

/** A closed path round a polygon. */
export const outline = (polygon: readonly Point[]): string => `M${polygon.map((point) => point.join(' ')).join('L')}Z`;

/** A smooth open path through points: a river. */
export function smooth(points: readonly Point[]): string {
  let path = `M${points[0]!.join(' ')}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = points[i]!;
    const [nextX, nextY] = points[i + 1]!;
    path += `Q${x} ${y} ${tenth((x + nextX) / 2)} ${tenth((y + nextY) / 2)}`;
  }
  return `${path}L${points[points.length - 1]!.join(' ')}`;
}
