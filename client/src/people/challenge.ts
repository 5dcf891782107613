// A challenge: a table that lasts days, with a seat for one person.
import { api } from '../app/api';
import { lastGame } from '../app/last';
import { router } from '../app/router.svelte';
import { GAMES } from '../games/covers';

const DAY = 86_400;

/** Make a table by turns, invite somebody by name and go there. */
export async function challenge(name: string, game = ''): Promise<void> {
  const made = await api.newTable({
    game: game || lastGame() || GAMES[0]!,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'move', seconds: DAY },
  });
  await api.invite(made.id, name);
  router.go(`/table/${made.id}`);
}
