// Which edition this is: the server's, or the one that plays on the device alone. The site's index.html says so.

import type { DeviceFiles } from '../wire/wire';

const meta = document.querySelector<HTMLMetaElement>('meta[name="starhold-edition"]');

/** the page has no server: its tables are in a worker */
export const onDevice = meta?.content === 'device';
/** what the worker unpacks: the package and what it needs, named by its content */
export const bundle = meta?.dataset['bundle'] ?? '';
/** the compiled engine, where the site has one */
export const engine = meta?.dataset['engine'] ?? '';
/** where our own files are: a server's pages have deep addresses, maybe below a path (this file is in assets/ there); a site's has one */
export const root = onDevice ? './' : import.meta.env.DEV ? '/' : new URL(import.meta.url.replace(/assets\/[^/]*$/, '')).pathname;
/** what comes before the address of a page: the path that the server is below, or nothing */
export const base = onDevice ? '' : root.slice(0, -1);
/** what links for others begin with */
export const ownOrigin = location.origin + base;

// What plays on this device beside a server: what it loads, and the ids of its tables. Kept in the browser, so that a page that is loaded again knows whom to ask.
export interface Beside extends DeviceFiles {
  tables: string[];
}

const KEY = 'starhold-device';

export function keptBeside(): Beside | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Beside | null;
  } catch {
    return null;
  }
}

export const keepBeside = (kept: Beside): void => localStorage.setItem(KEY, JSON.stringify(kept));
export const forgetBeside = (): void => localStorage.removeItem(KEY);
