import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';
import { fonts } from './fonts.js';
import { texts } from './texts.js';

const TABLE =
  /src\/(games\/(worded|things|tokens)|learn\/tips|table\/(routes|shapes|spending|tags|picks|picking|showing|outbox|purses|play|motion|drag|walk|seen|whys|hints|keys|goal|there|clocks|NoEffect|Tag|Ledger|Ask|BoardHost|Inspect|HintList|GoalStrip|After)|ui\/(screen|fit|LineText|Drawer|Flight|Banner))\b/;

export default defineConfig(({ mode }) => {
  // `STARHOLD_SERVER` names a running server for `npm run dev`.
  const server = loadEnv(mode, '.', 'STARHOLD')['STARHOLD_SERVER'] ?? 'http://127.0.0.1:8000';
  return {
    plugins: [fonts(), texts(), svelte()],
    build: {
      target: 'es2022',
      assetsInlineLimit: 1024,
      modulePreload: { polyfill: false },
      // What every table needs comes in one file: each one more costs a request and half a kilobyte of headers.
      rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'table', test: TABLE }] } } },
    },
    server: {
      // The client's own texts lie in `text/` as well, and are imported as modules.
      proxy: {
        '/api': server,
        '/text': { target: server, bypass: ({ url }) => (url?.includes('?') ? url : undefined) },
        '/ws': { target: server.replace('http', 'ws'), ws: true },
      },
    },
  };
});
