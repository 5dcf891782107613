// What lies over the board (a rival's things in full) has the keyboard, and Escape closes it wherever the focus went since.

/** Attach to it; a drawer or a note above it is closed first. */
export function over(close: () => void): (panel: HTMLElement) => () => void {
  return (panel) => {
    panel.focus();
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('.drawer, .inspect')) return;
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', key, true);
    return () => removeEventListener('keydown', key, true);
  };
}
