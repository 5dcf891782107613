// One thing turned into another, and others given up for it: those that are missed least are proposed.
import { nextPicks } from './picks';
import { isVain, type Route } from './routes';
import { type Chosen, isSame, type BoardElement, thingsOf } from './shapes';

/** How much a thing is missed: nothing if it can do nothing, else by what it would bring to a seat. */
export function worthOf(routes: readonly Route[], seat: number | null, { id }: BoardElement): number {
  const uses = routes.filter(({ picks }) => picks[0] === id);
  if (uses.length === 0 || isVain(uses)) return 0;
  const gains = uses.map(({ preview }) =>
    (preview?.deltas ?? []).filter((delta) => delta.seat === seat).reduce((sum, { change }) => sum + change, 0),
  );
  return Math.max(1, ...gains) + (uses.length > 1 ? 1 : 0);
}

/** A thing is turned: what is missed least is given up for it. */
export function turning({ shape }: Pick<Chosen, 'shape'>, turned: BoardElement | null, worth: (thing: BoardElement) => number): Chosen {
  const others = turned ? thingsOf(shape).filter((thing) => !isSame(turned)(thing)) : [];
  return { shape, turned, things: others.sort((one, other) => worth(one) - worth(other)).slice(0, shape.most) };
}

/** A tap on one of the things: it is turned, or put in for what is given up, or taken back. */
export function tapped(chosen: Chosen, thing: BoardElement, worth: (thing: BoardElement) => number): Chosen {
  const { shape, turned, things } = chosen;
  if (!turned) return turning(chosen, thing, worth);
  if (isSame(turned)(thing)) return turning(chosen, null, worth);
  const without = things.filter((one) => !isSame(thing)(one));
  return { shape, turned, things: without.length < things.length ? without : [...things, thing].slice(-shape.most) };
}

/** The path through the decisions, as far as they are known: each thing that is given up, then the one that is turned. */
export function spentPath(routes: readonly Route[], { shape, turned, things }: Chosen): string[] {
  const button = shape.start!;
  let path = [button];
  if (!turned || things.length < shape.most) return path;
  for (const { id } of [...things, turned]) {
    const here = path.length > 1 && nextPicks(routes, path).includes(button) ? [...path, button] : path;
    if (!nextPicks(routes, here).includes(id)) return path;
    path = [...here, id];
  }
  return path;
}
