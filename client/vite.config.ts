import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { fonts } from './fonts.js';

export default defineConfig(({ mode }) => {
  // `STARHOLD_SERVER` names a running server for `npm run dev`.
  const server = loadEnv(mode, '.', 'STARHOLD')['STARHOLD_SERVER'] ?? 'http://127.0.0.1:8000';
  return {
    plugins: [fonts(), svelte()],
    build: { target: 'es2022', assetsInlineLimit: 1024, modulePreload: { polyfill: false } },
    server: {
      proxy: { '/api': server, '/text': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
    },
  };
});
