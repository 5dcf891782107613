/** Where words of the glossary are to be seen: CSS selectors within the board, by message id. */
export const words: Readonly<Record<string, string>> = {
  'word-galaxies-activate': '.tray',
  'word-galaxies-inactive': '.tray .dice',
  'word-galaxies-converter': '.tray .conv',
  'word-galaxies-colony': '.mat .own',
  'word-galaxies-empire': '.mat .emp',
  'word-galaxies-home': '.mat .galaxy',
  'word-galaxies-locked': '.mat .lk',
  'word-galaxies-row': '.planets',
  'word-galaxies-orbit': '.planets .card',
  'word-galaxies-land': '.planets .card',
  'word-galaxies-end-space': '.planets .card',
};
