// Shapes of decisions, as the server declares them: the part that an action belongs to, and sets of things.
import type { Answers, Line, Prompt, Shape, Subset } from '../wire/wire';

/** The part of a decision that an action belongs to. */
export const partOf = (prompt: Prompt | null | undefined, action: number): Shape | undefined =>
  prompt?.shape.find(({ covers }) => covers === undefined || covers.includes(action));

/** The buttons of a decision, if it has some. */
export const answersOf = (prompt: Prompt | null | undefined): Answers | undefined => prompt?.shape.find((part) => part.type === 'answers');

/** The set that is chosen from as soon as the decision is asked: no button begins it, and nothing on the table is another part. */
export function openSetOf(prompt: Prompt | null): Subset | undefined {
  const onTable = (prompt?.shape ?? []).filter((part) => part.type !== 'answers');
  const [only] = onTable;
  return onTable.length === 1 && only!.type === 'subset' && !only!.start ? only : undefined;
}

/** The set that a button begins. */
export const setOfButton = (prompt: Prompt | null, button: string): Subset | undefined =>
  prompt?.shape.find((part): part is Subset => part.type === 'subset' && part.start === button);

/** An element of the board, by its number among those with the same id. */
export interface BoardElement {
  readonly id: string;
  readonly nth: number;
}

export const isSame =
  (one: BoardElement) =>
  (other: BoardElement): boolean =>
    one.id === other.id && one.nth === other.nth;

/** The things that a set is chosen from, alike ones numbered. */
export const thingsOf = ({ members }: Subset): BoardElement[] =>
  Object.entries(members).flatMap(([id, count]) => Array.from({ length: count }, (_, nth) => ({ id, nth })));

/** Things chosen from a set. Where they are spent, one more thing is turned into another for them. */
export interface Chosen {
  readonly shape: Subset;
  readonly things: readonly BoardElement[];
  readonly turned: BoardElement | null;
}

/** What a set begins with: the thing that was held, else what the server proposes, else all where a button asks for any. */
export function begun(shape: Subset, held: readonly string[] = []): BoardElement[] {
  const all = thingsOf(shape);
  const own = all.filter(({ id }) => held.includes(id)).slice(0, 1);
  if (own.length > 0) return own;
  if (!shape.preset) return shape.start ? all.slice(0, shape.most) : [];
  const left = [...shape.preset];
  return all.filter(({ id }) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A thing put in, or out if it was in; one too many pushes the first one out. */
export function toggled(shape: Subset, things: readonly BoardElement[], thing: BoardElement): BoardElement[] {
  const without = things.filter((one) => !isSame(thing)(one));
  return without.length < things.length ? without : [...things, thing].slice(-shape.most);
}

/** The decisions that put these things in and close the set; what the rules then do by themselves is left out. */
export function planOf(shape: Subset, things: readonly BoardElement[]): number[] {
  const left = new Map(Object.entries(shape.members));
  const plan: number[] = [];
  let put = 0;
  const isAsked = (): boolean => {
    const more = put < shape.most ? [...left.values()].filter((count) => count > 0).length : 0;
    return plan.length === 0 || more + (shape.done !== undefined && put >= shape.least ? 1 : 0) > 1;
  };
  for (const { id } of things) {
    if (isAsked()) plan.push(shape.actions[id]!);
    left.set(id, left.get(id)! - 1);
    put += 1;
  }
  if (typeof shape.done === 'number' && put >= shape.least && isAsked()) plan.push(shape.done);
  return plan;
}

/** A line that is also told how many things it speaks of. */
export const counting = (line: Line, count: number): Line => ({
  ...line,
  words: { ...line.words, count: { type: 'number', value: count } },
});
