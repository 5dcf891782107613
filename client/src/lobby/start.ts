// A new table: the player enters, seals a word for the dice, and goes there.
import { people } from '../account/people.svelte';
import { api } from '../app/api';
import { router } from '../app/router.svelte';
import { attend, newWord } from '../fair/words';
import type { NewTable } from '../wire/wire';

export async function startTable(plan: NewTable): Promise<void> {
  await people.enter();
  const word = newWord();
  const table = await api.newTable({ ...plan, seal: word.seal });
  await attend(table, word);
  router.go(`/table/${table.id}`);
}
