// What the page, the worker with the tables and the worker that thinks say to each other.

import type { Bundles } from './python';

export type ToTables =
  | { type: 'begin'; bundles: Bundles; thinking: MessagePort }
  | { type: 'ask'; number: number; method: string; path: string; body: string }
  | { type: 'leave'; number: number }
  | { type: 'connect'; number: number; path: string }
  | { type: 'send'; number: number; data: string | null };

export type FromTables =
  | { type: 'state'; state: 'elsewhere' | 'loading' }
  | { type: 'ready'; compiled: boolean }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; number: number; status: number; body: string | null }
  | { type: 'line'; number: number; line: string | null }
  | { type: 'message'; number: number; data: string }
  | { type: 'closed'; number: number; code: number };

export type ToThinking = { type: 'begin'; bundles: Bundles; tables: MessagePort };
export type Question = { type: 'think'; number: number; kind: string; line: string } | { type: 'stop'; number: number };
export interface Thought {
  number: number;
  line: string | null;
}
