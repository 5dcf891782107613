// When somebody was here last, in words.
const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment was (seconds since 1970): "2 hours ago", "yesterday". */
export function ago(moment: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const past = Math.max(now - moment, 60);
  const [unit, seconds] = STEPS.find(([, length]) => past >= length) ?? STEPS[3]!;
  return words.format(-Math.floor(past / seconds), unit);
}
