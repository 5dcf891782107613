// How much of each table's log was seen on this device, so that the rest can be shown as new.

const KEY = 'starhold-seen';
const KEPT_TABLES = 50;

type Seen = [table: string, lines: number][];

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seen;
  } catch {
    return [];
  }
}

export const lastSeen = (table: string): number | undefined => all().find(([id]) => id === table)?.[1];

export function keepSeen(table: string, lines: number): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, lines], ...others].slice(0, KEPT_TABLES)));
}
