// Rules with :has() on an element are looked at anew with every change below it, and all that such rules speak
// of is styled again: high up on a page that is all of it, whatever has changed.

/** An action: the parent of the element carries `data-NAME` as long as the element is there. */
export function there(element: HTMLElement, name: string): { destroy: () => void } {
  const parent = element.parentElement!;
  parent.dataset[name] = '';
  return { destroy: () => void delete parent.dataset[name] };
}
