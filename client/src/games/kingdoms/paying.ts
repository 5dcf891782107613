// What numbers and payments cost, as the server says; loaded with the first war or trade.
import type { BillView, PaymentView } from '../../wire/kingdoms';
import { RESOURCES } from './box';
import type { Handful } from './choices';
import type { Fighter } from './wars';

/** One resource in the purse; `needed` if the payment that is shown takes it. */
export interface Chip {
  kind: keyof PaymentView;
  covers: number;
  needed: boolean;
}

/** What a number costs, what discounts spare of it, and a payment that is enough, as the server says. */
export function priceOf(bill: BillView | null, number: number, purse: PaymentView): { cost: number; discount: number; chips: Chip[] } {
  const payment = bill?.payments[number - 1];
  if (!bill || !payment) return { cost: 0, discount: 0, chips: [] };
  const chips = RESOURCES.filter((kind) => bill.covers[kind] > 0).flatMap((kind) =>
    Array.from({ length: purse[kind] }, (_, at) => ({ kind, covers: bill.covers[kind], needed: at < payment[kind] })),
  );
  return { cost: bill.costs[number - 1]!, discount: bill.spared[number - 1]!, chips };
}

/** One more or less of a kind: the way to pay that is nearest to the one before. What has to come from another kind comes from that
    of which there is most, and what is left goes to that of which there is least. */
export function stepped(all: readonly Handful[], { payment: from }: Handful, kind: keyof PaymentView, by: 1 | -1): Handful | undefined {
  const far = ({ payment }: Handful): number => RESOURCES.reduce((sum, resource) => sum + Math.abs(payment[resource] - from[resource]), 0);
  const uneven = ({ payment }: Handful): number =>
    RESOURCES.reduce((sum, resource) => sum + (resource === kind ? 0 : payment[resource] ** 2), 0);
  return all
    .filter(({ payment }) => payment[kind] === from[kind] + by)
    .sort((one, other) => far(one) - far(other) || uneven(one) - uneven(other))[0];
}

/** True if the other can show no number that is as high, by what lies open. */
export const isSure = (number: number, other: Fighter | null): boolean =>
  other !== null && other.seat !== null && other.highest !== null && number > other.highest;
