// Motion from differences: pieces are measured before and after a new position, and what changed place
// travels. Everything ends in its final position, so cutting it short is always safe.
import { pace } from '../ui/settings.svelte';

interface Before {
  box: DOMRect;
  /** of the part (`data-body`) that is left where the piece is drawn without what surrounds it */
  body: DOMRect | null;
  key: string;
  place: Place | null;
}

/** Where a piece stands on a surface that may itself move or change its size. */
interface Place {
  ground: string;
  x: number;
  y: number;
  /** of the surface */
  width: number;
}

interface Change {
  piece: HTMLElement;
  from?: DOMRect;
  to: DOMRect;
  entrance?: { ms: number; frames: Keyframe[] };
}

const FLY = 620;
const STAGGER = 40;
/** so large is a piece that goes to a counter */
const SMALL = 24;
/** so many pixels are no move */
const NEAR = 6;

type Entrance = 'roll' | 'flip' | 'land' | 'rise' | 'reveal';

const ENTRANCES: Record<Entrance, { ms: number; frames: Keyframe[] }> = {
  roll: {
    ms: 700,
    frames: [
      { translate: '-140px 80px', rotate: '-320deg', scale: 0.7, opacity: 0 },
      { translate: '8px -10px', rotate: '14deg', scale: 1.05, opacity: 1, offset: 0.6 },
      { translate: '0', rotate: '0deg', scale: 1, opacity: 1 },
    ],
  },
  flip: {
    ms: 380,
    frames: [
      { rotate: 'y 180deg', opacity: 0.4 },
      { rotate: 'y 0deg', opacity: 1 },
    ],
  },
  land: {
    ms: 260,
    frames: [
      { translate: '0 -14px', scale: 1.12 },
      { translate: '0 2px', scale: 0.97, offset: 0.7 },
      { translate: '0', scale: 1 },
    ],
  },
  rise: {
    ms: 420,
    frames: [
      { translate: '0 26px', scale: 0.7, opacity: 0 },
      { translate: '0', scale: 1, opacity: 1 },
    ],
  },
  reveal: {
    ms: 900,
    frames: [
      { rotate: 'x -180deg', opacity: 0.35 },
      { rotate: 'x 20deg', scale: 1.12, opacity: 1, offset: 0.7 },
      { rotate: 'x 0deg', scale: 1, opacity: 1 },
    ],
  },
};

const bodyOf = (piece: Element): Element | null => piece.querySelector('[data-body]');
const pieces = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-piece]')];

export class Motion {
  #before = new Map<string, Before>();
  #counts = new Map<string, number>();
  #running: Animation[] = [];
  #root: Element | null = null;

  /** Remember where everything is, before the position changes. */
  measure(root: Element): void {
    this.finish();
    this.#root = root;
    root.querySelectorAll('[data-changed]').forEach((element) => element.removeAttribute('data-changed'));
    const grounds: Grounds = new Map();
    this.#before = new Map(
      pieces(root).map((piece) => {
        const box = piece.getBoundingClientRect();
        const body = bodyOf(piece)?.getBoundingClientRect() ?? null;
        return [piece.dataset['piece']!, { box, body, key: piece.dataset['key'] ?? '', place: placeOf(piece, box, grounds) }];
      }),
    );
    this.#counts = countsIn(root);
  }

  /** Let what changed move; the answer is how long it takes, in milliseconds. */
  play(): number {
    const root = this.#root;
    if (!root || this.#before.size === 0) return 0;
    const speed = pace();
    let entering = 0;
    let longest = 0;
    // First all is measured, then all is changed: in turns, each measure would lay the page out anew.
    const changes = this.#changes(root);
    const counted = this.#counted(root);
    for (const { piece, from, to, entrance } of changes) {
      const time = from ? this.#fly(piece, from, to, speed) : this.#enter(piece, entrance!, entering++ * STAGGER, speed);
      longest = Math.max(longest, time);
    }
    for (const { counter, change, box } of counted) longest = Math.max(longest, this.#count(counter, change, box, speed));
    return longest;
  }

  /** The pieces that are elsewhere now (`from` is where they were), and those that come in or show another face. */
  #changes(root: Element): Change[] {
    const grounds: Grounds = new Map();
    return pieces(root).flatMap((piece): Change[] => {
      const before = this.#before.get(piece.dataset['piece']!);
      const to = placeFor(piece, root, before?.place?.ground);
      if (before && moved(before.box, to) && !stayed(before, placeOf(piece, piece.getBoundingClientRect(), grounds)))
        return [{ piece, from: (!bodyOf(piece) && before.body) || before.box, to }];
      const entrance = ENTRANCES[(piece.dataset['enter'] ?? '') as Entrance];
      const comes = entrance && (!before || before.key !== (piece.dataset['key'] ?? ''));
      return comes ? [{ piece, to, entrance }] : [];
    });
  }

  /** The counters in sight that show another number now. */
  #counted(root: Element): { counter: HTMLElement; change: number; box: DOMRect }[] {
    return [...root.querySelectorAll<HTMLElement>('[data-count]')].flatMap((counter, place) => {
      const before = this.#counts.get(counterKey(counter, place));
      const change = Number(counter.dataset['count']) - (before ?? NaN);
      const box = counter.getBoundingClientRect();
      return change && box.width > 0 ? [{ counter, change, box }] : [];
    });
  }

  /** Where a piece was before the position changed. */
  was(piece: string): DOMRect | null {
    const before = this.#before.get(piece);
    return before?.body ?? before?.box ?? null;
  }

  /** Jump to the end. */
  finish(): void {
    for (const animation of this.#running.splice(0)) animation.finish();
  }

  get moving(): boolean {
    return this.#running.some((animation) => animation.playState === 'running');
  }

  #start(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { fill: 'backwards', ...options });
    this.#running.push(animation);
    return animation;
  }

  #enter(piece: HTMLElement, entrance: { ms: number; frames: Keyframe[] }, delay: number, speed: number): number {
    if (speed === 0) {
      piece.dataset['changed'] = '';
      return 0;
    }
    const duration = entrance.ms * speed;
    this.#start(piece, entrance.frames, { duration, delay: delay * speed, easing: 'cubic-bezier(.2,.8,.2,1)' });
    return duration + delay * speed;
  }

  #fly(piece: HTMLElement, from: DOMRect, to: DOMRect, speed: number): number {
    if (speed === 0) {
      piece.dataset['changed'] = '';
      return 0;
    }
    const [dx, dy] = [centre(from).x - centre(to).x, centre(from).y - centre(to).y];
    const lift = Math.min(60, Math.hypot(dx, dy) * 0.18);
    const frames: Keyframe[] = [
      { translate: `${dx}px ${dy}px`, scale: to.width ? from.width / to.width || 1 : 1 },
      { translate: `${dx / 2}px ${dy / 2 - lift}px`, scale: 1.12, offset: 0.5 },
      { translate: '0px 0px', scale: 1 },
    ];
    const duration = (Number(piece.dataset['fly']) || FLY) * speed;
    const flyer = piece instanceof HTMLElement ? double(piece, to) : null;
    const animation = this.#start(flyer ?? piece, frames, { duration, easing: 'cubic-bezier(.3,.1,.2,1)' });
    if (flyer) {
      piece.style.visibility = 'hidden';
      animation.addEventListener('finish', () => {
        flyer.remove();
        piece.style.visibility = '';
      });
    }
    return duration;
  }

  /** "+2" rises from every counter that went up, "-1" from those that went down. */
  #count(counter: HTMLElement, change: number, box: DOMRect, speed: number): number {
    if (speed === 0) {
      counter.dataset['changed'] = '';
      return 0;
    }
    const note = document.createElement('span');
    note.className = `gain ${change > 0 ? 'up' : 'down'}`;
    note.textContent = change > 0 ? `+${change}` : `\u2212${-change}`;
    // Above its number: beside it there may be another one, or another's board.
    note.style.left = `${centre(box).x}px`;
    note.style.top = `${box.top - 4}px`;
    document.body.append(note);
    const duration = 900 * speed;
    const animation = this.#start(
      note,
      [
        { translate: '-50% 0', opacity: 0 },
        { opacity: 1, offset: 0.25 },
        { translate: '-50% -22px', opacity: 0 },
      ],
      { duration },
    );
    animation.addEventListener('finish', () => note.remove());
    return duration * 0.4;
  }
}

const counterKey = (counter: HTMLElement, place: number): string => counter.dataset['counter'] ?? String(place);

function countsIn(root: Element): Map<string, number> {
  const counters = [...root.querySelectorAll<HTMLElement>('[data-count]')];
  return new Map(counters.map((counter, place) => [counterKey(counter, place), Number(counter.dataset['count'])]));
}

export const centre = (box: DOMRect): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

const moved = (from: DOMRect, to: DOMRect): boolean =>
  from.width > 0 && to.width > 0 && Math.hypot(centre(from).x - centre(to).x, centre(from).y - centre(to).y) > NEAR;

/** The surfaces that were measured already: many pieces stand on each. */
type Grounds = Map<Element, DOMRect>;

/** Where a piece stands on its surface (`data-ground`), if it has one. */
function placeOf(piece: Element, here: DOMRect, grounds: Grounds): Place | null {
  const ground = piece.closest<HTMLElement>('[data-ground]');
  if (!ground) return null;
  const surface = grounds.get(ground) ?? ground.getBoundingClientRect();
  grounds.set(ground, surface);
  return { ground: ground.dataset['ground']!, x: here.left - surface.left, y: here.top - surface.top, width: surface.width };
}

/** Where a piece goes: to its own place, or to the counter (`data-instead`) that tells of it where its place is not drawn. */
function placeFor(piece: HTMLElement, root: Element, from: string | undefined): DOMRect {
  const box = piece.getBoundingClientRect();
  const { instead } = piece.dataset;
  const comes = piece.closest<HTMLElement>('[data-ground]')?.dataset['ground'] !== from;
  const counter = box.width === 0 && comes && instead ? root.querySelector(`[data-counter="${instead}"]`) : null;
  if (!counter) return box;
  const { x, y } = centre(counter.getBoundingClientRect());
  return new DOMRect(x - SMALL / 2, y - SMALL / 2, SMALL, SMALL);
}

/** Only the surface has moved or changed its size, with the piece on it: drawn larger, as maps are, or made longer. */
function stayed({ place: was }: Before, now: Place | null): boolean {
  if (!was || !now || now.ground !== was.ground) return false;
  const scale = was.width / now.width;
  return Math.hypot(now.x - was.x, now.y - was.y) < NEAR || Math.hypot(now.x * scale - was.x, now.y * scale - was.y) < was.width * 0.03;
}

/** A copy above everything, so that no panel clips it on its way. */
function double(piece: HTMLElement, box: DOMRect): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-piece');
  copy.querySelectorAll('[data-pick],[data-piece]').forEach((inner) => {
    inner.removeAttribute('data-pick');
    inner.removeAttribute('data-piece');
  });
  copy.removeAttribute('data-pick');
  copy.setAttribute('aria-hidden', 'true');
  copy.classList.add('flyer');
  Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  document.body.append(copy);
  return copy;
}
