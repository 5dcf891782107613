// Trades: which resource for which, how many, and the one that is proposed first.
import type { KingdomsSeatView } from '../../wire/kingdoms';
import type { Choice } from '../../wire/wire';
import { RESOURCES } from './box';
import { handfuls, isSwap, type Handful } from './choices';

export type Resource = (typeof RESOURCES)[number];

export interface Swap {
  give: Resource;
  get: Resource;
  amount: number;
}

/** Ore and food together for mana, by what is given. */
export const mixesOf = (choices: readonly Choice[]): Handful[] => handfuls(choices.filter((choice) => !isSwap(choice)));

/** The trades on offer: `resource:mana`, `resource:ore`, `amount:2` gives 2 mana for 2 ore. */
export const swapsOf = (choices: readonly Choice[]): Swap[] =>
  choices.filter(isSwap).map(({ picks }) => {
    const [give, get, amount] = picks.map((id) => id.slice(id.indexOf(':') + 1));
    return { give: give as Resource, get: get as Resource, amount: Number(amount) };
  });

export const picksOf = ({ give, get, amount }: Swap): string[] => [`resource:${give}`, `resource:${get}`, `amount:${amount}`];

/** What the next level or army costs, by the resource that pays for it. */
export const pricesOf = (kingdom: KingdomsSeatView): Record<Resource, number | null> => ({
  mana: kingdom.magic_cost,
  ore: kingdom.tower_cost,
  food: kingdom.army_cost,
});

/** The trade that is proposed: what the nearest goal lacks, from what there is most of; or else all of that for what there is least of. */
export function proposal(swaps: readonly Swap[], kingdom: KingdomsSeatView): Swap | undefined {
  const richest = (one: Swap, other: Swap): number => kingdom[other.give] - kingdom[one.give];
  const prices = pricesOf(kingdom);
  const goals = RESOURCES.map((kind) => ({ kind, lacks: (prices[kind] ?? 0) - kingdom[kind] }))
    .filter(({ lacks }) => lacks > 0)
    .sort((one, other) => one.lacks - other.lacks);
  for (const { kind, lacks } of goals) {
    const [swap] = swaps.filter(({ get, amount }) => get === kind && amount === lacks).sort(richest);
    if (swap) return swap;
  }
  return [...swaps].sort((one, other) => richest(one, other) || kingdom[one.get] - kingdom[other.get] || other.amount - one.amount)[0];
}

/** The same trade with one part changed, and the rest as near to it as the offers allow. */
export function changed(swaps: readonly Swap[], from: Swap, part: Partial<Swap>): Swap | undefined {
  const wanted = { ...from, ...part };
  const far = (swap: Swap): number =>
    Number(swap.give !== wanted.give) * 100 + Number(swap.get !== wanted.get) * 100 + Math.abs(swap.amount - wanted.amount);
  return swaps
    .filter((swap) => Object.entries(part).every(([key, value]) => swap[key as keyof Swap] === value))
    .sort((one, other) => far(one) - far(other))[0];
}
