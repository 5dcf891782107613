// Files for the person: made in the page, so that they can be saved with or without a server.
import { api } from './api';

export function saveJson(content: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Save the record of a game that is over. */
export const saveRecord = async (table: string): Promise<void> => saveJson(await api.record(table), `starhold-${table}.json`);
