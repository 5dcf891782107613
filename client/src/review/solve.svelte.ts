// A position in the place of a table: one decision is asked for, and the answer is judged. Nothing goes on from there.
import type { Judged } from '../wire/review';
import type { ChatLine, Choice, Position, Problem, Prompt, PuzzleTable, TableInfo, WhyNot } from '../wire/wire';
import { Refused } from '../app/api';
import type { Hearing, Sent, TableLink } from '../table/link.svelte';

/** The question of a decision that is asked for once more. */
export const QUESTION: Prompt = { step: '', line: { key: 'try-question', words: {} }, rule: '', shape: [] };

/** A moment of the past in which something can be done again. */
export const asked = (then: Position, choices: readonly Choice[], prompt: Prompt = QUESTION): Position => ({
  ...then,
  prompt: prompt === QUESTION ? prompt : single(prompt),
  choices: [...choices],
});

/** The question of one decision alone: what would be chosen in several, as a set, is chosen one by one; no answer is expected. */
const single = (prompt: Prompt): Prompt => ({
  ...prompt,
  shape: prompt.shape.filter(({ type }) => type !== 'subset').map((part) => (part.type === 'answers' ? { ...part, ready: false } : part)),
});

/** A puzzle as the position of its seat: nothing went before it. */
export const positionOf = ({ info, seat, view, prompt, choices }: PuzzleTable): Position => ({
  type: 'position',
  table: info.id,
  version: 0,
  seat,
  view,
  waiting: [seat],
  over: false,
  sealed: false,
  secret: 0,
  eyes: 'own',
  prompt: single(prompt),
  choices,
  log: [],
  log_start: 0,
  undo: { free: false, blocked: null, ask: [], asked_by: null, agreed: [], to_answer: false, back: [] },
  clock: { plan: { kind: 'none' }, left: [], running: [], at: 0, still: [] },
  scores: [],
  ranks: [],
});

export class SolveLink implements TableLink {
  readonly chat: ChatLine[] = [];
  down = $state(false);
  readonly retryIn = 0;
  readonly crowded = false;
  readonly outdated = false;
  readonly closed = false;
  pending = $state.raw<Sent[]>([]);
  /** what the last answer was worth */
  judged = $state.raw<Judged | null>(null);
  /** how many answers were given */
  tries = $state(0);
  /** the best move is being carried out, or was */
  carried = $state(false);

  constructor(
    readonly table: TableInfo,
    readonly position: Position,
    private hearing: Hearing,
    private judge: (action: number) => Promise<Judged>,
    /** an answer has come: nothing is picked any more */
    private answered: () => void,
  ) {}

  get id(): string {
    return this.table.id;
  }

  open(): void {
    this.hearing.position(this.position);
  }
  close(): void {}
  keepFrom(): void {}
  look(): void {}
  plans(): void {}

  send(message: Sent): void {
    if (message.type !== 'move') return;
    this.pending = [message];
    void this.#answer(message.action, message.client);
  }

  /** Ask for the best move without an answer of one's own. */
  async reveal(): Promise<void> {
    const [first] = this.position.choices;
    if (this.judged === null && first) this.judged = await this.judge(first.action);
  }

  /** Another try: the last answer is forgotten. */
  again(): void {
    this.judged = null;
  }

  /** Show the table as it was, then as it is after the best move. */
  carryOut(): void {
    const after = this.judged?.after;
    if (after === undefined || after === null) return;
    this.hearing.position({ ...this.position, choices: [], prompt: null });
    this.carried = true;
    setTimeout(
      () =>
        this.hearing.position({
          ...this.position,
          version: this.position.version + 1,
          view: after,
          waiting: [],
          choices: [],
          prompt: null,
        }),
      700,
    );
  }

  async #answer(action: number, client: string): Promise<void> {
    try {
      this.judged = await this.judge(action);
      this.tries += 1;
      this.down = false;
      this.pending = [];
      this.hearing.position(this.position);
      this.answered();
    } catch (error) {
      this.pending = [];
      if (error instanceof Refused) this.hearing.problem({ ...error.problem, client } as Problem);
      else {
        this.down = true;
        this.hearing.position(this.position);
      }
    }
  }

  /** Nobody keeps such a position, so nobody can be asked. */
  why(): Promise<WhyNot> {
    return Promise.reject(new Error('not known'));
  }
}
