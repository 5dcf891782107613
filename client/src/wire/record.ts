// Made by client/make_types.py from the server's types; do not edit.

/** The history of one game. */
export interface GameRecord {
  starhold?: number;
  game: string;
  version: string;
  options?: Record<string, string>;
  seats: Seat[];
  commitment?: string;
  entropy?: string[];
  seals?: string[];
  digests?: number;
  setup?: number[];
  setup_of?: number[];
  setup_digest?: string;
  moves?: RecordedMove[];
  result?: Result | null;
  seed?: string;
  takebacks?: Takeback[];
}

/** One move of a record: its notation, what chance answered, and the digest of the state after it. */
export interface RecordedMove {
  seat: number;
  action: string;
  chance?: number[];
  digest?: string;
  of?: number[];
}

/** How the game ended: points and ranks, by seat. */
export interface Result {
  scores: number[];
  ranks: number[];
}

/** Who played a seat: a name, and `human` or the name of a bot. */
export interface Seat {
  name: string;
  kind?: string;
}

/** Moves that were undone: who asked for it, how many moves were left, and which were removed. */
export interface Takeback {
  seat: number;
  left: number;
  moves: RecordedMove[];
}
