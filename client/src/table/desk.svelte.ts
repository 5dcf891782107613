// Where the desk's answers stand: in the desk, or on a stage that the board opens for one decision (a war).

class Desk {
  /** the element of the board that holds the answers; null: the desk itself does */
  stage = $state.raw<HTMLElement | null>(null);
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
