// Palettes for worlds that belong together by colour and still have to be told apart.
import type { PlanetLook } from '../../art/planets';

type Palette = PlanetLook['palette'];

const palette = (colours: string): Palette => {
  const [light = '', main = '', dark = '', accent = '', air = '', land = ''] = colours.split(' ').map((colour) => `#${colour}`);
  return { light, main, dark, accent, air, land };
};

/** Three palettes for each colour of worlds, from light to the colour of the land. */
export const WORLD_PALETTES: Readonly<Record<string, readonly Palette[]>> = {
  novelty: [
    'c8f4ff 39b4dc 14507f f2ffff 8fe3ff e9fbff',
    'cfe0ff 4a86e8 1b3580 f4f8ff 9dc3ff 7fe0d8',
    'c6fff6 2fc4c0 0d565e fffbe0 86f2ea f6e7a8',
  ].map(palette),
  rare: [
    'ffe0b8 c8803f 6a3517 fff0d4 ffc48a 8c4a22',
    'f3d3c0 a8573a 4c1d1a ffe2cf f0a080 d99a63',
    'f4e6c8 b59a6a 5d4526 fff8e6 e8cf9a 7d5a34',
  ].map(palette),
  genes: [
    'dcf7c4 5fb765 1f5b3c f3ffd9 a6f0b0 eadf9f',
    'eaf7a8 9dbb3c 44591a fbffd6 d4f07a 3f7f46',
    'c4f7e0 3fae86 12503f e8fff6 8af0c8 b7e27a',
  ].map(palette),
  alien: [
    'fff3b0 e8c02e 7d5a08 fffbe0 ffe36b b98a12',
    'ffe9a0 d9982a 6e3b06 fff6d6 ffc95c f7e27a',
    'f6ffb4 c9cf3a 5c6410 ffffe6 eef27a 8f7a1a',
  ].map(palette),
  grey: [
    'eef2f7 9fb0c6 4a5670 ffffff cfe0ff eef2f8',
    'e6e2ea 8f879c 453d52 fbf7ff d6cbe6 c9b9c4',
    'e8ebe4 8b9488 3e463f fafff6 d0dccb 5f6b62',
  ].map(palette),
};
