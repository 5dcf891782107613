// Picking: a legal choice is a path of board elements; clicking narrows the choices to those that fit.
import type { Choice } from '../wire/wire';

/** The choices whose path begins with what was picked. */
export function fitting(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((id, place) => choice.picks[place] === id));
}

/** The elements that can be picked next. */
export function nextPicks(choices: readonly Choice[], picked: readonly string[]): string[] {
  const next = fitting(choices, picked).flatMap((choice) => choice.picks[picked.length] ?? []);
  return [...new Set(next)];
}

/** What was picked, and on from there all that leaves no choice. */
export function filled(choices: readonly Choice[], picked: readonly string[]): string[] {
  const path = [...picked];
  for (;;) {
    const live = fitting(choices, path);
    const next = nextPicks(live, path);
    const complete = live.some((choice) => choice.picks.length === path.length);
    if (complete || next.length !== 1) return path;
    path.push(next[0]!);
  }
}

/**
 * The path after a click on an element, or null if it leads nowhere. Order is forgiving: an element
 * from further on in a path is taken if only one way leads to it.
 */
export function clicked(choices: readonly Choice[], path: readonly string[], id: string): string[] | null {
  if (nextPicks(choices, path).includes(id)) return [...path, id];
  const place = path.indexOf(id);
  if (place >= 0) return path.slice(0, place);
  const onward = waysTo(choices, path, id);
  if (onward) return onward;
  // Something else instead of a pick that was made: aim anew from the last step that offers it.
  for (let kept = path.length - 1; kept >= 0; kept--) {
    const base = path.slice(0, kept);
    if (nextPicks(choices, base).includes(id)) return [...base, id];
  }
  return waysTo(choices, [], id);
}

function waysTo(choices: readonly Choice[], path: readonly string[], id: string): string[] | null {
  const ways = new Set<string>();
  for (const choice of fitting(choices, path)) {
    const place = choice.picks.indexOf(id, path.length);
    if (place >= 0) ways.add(JSON.stringify(choice.picks.slice(0, place + 1)));
  }
  const only = [...ways][0];
  return ways.size === 1 && only !== undefined ? (JSON.parse(only) as string[]) : null;
}

/** The one choice that the path has come to, if it has. */
export function reached(choices: readonly Choice[], path: readonly string[]): Choice | null {
  const complete = fitting(choices, path).filter((choice) => choice.picks.length === path.length);
  if (path.length === 0 && choices.length > 1) return null;
  return complete.length === 1 ? complete[0]! : null;
}

/** Elements from further on in the paths to which only one way leads: a click on them fills in the rest. */
export function shortcuts(choices: readonly Choice[], path: readonly string[]): string[] {
  const later = new Set(fitting(choices, path).flatMap((choice) => choice.picks.slice(path.length + 1)));
  return [...later].filter((id) => waysTo(choices, path, id) !== null);
}
