// What can be read of choices: ways to pay, trades, and why an action does nothing.
import type { PaymentView } from '../../wire/kingdoms';
import type { Route } from '../../table/routes';
import type { Choice } from '../../wire/wire';

/** One way to pay. */
export interface Handful {
  action: number;
  picks: readonly string[];
  payment: PaymentView;
}

/** The ways to pay, fewest pieces first: as the server names them in each choice. */
export function handfuls(choices: readonly Choice[]): Handful[] {
  const found = choices.map(({ action, picks, line }) => {
    const of = (kind: keyof PaymentView): number => {
      const word = line.words[kind];
      return word?.type === 'number' ? word.value : 0;
    };
    return { action, picks, payment: { mana: of('mana'), ore: of('ore'), food: of('food') } };
  });
  const pieces = ({ payment }: Handful): number => payment.mana + payment.ore + payment.food;
  return found.sort((one, other) => pieces(one) - pieces(other));
}

/** True if one resource is given for another. */
export const isSwap = ({ picks }: Choice): boolean => picks.at(-1)?.startsWith('amount:') ?? false;

/** True if a trade is asked for. Elves also give ore and food together. */
export const isTrade = (choices: readonly Choice[]): boolean => choices.some(isSwap);

/** What keeps a player from an action that can be selected all the same, in a word: the preview tells it. */
export function hindrance(routes: readonly Route[], seat: number | null): string | undefined {
  for (const { words } of routes.flatMap(({ preview }) => preview?.lines ?? [])) {
    const own = Object.values(words).some((word) => word.type === 'player' && word.seat === seat);
    const why = Object.values(words).find((word) => word.type === 'name' && word.key.startsWith('kingdoms-hindrance-'));
    if (own && why?.type === 'name') return why.key;
  }
  return undefined;
}
