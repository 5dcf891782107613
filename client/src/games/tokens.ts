// Identities for pieces that a view does not tell apart, so that they can be seen to move. Guessed from one
// view to the next, and nothing but looks depends on it.

/** Give each place the token that stood there before, then the rest to those that moved. */
export function matched(
  places: readonly string[],
  before: ReadonlyMap<number, string>,
  fresh = Math.max(-1, ...before.keys()) + 1,
): Map<number, string> {
  const now = new Map<number, string>();
  const open = [...places];
  const free: number[] = [];
  for (const [token, place] of before) {
    const at = open.indexOf(place);
    if (at < 0) free.push(token);
    else {
      open.splice(at, 1);
      now.set(token, place);
    }
  }
  for (const place of open) now.set(free.shift() ?? fresh++, place);
  return now;
}
