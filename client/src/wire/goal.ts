// Made by client/make_types.py from the server's types; do not edit.

/** Something that ends the game when `now` has come to `of`, or is all that is left of it. */
export interface EndCondition {
  key: string;
  now: number;
  of: number;
  seats: number[];
}

/** Who leads, what ends the game and how far away it is, and what the round is: public facts only. */
export interface Goal {
  leaders: number[];
  points: number;
  ends: EndCondition[];
  last: boolean;
  round: number | null;
  rounds: number | null;
  left: number[];
}
