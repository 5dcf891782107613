// A lesson in the place of a table: the server plays its scenes, and forgets them; where one stands is known here.
import type { ChatLine, LessonAsked, LessonInfo, LessonStep, Position, Problem, TableInfo, WhyNot } from '../wire/wire';
import { api, Refused } from '../app/api';
import { plan } from '../lobby/cast';
import type { Hearing, Sent, TableLink } from '../table/link.svelte';
import { sitting, stage } from '../table/stage';

/** A lesson looks like a table of bots that nobody else sits at. */
function tableOf(lesson: LessonInfo): TableInfo {
  const rivals = lesson.rivals.map((rival, place) => sitting(place + 1, { ...plan(rival), kind: 'bot' }));
  return stage(lesson.id, lesson.game, {}, [sitting(0), ...rivals], 0);
}

/** so long, in milliseconds, what came of the last move can be seen before another scene begins */
const LEAVE = 1200;

export class LessonLink implements TableLink {
  readonly id: string;
  readonly table: TableInfo;
  readonly chat: ChatLine[] = [];
  down = $state(false);
  readonly retryIn = 0;
  readonly outdated = false;
  readonly crowded = false;
  readonly closed = false;
  pending = $state.raw<Sent[]>([]);

  /** the beat that the coach speaks of: the last one, once the board shows what led to it */
  step = $state.raw<LessonStep | null>(null);
  /** the last beat that came */
  #latest: LessonStep | null = null;
  /** the board does not show all of it yet */
  behind = $state(false);
  /** how many moves in a row did not go on */
  misses = $state(0);
  busy = $state(false);
  /** moves that were answered; the same again are meant */
  #refused = '';
  #position: Position | null = null;
  /** what could not be sent, to be tried again */
  #again: Omit<LessonAsked, 'type'> | null = null;

  constructor(
    readonly lesson: LessonInfo,
    private hearing: Hearing,
    /** the last moves did not go on: nothing is picked any more */
    private answered: () => void,
    /** all that was heard is on the screen, and was to be seen for so many milliseconds */
    private shown: (least?: number) => Promise<void>,
  ) {
    this.id = `${lesson.game}/${lesson.id}`;
    this.table = tableOf(lesson);
  }

  open(): void {}
  close(): void {}
  keepFrom(): void {}
  look(): void {}

  /** Begin at a beat. */
  begin(beat: number): Promise<void> {
    this.misses = 0;
    return this.#ask({ beat });
  }

  next(): Promise<void> {
    const step = this.#latest;
    return step && !this.behind ? this.#ask({ beat: step.beat, made: step.made, next: true }) : Promise.resolve();
  }

  /** The coach makes the next move. */
  show(): Promise<void> {
    const step = this.#latest;
    return step && !this.behind && step.show.length > 0
      ? this.#ask({ beat: step.beat, made: step.made, moves: step.show })
      : Promise.resolve();
  }

  send(message: Sent): void {
    const step = this.#latest;
    if (!step || (message.type !== 'move' && message.type !== 'undo')) return;
    this.pending = [message];
    if (message.type === 'undo') {
      const made = step.made.map((moves, place) => (place === step.made.length - 1 ? moves.slice(0, -1) : moves));
      void this.#ask({ beat: step.beat, made });
      return;
    }
    const moves = [message.action, ...(message.then ?? [])];
    void this.#ask({ beat: step.beat, made: step.made, moves, again: this.#refused === moves.join() });
  }

  plans(version: number, seat: number, after: readonly number[]): void {
    const step = this.#latest;
    if (!step || version !== this.#position?.version) return;
    if (after.length === 0) queueMicrotask(() => this.hearing.plans({ type: 'plans', version, seat, after: [], ways: step.ways }));
    else
      void api.lessonPlans(this.id, { beat: step.beat, made: step.made, after: [...after] }).then(
        (plans) => this.hearing.plans(plans),
        () => {},
      );
  }

  why(_seat: number | null, pick: string, after: readonly string[]): Promise<WhyNot> {
    const { beat, made } = this.#latest!;
    return api.lessonWhy(this.id, { beat, made, pick, after: [...after] });
  }

  retry(): Promise<void> {
    return this.#again ? this.#ask(this.#again) : Promise.resolve();
  }

  async #ask(asked: Omit<LessonAsked, 'type'>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#again = asked;
    try {
      const step = await api.lessonStep(this.id, asked);
      this.down = false;
      this.#again = null;
      void this.#hear(step, (asked.moves ?? []).join());
    } catch (error) {
      const client = this.pending[0]?.client ?? 'lesson';
      this.pending = [];
      if (error instanceof Refused) this.hearing.problem({ ...error.problem, client } as Problem);
      else this.down = true;
    } finally {
      this.busy = false;
    }
  }

  /** Show what happened, then let the coach speak of it: it must not tell what the board does not show. */
  async #hear(step: LessonStep, moves: string): Promise<void> {
    if (step.answer) this.misses += 1;
    else if (step.beat !== this.#latest?.beat || moves) this.misses = 0;
    this.#refused = step.answer ? moves : '';
    this.pending = [];
    this.#latest = step;
    this.behind = true;
    for (const position of step.left) this.hearing.position(position);
    if (step.left.length > 0) await this.shown(LEAVE);
    // Meanwhile something else may have been asked for.
    if (this.#latest !== step) return;
    this.#position = step.positions.at(-1)!;
    for (const position of step.positions) this.hearing.position(position);
    if (step.answer) this.answered();
    await this.shown();
    if (this.#latest !== step) return;
    this.step = step;
    this.behind = false;
  }
}
