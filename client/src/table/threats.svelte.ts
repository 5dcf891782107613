// What others can do in answer to each own choice, as the rules tell; only where hints are allowed.
import { api } from '../app/api';
import type { Threat } from '../wire/wire';
import type { Play } from './play.svelte';

const NONE: readonly Threat[] = [];
/** The question is on the screen first, and who answers it within so many ms doesn't ask. */
const LATER = 150;

export class ThreatMarks {
  #known = $state.raw<readonly Threat[]>(NONE);
  #asked = -1;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(private play: Play) {}

  /** Whenever a question is new: ask what the answers to it bring to others. */
  look(): void {
    const { position, myTurn, seat, link } = this.play;
    const asks = position && myTurn && seat !== null && link.table?.hints ? position.version : -1;
    if (this.#asked === asks) return;
    this.stop();
    this.#asked = asks;
    this.#known = NONE;
    if (asks >= 0) this.#asking = setTimeout(() => void this.#ask(link.id, seat!), LATER);
  }

  /** Nothing is asked any more: the player goes. */
  stop(): void {
    clearTimeout(this.#asking);
  }

  async #ask(table: string, seat: number): Promise<void> {
    const found = await api.threats(table, seat).catch(() => null);
    if (found && found.version === this.play.position?.version) this.#known = found.threats;
  }

  /** the threat of what is in hand; with nothing in hand, the biggest of all */
  readonly now = $derived.by((): Threat | null => {
    const { picking, myTurn } = this.play;
    if (!myTurn) return null;
    const first = new Set(picking.routes.map(({ actions }) => actions[0]));
    const some = this.#known.filter(({ action }) => first.has(action));
    const fits = picking.started ? some.filter(() => first.size === 1) : some;
    return fits.reduce<Threat | null>((most, one) => (most && most.points >= one.points ? most : one), null);
  });

  /** Light who threatens on the board. */
  light(root: Element | null): void {
    root?.querySelectorAll('[data-threat]').forEach((element) => element.removeAttribute('data-threat'));
    const { now } = this;
    if (now) root?.querySelectorAll(`[data-seat="${now.seat}"]`).forEach((element) => element.setAttribute('data-threat', ''));
  }
}
