// The arrow keys walk over the board: from thing to thing, whether it can be picked or only read.

const STEPS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** as near as this is the same place; and what lies aside is farther than what lies ahead */
const SAME = 3;
const ASIDE = 3;

type Thing = HTMLElement | SVGElement;

function centre(thing: Element): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** How far a thing is from a place, walking that way; infinitely far if it lies elsewhere. */
function distance(from: Element, to: Thing, [right, down]: readonly [number, number]): number {
  const [here, there] = [centre(from), centre(to)];
  const [x, y] = [there.x - here.x, there.y - here.y];
  const ahead = x * right + y * down;
  return ahead > SAME ? ahead + ASIDE * Math.abs(x * down + y * right) : Infinity;
}

/** Walk on to the next thing on the board; false if the key is none for walking, or goes to something else. */
export function walk(board: Element, event: KeyboardEvent): boolean {
  const step = STEPS[event.key];
  const at = document.activeElement;
  if (!step || (at && at !== document.body && !at.matches('main') && !board.contains(at))) return false;
  const things = [...board.querySelectorAll<Thing>('[data-info], [data-pick]')].filter((thing) => thing.getClientRects().length > 0);
  const start = at && board.contains(at) ? at : null;
  const next = start
    ? things.map((thing) => ({ thing, far: distance(start, thing, step) })).reduce((one, other) => (other.far < one.far ? other : one), { thing: null as Thing | null, far: Infinity }).thing
    : (things.find((thing) => 'lit' in thing.dataset) ?? things[0] ?? null);
  if (next && !next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  next?.focus();
  return true;
}
