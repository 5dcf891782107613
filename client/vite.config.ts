import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `STARHOLD_SERVER` names a running server for `npm run dev`.
const server = process.env['STARHOLD_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 1024, modulePreload: { polyfill: false } },
  server: {
    proxy: { '/api': server, '/text': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
  },
});
