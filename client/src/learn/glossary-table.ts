// Where on the table a word of the game is to be seen: its folder says so.
import { WORDS } from '../games/words';

const RING = 2000;

function place(word: string): HTMLElement | null {
  const selector = WORDS[word];
  const found = selector ? document.querySelector<HTMLElement>(`.board ${selector}`) : null;
  return found && found.getBoundingClientRect().width > 0 ? found : null;
}

/** Is it on the table that is on the screen? */
export const seen = (word: string): boolean => place(word) !== null;

/** A ring round it for two seconds. */
export function showOnTable(word: string): void {
  const found = place(word);
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  found?.setAttribute('data-shown', '');
  setTimeout(() => found?.removeAttribute('data-shown'), RING);
}
