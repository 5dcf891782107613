// What plays on this device beside a server: the files that it loads, and the ids of its tables. Kept in the browser, so that a page that is loaded again knows whom to ask.

export interface Beside {
  bundle: string;
  engine: string;
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
