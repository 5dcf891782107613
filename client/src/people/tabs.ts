// The tabs of the page "People", in their order. A tab is one line here and the text `people-tab-NAME`.
import type { Component } from 'svelte';

export interface PeopleTab {
  name: string;
  icon: string;
  /** the texts it needs beside those of the page */
  part?: string;
  load: () => Promise<{ default: Component }>;
}

export const TABS: readonly PeopleTab[] = [
  { name: 'friends', icon: 'm-people', load: () => import('./Friends.svelte') },
  { name: 'ranking', icon: 'm-up', part: 'rating/', load: () => import('./Ranking.svelte') },
  { name: 'events', icon: 'm-cup', part: 'events/', load: () => import('../events/Events.svelte') },
];
