// The fonts, with no more in them than our pages show: the letters of our four languages and their
// neighbours, the weights and features that the styles use. They come from npm; this halves them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const PACKAGES = new URL('node_modules/@fontsource-variable/', import.meta.url);
/** src/style/fonts.css calls it `@fonts` */
const FONTS = fileURLToPath(new URL('node_modules/.fonts', import.meta.url));

const span = (first, last) => Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');

const LETTERS = {
  latin: `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ŒœŸ‐‑‒–—―‘’‚“”„†•…‹›\u2009\u202f€←↑→↓−`,
  cyrillic: `${span(0x410, 0x44f)}ЁёҐґЄєІіЇїЎў№`,
};
/** text has several weights, headings one */
const WEIGHTS = { inter: { min: 400, max: 800 }, jost: 700 };
/** accents, kerning, figures of one width */
const FEATURES = ['ccmp', 'locl', 'mark', 'kern', 'tnum'];

async function cut(family, script) {
  const whole = await readFile(new URL(`${family}/files/${family}-${script}-wght-normal.woff2`, PACKAGES));
  const part = await subsetFont(whole, LETTERS[script], {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS[family] },
    keepFeatures: FEATURES,
  });
  await writeFile(`${FONTS}/${family}-${script}.woff2`, part);
}

/** Cuts the fonts before anything else is built. */
export const fonts = () => ({
  name: 'starhold-fonts',
  async config() {
    await mkdir(FONTS, { recursive: true });
    // One after another: they share one memory.
    for (const family of ['inter', 'jost']) for (const script of ['latin', 'cyrillic']) await cut(family, script);
    return { resolve: { alias: { '@fonts': FONTS } } };
  },
});
