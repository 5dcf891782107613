// Errors in the player's words.
import { Refused } from './api';
import { t, text } from '../ui/text.svelte';

/** What went wrong, in the player's language. */
export function inWords(error: unknown): string {
  if (error instanceof Refused) {
    const { key, arguments: values } = error.problem;
    return text.has(key) ? t(key, values) : t('ui-refused', { key });
  }
  return t('ui-no-server');
}
