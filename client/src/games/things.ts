// Things with a picture of their own. A message id is put together here, and never taken apart again.

export interface Thing<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
}

export class Things<Kind extends string> {
  readonly #known = new Map<string, Thing<Kind>>();

  constructor(readonly game: string) {}

  /** The message id of a thing; from now on the thing is found by it. Some kinds go by several sorts of ids. */
  key(kind: Kind, id: string, sort: string = kind): string {
    const key = `${this.game}-${sort}-${id}`;
    if (!this.#known.has(key)) this.#known.set(key, { kind, id });
    return key;
  }

  /** What a message id speaks of, if it is a thing with a picture. */
  of(key: string): Thing<Kind> | undefined {
    return this.#known.get(key);
  }
}
