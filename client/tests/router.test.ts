import { expect, test, vi } from 'vitest';

const place = { origin: 'https://example.org', hash: '' };
vi.stubGlobal('location', place);
vi.stubGlobal('document', { querySelector: () => ({ content: 'device', dataset: {} }), addEventListener: () => {} });
vi.stubGlobal('addEventListener', () => {});
const { router } = await import('../src/app/router.svelte');

test('an address that changes before the page listens is the one that it shows', () => {
  expect(router.route.page).toBe('');
  place.hash = '#/table/abc';
  router.listen();
  expect(router.route).toMatchObject({ page: 'table', parts: ['abc'] });
});
