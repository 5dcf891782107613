/** The panel of How to play that shows what a chapter says, by how the ids of its rules begin. */
export const panels: Readonly<Record<string, number>> = {
  'R-ROUND': 6,
  'R-ASSIGN': 5,
  'R-DEV': 3,
  'R-SHIP': 7,
  'R-MANAGE': 8,
  'R-END': 4,
  'R-GEN': 2,
};
