// The clocks that a table can be opened with, by name.
import type { ClockPlan } from '../wire/wire';

export const CLOCKS: Record<string, ClockPlan> = {
  none: { kind: 'none' },
  quick: { kind: 'move', seconds: 90 },
  bank: { kind: 'bank', seconds: 1800, increment: 15 },
  half: { kind: 'move', seconds: 43200 },
  day: { kind: 'move', seconds: 86400 },
  days: { kind: 'move', seconds: 172800 },
  week: { kind: 'move', seconds: 604800 },
};

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span of time in the reader's language, in the largest unit that gives a whole number: 15 min, 2 days. */
export function span(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0 && (size < 86_400 || seconds > size))!;
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(seconds / size);
}

/** The name of a clock; none where a program has set another one. */
export const clockName = (clock: ClockPlan): string | undefined =>
  Object.entries(CLOCKS).find(([, plan]) => plan.kind === clock.kind && (plan.seconds ?? 0) === (clock.seconds ?? 0))?.[0];
