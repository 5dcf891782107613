// What a rival is likely to select, as far as it can be seen on the table: for the desk, behind one's screen.
import type { PlayerView, RollView, StackView } from '../../wire/roll';
import type { Line } from '../../wire/wire';
import { total } from './dice';

type Words = Line['words'];
interface Guess {
  line: Line;
  /** how far it suggests itself, from 0 to 1 */
  weight: number;
}

/** so many goods, or worlds without any, suggest a phase; more suggest it more */
const GOODS = 2;
const EMPTY = 3;
const MANY = 4;
/** a tile suggests its phase from half of its dice on */
const HALF = 0.5;

function site({ top, dice, needed }: StackView, side: 'development' | 'world', phase: string): [string, Words, number, string][] {
  const here = total(dice);
  if (!top || here === 0 || here / needed < HALF) return [];
  const tile = { type: 'name', key: `roll-${side}-${top[side]}` } as const;
  return [['site', { dice: { type: 'number', value: here }, needed: { type: 'number', value: needed }, tile }, here / needed, phase]];
}

/** The strongest reason that a rival has for a phase. */
function guess({ seat, worlds, development_stack: developments, world_stack: settled }: PlayerView): Guess | undefined {
  const goods = worlds.reduce((sum, world) => sum + world.goods.length, 0);
  const empty = worlds.filter(({ colour, goods: on }) => colour !== 'grey' && on.length === 0).length;
  const found: [string, Words, number, string][] = [
    ...site(developments, 'development', 'develop'),
    ...site(settled, 'world', 'settle'),
    ...(developments.size + settled.size === 0 ? [['explore', {}, 1, 'explore'] as [string, Words, number, string]] : []),
  ];
  if (goods >= GOODS) found.push(['ship', { goods: { type: 'number', value: goods } }, Math.min(1, goods / MANY), 'ship']);
  else if (empty >= EMPTY && goods === 0)
    found.push(['produce', { empty: { type: 'number', value: empty } }, Math.min(1, empty / MANY) * HALF, 'produce']);
  const [best] = found.sort(([, , one], [, , other]) => other - one);
  if (!best) return undefined;
  const [reason, words, weight, phase] = best;
  const player = { type: 'player', seat } as const;
  return {
    weight,
    line: { key: `roll-ui-likely-${reason}`, words: { ...words, player, phase: { type: 'name', key: `roll-phase-${phase}` } } },
  };
}

/** One line for each rival who has a reason, the strongest first. */
export function likely(view: RollView, seat: number, picked: readonly string[] = []): Line[] {
  if (view.stage !== 'assign' || picked.length > 0) return [];
  return view.seats
    .filter((one) => one.seat !== seat)
    .flatMap((one) => guess(one) ?? [])
    .sort((one, other) => other.weight - one.weight)
    .map(({ line }) => line);
}
