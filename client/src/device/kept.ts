// The device's rows in IndexedDB: one store of bytes by key. A change is kept when its transaction is complete.

const NAME = 'starhold';
const ROWS = 'rows';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(ROWS);
  return settled(request);
}

export class Rows {
  private constructor(readonly database: IDBDatabase) {}

  static async open(): Promise<Rows> {
    return new Rows(await opened());
  }

  async all(): Promise<{ keys: string[]; values: Uint8Array[] }> {
    const rows = this.database.transaction(ROWS).objectStore(ROWS);
    const [keys, values] = await Promise.all([settled(rows.getAllKeys()), settled(rows.getAll())]);
    return { keys: keys as string[], values: values as Uint8Array[] };
  }

  /** Write values and remove keys without one, all or none. */
  save(keys: readonly string[], values: readonly (Uint8Array | null | undefined)[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      const rows = change.objectStore(ROWS);
      keys.forEach((key, number) => {
        const value = values[number];
        if (value) rows.put(value, key);
        else rows.delete(key);
      });
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error('the storage refused the change'));
    });
  }
}

/** Remove all that is kept here. */
export const forgetAll = (): Promise<unknown> => settled(indexedDB.deleteDatabase(NAME));
