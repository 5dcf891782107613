// Dragging a die is a shortcut for two picks: the die, and the place where it is dropped.
import { tick } from 'svelte';

const SLACK = 8;

interface Drag {
  die: HTMLElement;
  id: string;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

/** Let lit dice inside an element be dragged; `pick` is the board's. */
export function dragging(root: HTMLElement, pick: (id: string) => void) {
  let drag: Drag | null = null;
  let over: Element | null = null;

  const litAt = (event: PointerEvent): HTMLElement | null =>
    document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('.board [data-pick][data-lit]') ?? null;

  function down(event: PointerEvent): void {
    const die = (event.target as Element).closest<HTMLElement>('[data-die]');
    const id = die?.dataset['pick'];
    if (event.button !== 0 || !die || !id) return;
    drag = { die, id, x: event.clientX, y: event.clientY, ghost: null };
  }

  function begin(held: Drag): void {
    if (!('picked' in held.die.dataset)) pick(held.id);
    // The finger moves: no long press, so the inspect card need not come.
    root.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    const box = held.die.getBoundingClientRect();
    held.ghost = held.die.cloneNode(true) as HTMLElement;
    for (const name of ['data-pick', 'data-lit', 'data-piece', 'data-info']) held.ghost.removeAttribute(name);
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
    const now = litAt(event);
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
    const id = event.type === 'pointerup' ? litAt(event)?.dataset['pick'] : undefined;
    // Enter is to confirm the drop, not to pick the die again.
    held.die.blur();
    if (id !== undefined && id !== held.id) pick(id);
    else if ('picked' in held.die.dataset) pick(held.id);
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
