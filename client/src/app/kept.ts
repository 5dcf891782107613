// Something kept on this device for each of the tables that were used last.

export class Kept<T> {
  constructor(
    readonly key: string,
    readonly most: number,
  ) {}

  #all(): [table: string, value: T][] {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '[]') as [string, T][];
    } catch {
      return [];
    }
  }

  of(table: string): T | undefined {
    return this.#all().find(([id]) => id === table)?.[1];
  }

  keep(table: string, value: T): void {
    const others = this.#all().filter(([id]) => id !== table);
    localStorage.setItem(this.key, JSON.stringify([[table, value], ...others].slice(0, this.most)));
  }
}
