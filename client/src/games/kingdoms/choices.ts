// Choices in resources: ways to pay, and trades.
import type { PaymentView } from '../../wire/kingdoms';
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
