// Backdrops: a field of stars and a galaxy of two spiral arms.
import { hash, random, tenth } from './random';

interface Dot {
  x: number;
  y: number;
  radius: number;
  colour: string;
  opacity: number;
}

/** Dots of one look are one path: a page with hundreds of elements is slow to lay out. */
function drawn(dots: readonly Dot[]): string {
  const looks = new Map<string, string>();
  for (const { x, y, radius, colour, opacity } of dots) {
    const look = `fill="${colour}" opacity="${tenth(opacity)}"`;
    const [left, size] = [tenth(x - radius), tenth(radius)];
    const circle = `M${left} ${tenth(y)}a${size} ${size} 0 1 0 ${tenth(2 * radius)} 0a${size} ${size} 0 1 0 ${-tenth(2 * radius)} 0`;
    looks.set(look, `${looks.get(look) ?? ''}${circle}`);
  }
  return [...looks].map(([look, circles]) => `<path ${look} d="${circles}"/>`).join('');
}

/** The inside of an SVG of w x h: stars. */
export function stars(width: number, height: number, count: number, seed = 7): string {
  const next = random(seed);
  const dots = Array.from({ length: count }, (): Dot => {
    const size = next();
    return { x: next() * width, y: next() * height, radius: 0.5 + size * size * 1.5, colour: '#fff', opacity: 0.15 + size * 0.55 };
  });
  return drawn(dots);
}

/** The inside of an SVG with the view box -64 -64 128 128: a galaxy in the colour `--c`. */
export function spiral(seed = 'home'): string {
  const next = random(hash(seed));
  const dots = Array.from({ length: 170 }, (_, i): Dot => {
    const along = Math.sqrt(next()) * 4.6;
    const angle = (i % 2) * Math.PI + along * 1.05 + (next() - 0.5) * 0.75;
    const away = 4 + along * 12;
    const colour = next() > 0.7 ? '#fff' : 'var(--c)';
    return {
      x: Math.cos(angle) * away,
      y: Math.sin(angle) * away * 0.78,
      radius: 0.5 + next() * 1.6,
      colour,
      opacity: 0.35 + next() * 0.6,
    };
  });
  return `${drawn(dots)}<circle r="9" fill="#fff" opacity=".85"/><circle r="17" fill="#fff" opacity=".18"/>`;
}
