// The app's icons, drawn here: the star and the keep of favicon.svg, as PNG.
import { crc32, deflateSync } from 'node:zlib';

const SKY = [0x15, 0x18, 0x33];
const GOLD = [0xff, 0xd1, 0x66];
// favicon.svg, in its units of 40 to a side
const STAR = '20,3 24,15 36,15.4 26.5,22.8 30,35 20,28 10,35 13.5,22.8 4,15.4 16,15';
const KEEP = '14.6,29 14.6,17.6 16.9,17.6 16.9,19.6 18.8,19.6 18.8,17.6 21.2,17.6 21.2,19.6 23.1,19.6 23.1,17.6 25.4,17.6 25.4,29';
const corners = (list) => list.split(' ').map((corner) => corner.split(',').map(Number));
const [star, keep] = [corners(STAR), corners(KEEP)];

/** Where a line at this height crosses the outline of a shape, from left to right. */
const crossings = (shape, y) =>
  shape
    .flatMap(([ax, ay], at) => {
      const [bx, by] = shape[(at + shape.length - 1) % shape.length];
      return ay > y === by > y ? [] : [((bx - ax) * (y - ay)) / (by - ay) + ax];
    })
    .sort((one, other) => one - other);
const inside = (crossed, x) => crossed.filter((one) => one <= x).length % 2 === 1;

/** Is the point within the square with round corners? */
function within(x, y, radius) {
  const away = (value) => Math.max(radius - value, value - (40 - radius), 0);
  return Math.hypot(away(x), away(y)) <= radius;
}

const chunk = (kind, data) => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of this many pixels to a side; a maskable one fills the square and keeps the star in its middle. */
export function icon(side, maskable = false) {
  const FINE = 2;
  const rows = Buffer.alloc(side * (1 + 4 * side));
  const scale = maskable ? 0.72 : 1;
  const radius = maskable ? 0 : 10;
  for (let row = 0; row < side; row += 1) {
    const lines = Array.from({ length: FINE }, (_, part) => {
      const y = (40 * (row + (part + 0.5) / FINE)) / side;
      const v = (y - 20) / scale + 20;
      return { y, star: crossings(star, v), keep: crossings(keep, v) };
    });
    for (let column = 0; column < side; column += 1) {
      const sum = [0, 0, 0, 0];
      for (const line of lines) {
        for (let part = 0; part < FINE; part += 1) {
          const x = (40 * (column + (part + 0.5) / FINE)) / side;
          if (radius > 0 && !within(x, line.y, radius)) continue;
          const u = (x - 20) / scale + 20;
          const colour = inside(line.star, u) && !inside(line.keep, u) ? GOLD : SKY;
          for (let one = 0; one < 3; one += 1) sum[one] += colour[one];
          sum[3] += 1;
        }
      }
      const at = row * (1 + 4 * side) + 1 + 4 * column;
      for (let one = 0; one < 3; one += 1) rows[at + one] = sum[3] ? Math.round(sum[one] / sum[3]) : 0;
      rows[at + 3] = Math.round((255 * sum[3]) / (FINE * FINE));
    }
  }
  return png(side, side, 6, rows);
}

/** A PNG of these rows; the kind of colour is 2 (without transparency) or 6. */
function png(width, height, kind, rows) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, kind, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

/** What other sites show of a link: the star over a sky of small ones, 1200 by 630. */
export function preview() {
  const [width, height, size, fine] = [1200, 630, 400, 2];
  const rows = Buffer.alloc(height * (1 + 3 * width));
  const set = (x, y, colour) => rows.set(colour, y * (1 + 3 * width) + 1 + 3 * x);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) set(x, y, SKY);
  let seed = 7;
  const below = (most) => (seed = (seed * 48271) % 2147483647) % most;
  for (let count = 0; count < 220; count += 1) {
    const [x, y, light] = [below(width - 1), below(height - 1), 0x60 + below(0x80)];
    for (const [dx, dy] of count % 4
      ? [[0, 0]]
      : [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ])
      set(x + dx, y + dy, [light, light, light]);
  }
  const [left, top] = [(width - size) / 2, (height - size) / 2];
  for (let y = 0; y < size; y += 1) {
    const lines = [0.25, 0.75].map((part) => {
      const v = (40 * (y + part)) / size;
      return { star: crossings(star, v), keep: crossings(keep, v) };
    });
    for (let x = 0; x < size; x += 1) {
      let gold = 0;
      for (const line of lines)
        for (const part of [0.25, 0.75]) {
          const u = (40 * (x + part)) / size;
          if (inside(line.star, u) && !inside(line.keep, u)) gold += 1 / (fine * fine);
        }
      if (gold > 0)
        set(
          left + x,
          top + y,
          SKY.map((dark, one) => Math.round(dark + (GOLD[one] - dark) * gold)),
        );
    }
  }
  return png(width, height, 2, rows);
}
