// The arrow keys walk over the board: from thing to thing, whether it can be picked or only read.
import { centre } from './motion';

type Step = readonly [right: number, down: number];
type Thing = HTMLElement | SVGElement;

const STEPS: Record<string, Step> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** as near as this is the same place; and what lies aside is farther than what lies ahead */
const SAME = 3;
const ASIDE = 3;

/** How far a thing is from another, walking that way; infinitely far if it lies elsewhere. */
function distance(from: Element, to: Element, [right, down]: Step): number {
  const [here, there] = [centre(from.getBoundingClientRect()), centre(to.getBoundingClientRect())];
  const [x, y] = [there.x - here.x, there.y - here.y];
  const ahead = x * right + y * down;
  return ahead > SAME ? ahead + ASIDE * Math.abs(x * down + y * right) : Infinity;
}

function nearest(from: Element, things: readonly Thing[], step: Step): Thing | null {
  const far = things.map((thing) => distance(from, thing, step));
  const least = Math.min(...far);
  return least < Infinity ? things[far.indexOf(least)]! : null;
}

/** Walk on to the next thing on the board; false if the key is none for walking, or goes to something else. */
export function walk(board: Element, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const at = document.activeElement;
  const onBoard = at !== null && board.contains(at);
  if (!step || (at && !onBoard && at !== document.body && !at.matches('main'))) return false;
  const things = [...board.querySelectorAll<Thing>('[data-info], [data-pick]')].filter((thing) => thing.getClientRects().length > 0);
  const next = onBoard ? nearest(at, things, step) : (things.find((thing) => 'lit' in thing.dataset) ?? things[0]);
  if (next && !next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next?.focus();
  return true;
}
