// Invitations that this device was given: a private table is there for whoever has one.
import { Kept } from './kept';

const tokens = new Kept<string>('starhold-invites', 50);

export const inviteTo = (table: string): string => tokens.of(table) ?? '';
export const keepInvite = (table: string, token: string): void => tokens.keep(table, token);

/** An address that others can open, even if the table is private. */
export const withInvite = (address: string, token: string): string =>
  token ? `${address}${address.includes('?') ? '&' : '?'}invite=${encodeURIComponent(token)}` : address;
