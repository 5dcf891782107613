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

/** The name of a clock; none where a program has set another one. */
export const clockName = (clock: ClockPlan): string | undefined =>
  Object.entries(CLOCKS).find(([, plan]) => plan.kind === clock.kind && (plan.seconds ?? 0) === (clock.seconds ?? 0))?.[0];
