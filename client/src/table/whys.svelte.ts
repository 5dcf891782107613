// Why a grey thing is no choice: the server is asked once for each thing and moment.
import type { Line, WhyNot } from '../wire/wire';
import type { Play } from './play.svelte';
import { text } from '../ui/text.svelte';

export interface Reason {
  line: Line;
  /** the question, to be said after a line that knows nothing more special */
  asked: Line | null;
  /** the position and the picks that it was true for */
  moment: string;
}

/** A reason in the player's language. */
export function inWords(reason: Reason, names: readonly string[]): string {
  const lines = reason.asked ? [reason.line, reason.asked] : [reason.line];
  return lines.map((line) => text.line(line, names)).join(' ');
}

export class Whys {
  readonly #play: Play;
  #answers = new Map<string, Promise<WhyNot>>();
  /** the moment that the answers are for */
  #answersOf = '';
  #told = $state.raw<Reason | null>(null);
  /** the message id of what was tapped on a touch screen, with the moment of the tap */
  #about = $state.raw<{ key: string; moment: string } | null>(null);
  /** of what was told: whether something else was picked since; the same picks do not bring it back */
  #over = false;

  readonly moment = $derived.by(() => [this.#play.seat, this.#play.position?.version, ...this.#play.picking.path].join(' '));

  constructor(play: Play) {
    this.#play = play;
  }

  /** What was told after the last click that led nowhere, as long as nothing has changed since. */
  get told(): Reason | null {
    // Both are read every time, or the page would not notice the next reason.
    const [told, { moment }] = [this.#told, this];
    if (told?.moment !== moment) this.#over = true;
    return this.#over ? null : told;
  }

  /** Does the player owe a decision that the thing has no part in now? */
  isGrey(pick: string): boolean {
    return this.#play.myTurn && !this.#play.picking.leadsTo(pick);
  }

  async of(pick: string): Promise<Reason | null> {
    if (!this.isGrey(pick)) return null;
    const { moment } = this;
    const { line, asked } = await this.#answer(pick);
    return line && { line, asked, moment };
  }

  /** What was tapped and is no target now: the message id of its text; a second tap closes it. */
  get about(): string {
    return this.#about?.moment === this.moment ? this.#about.key : '';
  }

  show(key: string): void {
    this.#about = this.about === key ? null : { key, moment: this.moment };
  }

  async tell(pick: string): Promise<void> {
    const reason = await this.of(pick);
    this.#over = false;
    this.#told = reason;
  }

  hide(): void {
    this.#told = null;
    this.#about = null;
  }

  #answer(pick: string): Promise<WhyNot> {
    if (this.#answersOf !== this.moment) {
      this.#answersOf = this.moment;
      this.#answers.clear();
    }
    let answer = this.#answers.get(pick);
    if (!answer) {
      answer = this.#play.link.why(this.#play.seat, pick, this.#play.picking.path).catch(() => this.#fallback(pick));
      this.#answers.set(pick, answer);
    }
    return answer;
  }

  /** Without an answer at least the question is said again; the server may be asked once more. */
  #fallback(pick: string): WhyNot {
    this.#answers.delete(pick);
    const prompt = this.#play.position?.prompt;
    return { line: prompt ? { key: 'table-why-not-now', words: {} } : null, asked: prompt?.line ?? null, rule: '' };
  }
}
