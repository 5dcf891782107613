// Tips of the coach at ordinary tables: once for each kind of decision and person, and off by one setting.
const KEY = 'starhold-tips';

interface Kept {
  on: boolean;
  seen: string[];
}

function stored(): Kept {
  try {
    return { on: true, seen: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { on: true, seen: [] };
  }
}

class Tips {
  #kept = $state.raw(stored());

  get on(): boolean {
    return this.#kept.on;
  }

  set on(on: boolean) {
    this.#keep({ ...this.#kept, on });
  }

  /** how many were read so far */
  get seen(): number {
    return this.#kept.seen.length;
  }

  isNew(tip: string): boolean {
    return this.#kept.on && !this.#kept.seen.includes(tip);
  }

  /** It was read; it never comes again, at no table. */
  see(tip: string): void {
    if (!this.#kept.seen.includes(tip)) this.#keep({ ...this.#kept, seen: [...this.#kept.seen, tip] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const tips = new Tips();
