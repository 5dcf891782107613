// One device for several players: whose table is on its screen, and who has confirmed to be alone with it. The table is
// public: what everybody may see is decided in front of all. The rest is sent, and drawn, for whoever has just said that
// nobody else looks; docs/protocol.md, "Shared devices".
import type { Play } from './play.svelte';

/** Somebody who is alone with the device: for a decision, or only for a look. */
interface Alone {
  seat: number;
  /** `Position.secret` when it was confirmed: for what is secret later it has to be confirmed again */
  secret: number;
  deciding: boolean;
}

export class SharedDevice {
  #play: Play;
  #confirmed = $state.raw<Alone | null>(null);
  /** who was alone last: the device goes to another one first, so that nobody is asked twice in a row */
  #last = $state<number | null>(null);
  #peeks = $state<number | null>(null);

  readonly #position = $derived.by(() => (this.#play.link.table?.status === 'running' ? this.#play.position : null));
  /** the seats that people here play */
  readonly #people = $derived.by(() =>
    this.#play.mine.filter((seat) => !this.#play.seats[seat]?.held && !this.#play.seats[seat]?.resigned),
  );
  readonly shared = $derived(this.#people.length > 1);
  /** those of them who owe a decision */
  readonly #asked = $derived.by(() => this.#people.filter((seat) => this.#position?.waiting.includes(seat)));
  /** who is alone with the device */
  readonly alone = $derived.by((): number | null => {
    const [who, now] = [this.#confirmed, this.#position];
    if (!who || !now || !this.shared || who.secret !== now.secret) return null;
    const done = who.deciding && !this.#asked.includes(who.seat);
    return done || (this.#asked.length > 0 && !this.#asked.includes(who.seat)) ? null : who.seat;
  });
  /** who is to decide next: the one who looks, if they owe something */
  readonly #next = $derived.by((): number | null => {
    const [asked, seat] = [this.#asked, this.#play.seat];
    if (!this.shared || asked.length === 0) return null;
    if (this.alone !== null) return this.alone;
    const sealed = this.#position?.sealed === true;
    if (seat !== null && asked.includes(seat) && !(sealed && seat === this.#last)) return seat;
    return (sealed ? asked.find((one) => one !== this.#last) : undefined) ?? asked[0]!;
  });
  /** for whom the screen is covered, until they say that nobody else looks */
  readonly passTo = $derived.by((): number | null => {
    const now = this.#position;
    if (!this.shared || !now) return null;
    if (this.#peeks !== null && (this.#next === null || this.#next === this.#peeks)) return this.#peeks;
    if (this.#next === null || !now.sealed) return null;
    return now.seat === this.#next && now.eyes === 'own' && this.alone === this.#next ? null : this.#next;
  });
  /** is the cover there because somebody wants to look, and may be taken away again? */
  readonly optional = $derived(this.#peeks !== null && this.passTo === this.#peeks);
  /** does the seat know more than is shown? */
  readonly hides = $derived(this.shared && this.passTo === null && this.#position?.eyes === 'covered');
  /** whose table it should be, and how much of it */
  readonly #wanted = $derived.by((): readonly [seat: number, openly: boolean, secret: number] | null => {
    const now = this.#position;
    if (!now || this.#play.mine.length < 2 || this.#people.length === 0) return null;
    if (!this.shared) return [this.#people[0]!, false, now.secret];
    const seat = this.passTo ?? this.#next ?? this.alone ?? now.seat ?? this.#people[0]!;
    const openly = this.alone !== seat;
    return [seat, openly, openly ? 0 : now.secret];
  });

  constructor(play: Play) {
    this.#play = play;
    const wanted = $derived(JSON.stringify(this.#wanted));
    $effect(() => {
      const found = JSON.parse(wanted) as [number, boolean, number] | null;
      if (found) this.#play.link.look(...found);
    });
    $effect(() => {
      // Who was alone once has to say so again.
      if (this.#confirmed && this.#position && this.alone === null) this.#confirmed = null;
    });
  }

  /** Whoever the screen is covered for says that nobody else looks. */
  confirm(): void {
    const [seat, now] = [this.passTo, this.#position];
    if (seat === null || !now) return;
    this.#confirmed = { seat, secret: now.secret, deciding: now.waiting.includes(seat) };
    this.#last = seat;
    this.#peeks = null;
  }

  /** Who looks wants to see what the others may not. */
  peek(): void {
    this.#peeks = this.#play.seat;
  }

  /** The others may look again. */
  hide(): void {
    this.#peeks = null;
    this.#confirmed = null;
  }
}
