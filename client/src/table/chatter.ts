// What is said at a table with one tap: each reader has it in their own language.
import { t } from '../ui/text.svelte';

export const PHRASES = ['peace', 'nice', 'sorry', 'moment', 'thanks', 'game'] as const;

/** A phrase as it is sent; no text that somebody types looks like that by chance. */
export const sent = (phrase: string): string => `:${phrase}:`;

/** What was said, in the reader's words. */
export function heard(text: string): string {
  const phrase = /^:([a-z]+):$/.exec(text)?.[1] ?? '';
  return [...PHRASES, 'nudge'].some((one) => one === phrase) ? t(`ui-say-${phrase}`) : text;
}
