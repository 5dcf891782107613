// What makes the page an app: its manifest, its icons, and service-worker.js with the list of the built files.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { icon, preview } from './icons.js';

const ICONS = [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-mask.png', 512, true],
];
const MANIFEST = {
  id: './',
  name: 'Starhold',
  short_name: 'Starhold',
  description: 'Tiny Epic Galaxies, Tiny Epic Kingdoms and Roll for the Galaxy, with bots, lessons and puzzles',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#151833',
  theme_color: '#151833',
  categories: ['games'],
  icons: ICONS.map(([src, side, maskable]) => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
};

export function shell() {
  return {
    name: 'starhold-shell',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#151833' }, injectTo: 'head' },
    ],
    generateBundle: {
      // Modules of styles alone leave no script behind: Vite takes those out of the bundle before.
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, side, maskable] of ICONS) this.emitFile({ type: 'asset', fileName, source: icon(side, maskable) });
        this.emitFile({ type: 'asset', fileName: 'preview.png', source: preview() });
        this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) });
        // Built files are named by their content: the list says whether anything changed.
        const files = Object.keys(bundle)
          .filter((file) => file.startsWith('assets/'))
          .sort();
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
        const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8')
          .replace("'__VERSION__'", `'${version}'`)
          .replace('/* files */ []', `/* files */ ${JSON.stringify(files)}`);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
