// How lines show the words of their game: that comes with the coach or the rule book, and not with every table.
import type { Component } from 'svelte';

class Terms {
  /** what shows a text whose words can be tapped, once it is there */
  shown = $state.raw<Component<{ words: string; game?: string }> | null>(null);
}

export const terms = new Terms();
