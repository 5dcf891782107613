// A game moves between this device and the server: the new side has it before the old one forgets it.
import type { Place } from '../app/api';
import type { TableInfo } from '../wire/wire';

/** Can it move? Only a game of one person, against bots or with others at the same device, without a clock. */
export const movable = (table: TableInfo): boolean =>
  table.host &&
  !table.public &&
  !table.daily &&
  !table.takeover &&
  table.clock.kind === 'none' &&
  table.seats.every(({ seat, kind, resigned }) => !resigned && (kind === 'bot' || table.mine.includes(seat)));

/** Move it; if anything fails, it is where it was, or at both, and moving it again ends that. */
export async function move(table: string, from: Place, to: Place): Promise<void> {
  const record = await from.takenAlong(table);
  await to.continue(JSON.stringify(record), table);
  await from.remove(table);
}
