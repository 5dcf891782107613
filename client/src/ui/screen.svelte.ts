// What the screen has room for, as boards ask it. Svelte's own MediaQuery does the same in files of its own, of which each costs
// a request and half a kilobyte of headers.

/** Does the screen fit a media query now? */
export class Screen {
  current = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.current = list.matches;
    list.addEventListener('change', () => (this.current = list.matches));
  }
}

/** a desktop, a laptop or a tablet on its side: the board and the rail stand beside each other, and nothing scrolls */
export const roomy = new Screen('(min-width: 1000px) and (min-height: 560px)');
