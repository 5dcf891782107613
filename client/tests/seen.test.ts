import { expect, test } from 'vitest';
import { ago } from '../src/people/seen';

test('how long ago, in the unit that fits', () => {
  const now = 1_000_000_000;
  const said = [5, 90, 3 * 3600, 30 * 3600, 15 * 86_400].map((past) => ago(now - past, 'en', now));
  expect(said).toEqual(['1 minute ago', '1 minute ago', '3 hours ago', 'yesterday', '2 weeks ago']);
  expect(ago(now - 7200, 'ru', now)).toBe('2 часа назад');
});
