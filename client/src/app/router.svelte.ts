// Addresses: /, /profile, /daily, /howto/GAME, /table/ID, /join/ID/TOKEN, /replay/ID?ply=N, /review/ID?ply=N (with ?invite=TOKEN for private tables), /learn, /learn/GAME/LESSON, /rules/GAME, /puzzles/GAME/ID, /settings, /check.

import { keepInvite } from './invites';

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

function here(): Route {
  const [page = '', ...parts] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(location.search);
  // An invitation in the address is kept: it opens the table's other pages as well.
  const [table, token = query.get('invite')] = parts;
  if (table && token && ['join', 'table', 'replay', 'review'].includes(page)) keepInvite(table, token);
  return { page, parts, query };
}

class Router {
  route = $state.raw<Route>(here());

  /** Answer to the back button and to clicks on our own links. */
  listen(): void {
    addEventListener('popstate', () => (this.route = here()));
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest?.('a[href^="/"]');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !plain || event.defaultPrevented || link.hasAttribute('download') || link.getAttribute('target')) return;
      event.preventDefault();
      this.go(link.getAttribute('href')!);
    });
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.route = here();
  }
}

export const router = new Router();
