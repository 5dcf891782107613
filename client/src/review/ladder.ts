// Where a skill lies between those that faces showed in the same game.

/** A face and its mean skill, in parts of 100. */
export interface Rung {
  face: string;
  mean: number;
}

/** Parts of 100; by lot is 0, and nobody is worse than that or better than the judge. */
export const ofHundred = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 100)));

/** The faces from the lowest mean up. */
export const rungs = (skills: Readonly<Record<string, number>>): Rung[] =>
  Object.entries(skills)
    .sort(([, one], [, other]) => one - other)
    .map(([face, mean]) => ({ face, mean: ofHundred(mean) }));

/** Where a skill lies, as a message: level with a face that is at most 1 away, or beside the next ones. */
export function standing(ladder: readonly Rung[], percent: number): { key: string; from: string; to: string } {
  const near = ladder.find(({ mean }) => Math.abs(mean - percent) <= 1);
  if (near) return { key: 'rv-skill-level', from: near.face, to: near.face };
  const below = ladder.findLast(({ mean }) => mean < percent)?.face ?? '';
  const above = ladder.find(({ mean }) => mean > percent)?.face ?? '';
  const key = below && above ? 'rv-skill-between' : above ? 'rv-skill-below' : below ? 'rv-skill-above' : 'rv-skill';
  return { key, from: below, to: above };
}

/** The faces whose mean lies in a band. */
export const within = (ladder: readonly Rung[], low: number, high: number): Rung[] =>
  ladder.filter(({ mean }) => mean >= low && mean <= high);

/** Where a skill hangs on a line on which the faces hang at equal distances, in percent of its length. */
export function place(ladder: readonly Rung[], percent: number): number {
  const means = [0, ...ladder.map(({ mean }) => mean), 100];
  const above = means.findIndex((mean) => mean > percent);
  if (above < 0) return 100;
  if (above === 0) return 0;
  const [from, to] = [means[above - 1]!, means[above]!];
  return (100 * (above - 1 + (percent - from) / (to - from))) / (ladder.length + 1);
}
