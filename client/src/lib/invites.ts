// Invitations that this device was given: a private table is there for whoever has one.

const KEY = 'starhold-invites';
const KEPT_TABLES = 50;

type Invites = [table: string, token: string][];

function all(): Invites {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Invites;
  } catch {
    return [];
  }
}

export const inviteTo = (table: string): string => all().find(([id]) => id === table)?.[1] ?? '';

export function keepInvite(table: string, token: string): void {
  const others = all().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([[table, token], ...others].slice(0, KEPT_TABLES)));
}

/** An address that others can open, even if the table is private. */
export const withInvite = (address: string, token: string): string =>
  token ? `${address}${address.includes('?') ? '&' : '?'}invite=${encodeURIComponent(token)}` : address;
