import { expect, test } from 'vitest';
import { betrayal } from '../src/games/kingdoms/alliances';
import type { KingdomsView } from '../src/wire/kingdoms';

const army = (seat: number | null, lying = false) => ({ seat, lying });
const view = {
  seats: [{ allies: [1] }, { allies: [0] }, { allies: [] }],
  boards: [
    {
      regions: [
        { id: '1:1', armies: [army(0), army(1)] },
        { id: '1:2', armies: [army(1)] },
        { id: '1:3', armies: [army(2)] },
        { id: '1:4', armies: [army(1, true)] },
        { id: '1:5', armies: [army(null)] },
      ],
    },
  ],
} as unknown as KingdomsView;

test('a march on an ally says that the alliance ends', () => {
  const told = (...picked: string[]) => betrayal(view, 0, ['action:patrol', ...picked]).map(({ words }) => words['player']);
  expect(told('region:1:1', 'region:1:2')).toEqual([{ type: 'player', seat: 1 }]);
  // Where one comes from may be shared; a rival, a lying army and the Lost Kingdom are no allies.
  expect(told('region:1:1')).toEqual([]);
  expect([told('region:1:1', 'region:1:3'), told('region:1:1', 'region:1:4'), told('region:1:1', 'region:1:5')]).toEqual([[], [], []]);
});
