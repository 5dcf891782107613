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

addEventListener('message', ({ data }: MessageEvent<ToThinking>) => {
  const { bundles, tables } = data;
  const ready = python(bundles).then((found) =>
    (found.pyimport('starhold.server.device.thinking') as Module).Thinking((number, line) =>
      tables.postMessage({ number, line: line ?? null } satisfies Thought),
    ),
  );
  tables.onmessage = ({ data: question }: MessageEvent<Question>) =>
    void ready.then((thinking) =>
      question.type === 'think' ? thinking.ask(question.number, question.kind, question.line) : thinking.stop(question.number),
    );
});
