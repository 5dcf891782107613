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
/** The letters of pictures (server/work/pictures.py), which a renderer draws that knows neither WOFF nor variable fonts. */
const DRAWN = [
  ['inter', 400],
  ['inter', 700],
  ['jost', 700],
];
/** accents, kerning, figures of one width */
const FEATURES = ['ccmp', 'locl', 'mark', 'kern', 'tnum'];

async function cut(family, script, wght, targetFormat) {
  const whole = await readFile(new URL(`${family}/files/${family}-${script}-wght-normal.woff2`, PACKAGES));
  return subsetFont(whole, LETTERS[script], { targetFormat, variationAxes: { wght }, keepFeatures: FEATURES });
}

/** Cuts the fonts before anything else is built. */
export const fonts = () => ({
  name: 'starhold-fonts',
  async config() {
    await mkdir(FONTS, { recursive: true });
    // One after another: they share one memory.
    for (const family of ['inter', 'jost'])
      for (const script of ['latin', 'cyrillic'])
        await writeFile(`${FONTS}/${family}-${script}.woff2`, await cut(family, script, WEIGHTS[family], 'woff2'));
    return { resolve: { alias: { '@fonts': FONTS } } };
  },
  async generateBundle() {
    for (const [family, weight] of DRAWN)
      for (const script of ['latin', 'cyrillic'])
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${family}-${weight}-${script}.ttf`,
          source: await cut(family, script, weight, 'truetype'),
        });
  },
});
