// Units of the client that need neither a browser nor a component; pages and boards are tested in tests/e2e.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Runes of `*.svelte.ts` work in tests as in a browser.
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: { include: ['tests/**/*.test.ts'], isolate: false },
});
