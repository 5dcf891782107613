// Hints: the best moves that the server names when it is asked, as long as the decision is still the same.
import type { HintInfo, Outlook } from '../wire/wire';
import { api } from '../app/api';
import { inWords } from '../app/errors';
import type { Play } from './play.svelte';

export class HintModel {
  readonly #play: Play;
  #found = $state.raw<readonly HintInfo[]>([]);
  /** what others are likely to do, and whether win chances at such a table were ever measured */
  outlook = $state.raw<Outlook | null>(null);
  measured = $state(true);
  /** lowered, so that the board can be seen */
  low = $state(false);
  /** the decision that they are for */
  #of = $state('');
  /** which of them is shown on the board */
  focus = $state(0);
  busy = $state(false);
  trouble = $state('');

  readonly #decision = $derived.by(() => [this.#play.seat, ...this.#play.choices.map((choice) => choice.action)].join(' '));
  readonly shown = $derived.by(() => (this.#of === this.#decision ? this.#found : []));
  /** the board elements of the hint that is looked at, each with its place among the hints */
  readonly picks = $derived.by(() => new Map(this.path.flat().map((pick) => [pick, String(this.focus + 1)])));
  /** the same in order, step by step: its way over the board */
  readonly path = $derived.by(() => {
    const hint = this.shown[this.focus];
    return hint ? [hint.choice, ...hint.then].map((choice) => choice.picks) : [];
  });

  constructor(play: Play) {
    this.#play = play;
  }

  get allowed(): boolean {
    // A hint may speak of what only the seat knows.
    return this.#play.position?.eyes !== 'covered' && (this.#play.link.table?.hints ?? false);
  }

  async ask(): Promise<void> {
    const decision = this.#decision;
    this.busy = true;
    this.trouble = '';
    try {
      const found = await api.hint(this.#play.link.id, this.#play.seat);
      this.#found = found.hints;
      this.outlook = found.outlook;
      this.measured = found.measured;
      this.low = false;
      this.#of = decision;
      this.focus = 0;
    } catch (error) {
      this.trouble = inWords(error);
    } finally {
      this.busy = false;
    }
  }

  hide(): void {
    this.#found = [];
    this.trouble = '';
  }
}
