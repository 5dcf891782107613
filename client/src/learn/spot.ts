// What the coach points at: the next thing to click on the way that it would take, or the parts of the board it speaks of.
import type { Play } from '../table/play.svelte';
import type { Chosen } from '../table/shapes';

const byPick = (id: string): string => `[data-pick="${CSS.escape(id)}"]`;
const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);

/** The elements of a part that a beat names: one that the board calls so (`data-part`), or whatever can be picked under that name or begins with it. */
export function partOf(name: string): Element[] {
  const exact = all(`[data-part="${CSS.escape(name)}"], ${byPick(name)}`);
  return exact.length > 0 ? exact : all(`[data-pick^="${CSS.escape(`${name}:`)}"]`);
}

/** What to click next, so that the decisions of the coach are taken. */
export function nextThings(play: Play, show: readonly number[]): Element[] {
  if (show.length === 0 || play.picking.routes.length === 0) return [];
  if (play.picking.count !== null) return nextOfSet(play, show);
  const agree = (actions: readonly number[]): boolean => actions.every((action, place) => place >= show.length || action === show[place]);
  const { chosen, set } = play.picking;
  if (chosen && play.picking.started && agree(chosen.actions)) return all('.confirm');
  const route = play.picking.routes.find(({ actions }) => agree(actions));
  if (!route) return [];
  if (set?.shape.spends) return nextOfTurn(play, set, route.picks);
  const onWay = play.picking.path.every((id, place) => id === route.picks[place]);
  // Answers that lead through two questions at once stand under the name of the second.
  const answer =
    play.picking.path.length === 0 ? play.picking.options.find(({ actions }) => actions.length > 1 && agree(actions))?.next : undefined;
  const next = answer ?? (onWay ? route.picks[play.picking.path.length] : route.picks[0]);
  return next === undefined ? all('.confirm') : all(byPick(next));
}

/** While one thing is turned for others: the thing, then what should be given up, then what it becomes. */
function nextOfTurn({ picking }: Play, { shape, turned, things }: Chosen, picks: readonly string[]): Element[] {
  const dice = picks.filter((id) => id !== shape.start);
  const [given, wanted, then] = [dice.slice(0, shape.most), dice[shape.most], dice[shape.most + 1]];
  if (wanted === undefined || turned?.id !== wanted) return wanted === undefined ? [] : all(byPick(wanted));
  const count = (id: string): number => things.filter((one) => one.id === id).length;
  const missing = given.find((id, at) => given.slice(0, at + 1).filter((one) => one === id).length > count(id));
  if (missing !== undefined) return all(byPick(missing)).filter((element) => !element.hasAttribute('data-given'));
  return then === undefined || picking.chosen ? all('.confirm') : all(byPick(then));
}

/** While things are gathered: what should go in, what should go out, and then the button. */
function nextOfSet(play: Play, show: readonly number[]): Element[] {
  const wanted = new Map<string, number>();
  for (const action of show) {
    const pick = play.picking.routes.find(({ actions, parts }) => actions[0] === action && parts[0] === 2)?.picks[1];
    if (pick) wanted.set(pick, (wanted.get(pick) ?? 0) + 1);
  }
  const members = play.picking.set?.shape.members ?? {};
  const things = all('.board [data-pick][data-nth]').filter((element) => (element as HTMLElement).dataset['pick']! in members);
  const wrong = things.filter((element) => {
    const id = (element as HTMLElement).dataset['pick']!;
    const left = wanted.get(id) ?? 0;
    wanted.set(id, left - 1);
    return element.hasAttribute('data-picked') !== left > 0;
  });
  return wrong.length > 0 ? wrong : all('.confirm');
}
