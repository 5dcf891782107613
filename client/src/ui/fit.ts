// Sizes from the room there is. Container units would do the same, but the browser then works out styles
// in the middle of every layout, which took longer than all else on a full table.

interface Shape {
  /** width by height */
  ratio?: number;
  /** never wider than so many pixels */
  most?: number;
}

/** An action: the element becomes as wide as its parent has room for, in its own shape; `--wide` has the number for drawings in it
    whose letters do not shrink with them. */
export function fit(element: HTMLElement, { ratio = 1, most = Infinity }: Shape): { destroy: () => void } {
  const observer = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    const wide = Math.min(width, height * ratio, most);
    element.style.width = `${wide}px`;
    element.style.setProperty('--wide', String(wide));
  });
  observer.observe(element.parentElement!);
  return { destroy: () => observer.disconnect() };
}
