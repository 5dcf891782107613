// Ratings in words and on a scale.
import { settings } from '../ui/settings.svelte';
import { t } from '../ui/text.svelte';
import type { RatingInfo } from '../wire/wire';

export const number = (points: number): string => points.toLocaleString(settings.language);
/** A change with its sign. */
export const signed = (change: number): string => `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}`;

/** A range, a number with its doubt, or that there is none yet. */
export function said(rating: RatingInfo): string {
  if (rating.sure === 'none') return t('rating-none');
  if (rating.sure === 'range') return `${number(rating.low)}–${number(rating.high)}`;
  return rating.half ? `${number(rating.points)} ± ${rating.half}` : number(rating.points);
}

/** The faces between which a rating lies, in words; nothing where there are none. */
export function between({ below, above, sure }: RatingInfo): string {
  if (sure === 'none' || (!below && !above)) return '';
  if (!below) return t('rating-below', { above: t(`cast-${above}`) });
  if (!above) return t('rating-above', { below: t(`cast-${below}`) });
  return t('rating-between', { below: t(`cast-${below}`), above: t(`cast-${above}`) });
}

/** Whole hundreds round all ranges, so that they are drawn on one scale. */
export function scaleOf(ratings: readonly RatingInfo[]): [number, number] {
  const known = ratings.filter(({ sure }) => sure !== 'none');
  const low = Math.min(900, ...known.map(({ low }) => low));
  const high = Math.max(1100, ...known.map(({ high }) => high));
  return [100 * Math.floor(low / 100), 100 * Math.ceil(high / 100)];
}
