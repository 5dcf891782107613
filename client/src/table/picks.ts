// Picking: what can be done is a path of board elements; clicking narrows it to the paths that fit.

interface Path {
  readonly picks: readonly string[];
}

/** The choices whose path begins with what was picked. */
export function fitting<T extends Path>(choices: readonly T[], picked: readonly string[]): T[] {
  return choices.filter((choice) => picked.every((id, place) => choice.picks[place] === id));
}

/** The elements that can be picked next. */
export function nextPicks(choices: readonly Path[], picked: readonly string[]): string[] {
  const next = fitting(choices, picked).flatMap((choice) => choice.picks[picked.length] ?? []);
  return [...new Set(next)];
}

/** What was picked, and on from there all that leaves no choice; a thing that is asked for twice was meant. */
export function filled(choices: readonly Path[], picked: readonly string[]): string[] {
  const path = [...picked];
  for (;;) {
    const live = fitting(choices, path);
    const next = nextPicks(live, path);
    const complete = live.some((choice) => choice.picks.length === path.length);
    const last = path.at(-1);
    if (complete || live.length === 0) return path;
    if (next.length === 1) path.push(next[0]!);
    else if (last !== undefined && next.includes(last) && path.at(-2) !== last) path.push(last);
    else return path;
  }
}

/**
 * The path after a click on an element, or null if it leads nowhere. Order is forgiving: an element
 * from further on in a path is taken with what leads to it: as `likely` says, else the shortest way.
 */
export function clicked(
  choices: readonly Path[],
  path: readonly string[],
  id: string,
  likely: (path: readonly string[]) => readonly string[] | undefined = () => undefined,
): string[] | null {
  if (nextPicks(choices, path).includes(id)) return [...path, id];
  const place = path.indexOf(id);
  if (place >= 0) return path.slice(0, place);
  // What can be had without a guess is meant: a reroll, and not that of the planet where a held ship could go.
  const found =
    insteadOf(choices, path, id) ?? likely(path) ?? waysTo(choices, path, id)[0] ?? likely([]) ?? waysTo(choices, [], id)[0] ?? null;
  return found && [...found];
}

/** Something else instead of a pick that was made: aim anew from the last step that offers it. */
function insteadOf(choices: readonly Path[], path: readonly string[], id: string): string[] | null {
  for (let kept = path.length - 1; kept >= 0; kept--) {
    const base = path.slice(0, kept);
    if (nextPicks(choices, base).includes(id)) return [...base, id];
  }
  return null;
}

/** The ways to an element from further on, each once, the shortest first. */
export function waysTo(choices: readonly Path[], path: readonly string[], id: string): string[][] {
  const ways = new Map<string, string[]>();
  for (const choice of fitting(choices, path)) {
    const place = choice.picks.indexOf(id, path.length);
    const way = choice.picks.slice(0, place + 1);
    if (place >= 0) ways.set(JSON.stringify(way), way);
  }
  return [...ways.values()].sort((one, other) => one.length - other.length);
}

/** The one choice that the path has come to, if it has. */
export function reached<T extends Path>(choices: readonly T[], path: readonly string[]): T | null {
  const complete = fitting(choices, path).filter((choice) => choice.picks.length === path.length);
  if (path.length === 0 && choices.length > 1) return null;
  return complete.length === 1 ? complete[0]! : null;
}

/** Elements from further on in the paths to which only one way leads: a click on them fills in the rest. */
export function shortcuts(choices: readonly Path[], path: readonly string[]): string[] {
  const later = new Set(fitting(choices, path).flatMap((choice) => choice.picks.slice(path.length + 1)));
  return [...later].filter((id) => waysTo(choices, path, id).length === 1);
}
