// Where the desk's answers stand: in the desk, or on a stage that the board opens for one decision (a war). And where a
// board's own panel stands: in the free room of the desk, so that the board keeps its size.

import { text } from '../ui/text.svelte';

/** What kind of question it is, where it is not simply the own turn: the message id. */
export function chipOf(game = '', step = ''): string {
  const own = `${game}-ui-chip-${step}`;
  return text.has(own) ? own : 'ui-your-turn';
}

class Desk {
  /** the element of the board that holds the answers; null: the desk itself does */
  stage = $state.raw<HTMLElement | null>(null);
  /** the free room of the desk; null: there is no desk */
  room = $state.raw<HTMLElement | null>(null);
}
export const desk = new Desk();

/** Attach to the element of a board that is to hold the answers while it is there. */
export function stage(place: HTMLElement): () => void {
  desk.stage = place;
  return () => {
    if (desk.stage === place) desk.stage = null;
  };
}

/** Attach to the answers: they move to the stage and back. */
export function staged(answers: HTMLElement): () => void {
  const home = answers.parentElement!;
  $effect(() => (desk.stage ?? home).append(answers));
  return () => answers.remove();
}

/** Attach to the free room of the desk: the table has `data-panel` while a panel stands in it. */
export function room(place: HTMLElement): () => void {
  desk.room = place;
  const table = place.closest('.tablepage');
  const changes = new MutationObserver(() => table?.toggleAttribute('data-panel', place.hasChildNodes()));
  changes.observe(place, { childList: true });
  return () => {
    changes.disconnect();
    table?.removeAttribute('data-panel');
    if (desk.room === place) desk.room = null;
  };
}

/** Attach to a board's panel that belongs into the desk: it stands there for as long as it is there. */
export function inDesk(panel: HTMLElement): () => void {
  const home = panel.parentElement!;
  $effect(() => (desk.room ?? home).append(panel));
  return () => panel.remove();
}
