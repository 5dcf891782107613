/** The panel of How to play that shows what a chapter says, by how the ids of its rules begin. */
export const panels: Readonly<Record<string, number>> = {
  'G-TURN': 6,
  'G-REROLL': 5,
  'G-CONV': 5,
  'G-FOLLOW': 7,
  'G-MOVE': 2,
  'G-ACQ': 3,
  'G-COL': 8,
  'G-UPG': 3,
  'G-END': 4,
  'G-SCORE': 1,
};
