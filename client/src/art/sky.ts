// Backdrops: a field of stars and a galaxy of two spiral arms.
import { hash, random, tenth } from './random';

/** The inside of an SVG of w x h: stars. */
export function stars(width: number, height: number, count: number, seed = 7): string {
  const next = random(seed);
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const size = next();
    drawing += `<circle cx="${tenth(next() * width)}" cy="${tenth(next() * height)}" r="${tenth(0.5 + size * size * 1.5)}" fill="#fff" opacity="${tenth(0.15 + size * 0.55)}"/>`;
  }
  return drawing;
}

/** The inside of an SVG with the view box -64 -64 128 128: a galaxy in the colour `--c`. */
export function spiral(seed = 'home'): string {
  const next = random(hash(seed));
  let drawing = '';
  for (let i = 0; i < 170; i++) {
    const along = Math.sqrt(next()) * 4.6;
    const angle = (i % 2) * Math.PI + along * 1.05 + (next() - 0.5) * 0.75;
    const away = 4 + along * 12;
    const x = tenth(Math.cos(angle) * away);
    const y = tenth(Math.sin(angle) * away * 0.78);
    const colour = next() > 0.7 ? '#fff' : 'var(--c)';
    drawing += `<circle cx="${x}" cy="${y}" r="${tenth(0.5 + next() * 1.6)}" fill="${colour}" opacity="${tenth(0.35 + next() * 0.6)}"/>`;
  }
  return `${drawing}<circle r="9" fill="#fff" opacity=".85"/><circle r="17" fill="#fff" opacity=".18"/>`;
}
