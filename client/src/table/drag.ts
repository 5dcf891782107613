// Dragging is a shortcut for two picks: what is moved (`data-drag` is its id), and the place where it is dropped.
import { tick } from 'svelte';

const SLACK = 8;

interface Drag {
  piece: HTMLElement;
  id: string;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

/** What the board does with a piece that is dragged. */
export interface Hands {
  /** take it up, without sending anything; false if it leads nowhere */
  hold: (id: string) => boolean;
  /** put it down on a place; false if it cannot lie there */
  drop: (id: string) => boolean;
  /** it was put down nowhere */
  back: () => void;
}

/** Let the pieces inside an element be dragged. */
export function dragging(root: HTMLElement, { hold, drop, back }: Hands) {
  let drag: Drag | null = null;
  let over: Element | null = null;

  const isPicked = (id: string): boolean => root.querySelector(`[data-pick="${CSS.escape(id)}"][data-picked]`) !== null;
  /** The place under the pointer that may take a piece: lit, or filled in since it was taken up; not where it lies. */
  const placeAt = (event: PointerEvent, piece: HTMLElement): HTMLElement | null => {
    const place = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('.board [data-pick]:is([data-lit], [data-drop], [data-picked])');
    return place && !place.contains(piece) ? place : null;
  };

  function down(event: PointerEvent): void {
    const piece = (event.target as Element).closest<HTMLElement>('[data-drag]');
    const id = piece?.dataset['drag'];
    if (event.button !== 0 || !piece || !id || !root.querySelector('[data-lit]')) return;
    drag = { piece, id, x: event.clientX, y: event.clientY, ghost: null };
  }

  function begin(held: Drag): void {
    if (!isPicked(held.id) && !hold(held.id)) {
      drag = null;
      return;
    }
    // The finger moves: no long press, so the inspect card need not come.
    root.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    const box = held.piece.getBoundingClientRect();
    held.ghost = held.piece.cloneNode(true) as HTMLElement;
    for (const copy of [held.ghost, ...held.ghost.querySelectorAll('*')])
      for (const name of ['data-pick', 'data-drop', 'data-lit', 'data-piece', 'data-info', 'data-drag', 'role', 'tabindex'])
        copy.removeAttribute(name);
    held.ghost.classList.add('flyer');
    Object.assign(held.ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(held.ghost);
  }

  function move(event: PointerEvent): void {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.ghost && Math.hypot(dx, dy) > SLACK) begin(drag);
    if (!drag.ghost) return;
    event.preventDefault();
    drag.ghost.style.translate = `${dx}px ${dy}px`;
    const now = placeAt(event, drag.piece);
    if (now === over) return;
    over?.removeAttribute('data-over');
    now?.setAttribute('data-over', '');
    over = now;
  }

  async function up(event: PointerEvent): Promise<void> {
    const held = drag;
    drag = null;
    over?.removeAttribute('data-over');
    over = null;
    if (!held?.ghost) return;
    held.ghost.remove();
    swallowClick();
    await tick();
    const id = event.type === 'pointerup' ? placeAt(event, held.piece)?.dataset['pick'] : undefined;
    // Enter is to confirm the drop, not to pick the die again.
    held.piece.blur();
    if (id !== undefined && id !== held.id && drop(id)) return;
    if (isPicked(held.id)) back();
  }

  const stop = (event: PointerEvent): void => {
    // Our own signal to the inspect card comes by here too.
    if (event.isTrusted || event.type === 'pointerup') void up(event);
  };

  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
  return {
    destroy(): void {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', stop);
      removeEventListener('pointercancel', stop);
      drag?.ghost?.remove();
    },
  };
}

/** The click that follows a drop is not a pick of its own. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
