// Made by client/make_types.py from the server's types; do not edit.


/** One decision taken: the action's notation, what chance answered, the table's digest after it. */
export interface Move {
  seat: number;
  action: string;
  chance?: number[];
  digest?: string;
  of?: number[];
}

/** A whole game. */
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
  moves?: Move[];
  result?: Result | null;
  seed?: string;
  takebacks?: Takeback[];
}

/** How the game ended: points and places, by seat. */
export interface Result {
  scores: number[];
  ranks: number[];
}

/** Who sat there: a name, and `human` or the name of a bot. */
export interface Seat {
  name: string;
  kind?: string;
}

/** Moves that were made and taken back: who asked for it, how many were left, and what went. */
export interface Takeback {
  seat: number;
  left: number;
  moves: Move[];
}
