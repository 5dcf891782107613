// Made by client/make_types.py from the server's types; do not edit.

import type { Choice, Line } from './wire';

/** What an answer to an exercise or a puzzle is worth. */
export interface Judged {
  right: boolean;
  mark: 'best' | 'blunder' | 'doubtful' | 'forced' | 'good' | 'mistake';
  error: number;
  made: Tried;
  best: Tried;
  look: Line | null;
  after: unknown | null;
}

/** A turn of a seat that could no longer win, by which it decided between two others. */
export interface Kingmaking {
  ply: number;
  round: number;
  seat: number;
  up: number;
  down: number;
  swing: number;
  line: Line;
}

/** What chance gave, against the mean of what it could have given. */
export interface Luck {
  shares: number[];
  doubt: number;
  exact: boolean;
  outcomes: number;
}

/** One move. The table before it is `replay?moves=PLY`, after it `replay?moves=PLY+1`. */
export interface Moment {
  type: 'moment';
  ply: number;
  seat: number;
  round: number;
  made: Tried;
  mark: 'best' | 'blunder' | 'doubtful' | 'forced' | 'good' | 'mistake';
  error: number;
  doubt: number;
  better: Tried | null;
  before: number[];
  after: number[];
  choice: number[];
  shown: number[];
  luck: Luck | null;
  points: Record<string, number>[];
  options: Tried[];
  turn: number;
  lost: number;
  stake: number;
  alike: number;
  situation: Line[];
  look: Line | null;
}

/** A whole review. */
export interface Review {
  begin: ReviewBegin;
  moments: Moment[];
  end: ReviewEnd;
}

/** The game, and how it is judged. */
export interface ReviewBegin {
  type: 'begin';
  game: string;
  version: string;
  options: Record<string, string>;
  seats: Seat[];
  scores: number[];
  ranks: number[];
  plies: number;
  start: number[];
  doubt: number;
  points: Record<string, number>[];
  judge: string;
  budget: number;
  worlds: number;
  calibrated: boolean;
  skills: Record<string, number>;
  measured: boolean;
  given_up: boolean;
}

/** What all moves together say. */
export interface ReviewEnd {
  type: 'end';
  summaries: Summary[];
  turns: TurningPoint[];
  story: Line;
  seconds: number;
  kingmaking: Kingmaking[];
}

/** Who played a seat: a name, and `human` or the name of a bot. */
export interface Seat {
  name: string;
  kind: string;
}

/** A small picture of a later table, with nothing but what two moves make different. */
export interface Sketch {
  kind: string;
  when: Line;
  parts: SketchPart[];
}

/** Something on a sketch: what, where, whose (-1: nobody’s), and how many or how far. */
export interface SketchPart {
  kind: string;
  place: string;
  seat: number;
  count: number;
}

/** A seat's whole game: start + luck + choices + others + rest = result, or the last share if resigned. `choices` and `others` are confirmed errors alone; the rest is not explained, and nobody's doing. */
export interface Summary {
  seat: number;
  start: number;
  luck: number;
  luck_doubt: number;
  choices: number;
  others: number;
  result: number;
  error: number;
  judged: number;
  marks: Record<string, number>;
  costliest: number[];
  rest: number;
  skill: number | null;
  skill_band: number;
  changed: number[];
}

/** A move that could be made, and what it promised to the player who had to decide. */
export interface Tried {
  action: number;
  notation: string;
  line: Line;
  picks: string[];
  share: number;
  doubt: number;
  reasons: Line[];
  preview: Line[];
  then: Choice[];
  sketch: Sketch | null;
}

/** A turning point: one of the turns in which the curve turned most. */
export interface TurningPoint {
  ply: number;
  round: number;
  seat: number;
  swing: number;
  cause: 'choice' | 'luck' | 'rest' | 'shown';
  line: Line;
}
