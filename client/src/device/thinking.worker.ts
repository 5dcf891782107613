// The worker that thinks: bots choose and reviews are made here, so that tables and page never wait for them.
import type { Question, Thought, ToThinking } from './messages';
import { python } from './python';

/** src/starhold/server/device/thinking.py */
interface Thinking {
  ask(number: number, kind: string, line: string): void;
  stop(number: number): void;
}
interface Module {
  Thinking(tell: (number: number, line: string | undefined) => void): Thinking;
}

/** milliseconds before Python is loaded again; each time twice as long, up to the last */
const WAIT = 1000;
const LONGEST = 32_000;

addEventListener('message', ({ data }: MessageEvent<ToThinking>) => {
  const { bundles, tables } = data;
  const tell = (number: number, line: string | undefined): void => tables.postMessage({ number, line: line ?? null } satisfies Thought);
  /** Questions wait until Python is here, however often the network fails. */
  async function load(): Promise<Thinking> {
    for (let wait = WAIT; ; wait = Math.min(2 * wait, LONGEST)) {
      try {
        const module = (await python(bundles)).pyimport('starhold.server.device.thinking') as Module;
        return module.Thinking(tell);
      } catch (error) {
        console.error(error);
        await new Promise((go) => setTimeout(go, wait));
      }
    }
  }
  let thinking = load();
  tables.onmessage = async ({ data: question }: MessageEvent<Question>) => {
    const ready = thinking;
    try {
      if (question.type === 'think') (await ready).ask(question.number, question.kind, question.line);
      else (await ready).stop(question.number);
    } catch (error) {
      // Python has failed, maybe for good. The tables ask again, and another one answers.
      console.error(error);
      if (thinking === ready) thinking = load();
      if (question.type === 'think') tell(question.number, undefined);
    }
  };
});
