// What a move changed, put into the position that we have: docs/protocol.md, "Changes".
import type { Changes, Position } from '../wire/wire';

type Pair = [place: string, value: unknown];

/** A value with another one at a place (the parts of a JSON Pointer); what does not change stays the same object. */
function withValue(whole: unknown, parts: readonly string[], value: unknown): unknown {
  const [first, ...rest] = parts;
  if (first === undefined) return value;
  if (Array.isArray(whole)) {
    const copy: unknown[] = [...whole];
    copy[Number(first)] = withValue(copy[Number(first)], rest, value);
    return copy;
  }
  const known = whole as Record<string, unknown>;
  return { ...known, [first]: withValue(known[first], rest, value) };
}

const partsOf = (place: string): string[] =>
  place
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The position after the changes; none if they do not follow from the one before. */
export function changed(before: Position | null, changes: Changes): Position | null {
  if (before?.version !== changes.base) return null;
  const { type: _, base: __, view: pairs = [], ...rest } = changes;
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const view = (pairs as Pair[]).reduce<unknown>((seen, [place, value]) => withValue(seen, partsOf(place), value), before.view);
  return { ...before, over: false, sealed: false, secret: 0, eyes: 'own', log: [], scores: [], ranks: [], ...said, view } as Position;
}
