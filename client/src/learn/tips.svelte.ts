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

/** The turn that has its tip, which one, and whether it is over. */
interface Shown {
  turn: string;
  tip: string;
  over: boolean;
}

class Tips {
  #kept = $state.raw(stored());
  /** one a turn: kept here, since others may answer in the middle of a turn */
  last = $state.raw<Shown>();

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

  /** It is over for this turn: closed, or a move went out, which ends it also where it hid while that was picked. */
  end(): void {
    if (!this.last || this.last.over) return;
    this.last = { ...this.last, over: true };
    this.see(this.last.tip);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const tips = new Tips();
