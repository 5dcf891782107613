/** The panel of How to play that shows what a chapter says, by how the ids of its rules begin. */
export const panels: Readonly<Record<string, number>> = {
  'K-TURN': 5,
  'K-RES': 6,
  'K-WAR': 7,
  'K-ALLY': 8,
  'K-WATER': 2,
  'K-END': 3,
  'K-FAC': 4,
};
