// How much of each table's log was seen on this device, so that the rest can be shown as new.
import { Kept } from '../app/kept';

const lines = new Kept<number>('starhold-seen', 50);

export const lastSeen = (table: string): number | undefined => lines.of(table);
export const keepSeen = (table: string, seen: number): void => lines.keep(table, seen);
