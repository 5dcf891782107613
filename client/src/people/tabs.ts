// The tabs of the page "People", in their order. A tab is one line here and the text `people-tab-NAME`.
import type { Component } from 'svelte';

export interface PeopleTab {
  name: string;
  icon: string;
  /** the texts it needs beside those of the page */
  parts?: string[];
  load: () => Promise<{ default: Component }>;
}

export const TABS: readonly PeopleTab[] = [
  { name: 'friends', icon: 'm-people', load: () => import('./Friends.svelte') },
  { name: 'ranking', icon: 'm-up', parts: ['rating/'], load: () => import('./Ranking.svelte') },
  { name: 'events', icon: 'm-cup', parts: ['events/', 'clubs/'], load: () => import('../events/Events.svelte') },
];
/** drawn if the server has a club that the viewer may see */
export const CLUBS: PeopleTab = {
  name: 'clubs',
  icon: 'm-home',
  parts: ['clubs/'],
  load: () => import('../clubs/Clubs.svelte'),
};
