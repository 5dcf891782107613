// Where on the table a word of the game is to be seen.

const PLACES: Readonly<Record<string, string>> = {
  'word-galaxies-activate': '.tray',
  'word-galaxies-inactive': '.tray .dice',
  'word-galaxies-converter': '.tray .conv',
  'word-galaxies-colony': '.mat .own',
  'word-galaxies-empire': '.mat .emp',
  'word-galaxies-home': '.mat .galaxy',
  'word-galaxies-locked': '.mat .lk',
  'word-galaxies-row': '.planets',
  'word-galaxies-orbit': '.planets .card',
  'word-galaxies-land': '.planets .card',
  'word-galaxies-end-space': '.planets .card',
  'word-kingdoms-shield': '.actions',
  'word-kingdoms-refresh': '.actions',
  'word-kingdoms-bid': '.war',
  'word-kingdoms-home': '.realm .mapbox',
  'word-kingdoms-edge': '.realm .mapbox',
  'word-roll-citizenry': '[data-ground="citizenry"]',
  'word-roll-cup': '[data-ground="cup"]',
  'word-roll-phase': '.strip',
  'word-roll-selector': '.strip',
  'word-roll-dictate': '.strip',
  'word-roll-development': '.stacks',
  'word-roll-world': '.stacks',
  'word-roll-tableau': '.tab',
  'word-roll-square': '.tab',
  'word-roll-pool': '.vpc',
};
const RING = 2000;

function place(word: string): HTMLElement | null {
  const selector = PLACES[word];
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
