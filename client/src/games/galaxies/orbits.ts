// An orbit: numbered spaces round a planet, clockwise from lower left; the last is the colony gate.
import { tenth } from '../../art/random';

export interface Space {
  x: number;
  y: number;
}

const START = 126; // degrees, clockwise from east
const END = 414;

/** The places of the spaces 0 to `steps` in a box of -100 to 100. */
export function spaces(steps: number, radius = 81): Space[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((START + ((END - START) * step) / steps) * Math.PI) / 180;
    return { x: tenth(Math.cos(angle) * radius), y: tenth(Math.sin(angle) * radius) };
  });
}

/** The arc that joins them. */
export function arc(steps: number, radius = 81): string {
  const points = spaces(steps, radius);
  const from = points[0]!;
  const to = points[steps]!;
  return `M${from.x} ${from.y}A${radius} ${radius} 0 1 1 ${to.x} ${to.y}`;
}
