import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { fonts } from './fonts.js';
import { shell } from './shell.js';
import { texts } from './texts.js';
import { type as typeSizes } from './type.js';

/** what every page needs */
const PAGE =
  /preload-helper|node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(wire\/languages|account\/(people|LanguagePick)|app\/(edition|router|kept|invites|transport|api|errors|last|installed|Update)|art\/(random|bitmap|sky|faces)|fair\/(words|fair|hash|notes)|games\/folders|lobby\/cast|ui\/(settings|site|text|seats|Emblem|Icon|Face|Sky|TopBar))\b/;
/** what the lobby needs, and no table */
const LOBBY =
  /src\/(games\/(covers|\w+\/(cover|Poster))|turns\/turns|ui\/HubBar|lobby\/(measured|rivals|start|played|daily|Step|PosterArt|TableOptions|DailyFacts|GameSign|PlayedLine|TableLine))\b/;
const TABLE =
  /src\/(games\/(index|\w+\/parts|worded|things|tokens)|learn\/(tips|terms)|table\/(routes|shapes|spending|tags|picks|picking|showing|outbox|purses|play|motion|drag|walk|seen|whys|hints|keys|goal|there|clocks|link|changes|notice|chatter|desk|story|LogList|Seats|Clock|NoEffect|Tag|Ledger|Ask|BoardHost|Inspect|GoalStrip|After)|ui\/(screen|sound|fit|LineText|Drawer|Flight|Banner))\b/;

/** The server sends index.html for every page: there its files are at the root. `starhold site` makes them relative again. */
const atTheRoot = (): Plugin => ({
  name: 'at-the-root',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
});

export default defineConfig(({ mode }) => {
  // `STARHOLD_SERVER` names a running server for `npm run dev`.
  const server = loadEnv(mode, '.', 'STARHOLD')['STARHOLD_SERVER'] ?? 'http://127.0.0.1:8000';
  return {
    // Files find each other by relative addresses, so that a site can lie in any folder; index.html is served at all depths.
    base: './',
    plugins: [fonts(), texts(), typeSizes(), svelte(), shell(), atTheRoot()],
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      assetsInlineLimit: 1024,
      modulePreload: { polyfill: false },
      // What is always needed together comes in one file: each one more costs a request and most of a kilobyte of headers.
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'page', test: PAGE },
              { name: 'lobby', test: LOBBY },
              { name: 'table', test: TABLE },
            ],
          },
        },
      },
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
