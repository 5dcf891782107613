// A review as it streams in: the beginning, a moment for each move, the end. Who leaves the page no longer waits for it.
import type { ReviewBegin, ReviewEnd, Moment } from '../wire/review';
import type { Problem } from '../wire/wire';
import { patiently, Refused, refusal } from '../app/api';
import { inviteTo, withInvite } from '../app/invites';
import { transport } from '../app/transport';

type Part = ReviewBegin | Moment | ReviewEnd | Problem;

export class ReviewStream {
  begin = $state.raw<ReviewBegin | null>(null);
  moments = $state.raw<readonly Moment[]>([]);
  end = $state.raw<ReviewEnd | null>(null);
  /** what was refused or failed */
  trouble = $state.raw<unknown>(null);
  #leaving = new AbortController();

  constructor(readonly table: string) {}

  /** Ask for it, or once more after a failure. */
  async open(): Promise<void> {
    this.begin = this.end = this.trouble = null;
    this.moments = [];
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    try {
      const address = withInvite(`/api/tables/${encodeURIComponent(this.table)}/review`, inviteTo(this.table));
      const answer = await patiently(() => transport.ask(address, { signal, headers: { 'X-Starhold': '1' } }));
      if (!answer.ok || !answer.body) throw await refusal(answer);
      await this.#read(answer.body.pipeThrough(new TextDecoderStream()).getReader());
      if (!this.end && !this.trouble) throw new Error('the stream broke off');
    } catch (error) {
      if (!signal.aborted) this.trouble = error;
    }
  }

  close(): void {
    this.#leaving.abort();
  }

  async #read(reader: ReadableStreamDefaultReader<string>): Promise<void> {
    let rest = '';
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
      const lines = `${rest}${value}`.split('\n');
      rest = lines.pop() ?? '';
      this.#take(lines.filter(Boolean).map((line) => JSON.parse(line) as Part));
    }
  }

  #take(parts: readonly Part[]): void {
    const moments: Moment[] = [];
    for (const part of parts) {
      if (part.type === 'moment') moments.push(part);
      else if (part.type === 'begin') this.begin = part;
      else if (part.type === 'end') this.end = part;
      else this.trouble = new Refused(part, 500);
    }
    if (moments.length > 0) this.moments = [...this.moments, ...moments];
  }
}
