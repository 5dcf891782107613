// Addresses: /, /profile, /daily, /cast/GAME, /howto/GAME, /table/ID, /join/ID/TOKEN, /replay/ID?ply=N, /review/ID?ply=N (with ?invite=TOKEN for private tables), /learn, /learn/GAME/LESSON, /rules/GAME, /puzzles/GAME/ID, /turns, /people?tab=NAME, /event/ID/TOKEN, /club/ID/TOKEN, /player/NAME, /account (?recover=TOKEN), /settings, /check.

import { base, onDevice, root } from './edition';
import { keepInvite } from './invites';

export interface PageAddress {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

/** The address of the page; a site that any web space serves has it behind the hash. */
const address = (): URL => (onDevice ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href));
const shown = (target: string): string => (onDevice ? '#' : base) + target;
/** The address of ours that a link has: as it is written, or as it is shown. */
const meant = (href: string): string => (onDevice ? href.replace(/^#/, '') : href.startsWith(root) ? href.slice(base.length) : href);

function here(): PageAddress {
  const { pathname, searchParams: query } = address();
  const [page = '', ...parts] = pathname.slice(base.length).split('/').filter(Boolean).map(decodeURIComponent);
  // An invitation in the address is kept: it opens the table's other pages as well.
  const [table, token = query.get('invite')] = parts;
  if (table && token && ['join', 'table', 'replay', 'review'].includes(page)) keepInvite(table, token);
  return { page, parts, query };
}

const ownLink = (event: Event): Element | null => (event.target as Element).closest?.('a[href^="/"], a[href^="#/"]') ?? null;

class Router {
  route = $state.raw<PageAddress>(here());

  /** Answer to the back button and to clicks on our own links. */
  listen(): void {
    // The page waits for the device's part: since this file was loaded, the address may have changed.
    this.route = here();
    addEventListener('popstate', () => (this.route = here()));
    addEventListener('hashchange', () => onDevice && (this.route = here()));
    document.addEventListener('click', (event) => {
      const link = ownLink(event);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !plain || event.defaultPrevented || link.hasAttribute('download') || link.getAttribute('target')) return;
      event.preventDefault();
      this.go(meant(link.getAttribute('href')!));
    });
    // A link that the browser opens, here or in another tab, has to work there: a site has one page, a server may be below a path.
    if (onDevice || base) {
      for (const touch of ['pointerdown', 'focusin', 'contextmenu', 'click']) {
        document.addEventListener(
          touch,
          (event) => {
            const link = ownLink(event);
            if (link) link.setAttribute('href', shown(meant(link.getAttribute('href')!)));
          },
          true,
        );
      }
    }
  }

  go(target: string): void {
    history.pushState(null, '', shown(target));
    this.route = here();
    scrollTo(0, 0);
  }

  /** Show another address of the page that is open: nothing is opened again. */
  note(target: string): void {
    history.replaceState(null, '', shown(target));
  }

  /** Change the address without a new entry in the history. */
  replace(target: string): void {
    history.replaceState(null, '', shown(target));
    this.route = here();
  }
}

export const router = new Router();
