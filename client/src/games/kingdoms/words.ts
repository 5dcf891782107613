/** Where words of the glossary are to be seen: CSS selectors within the board, by message id. */
export const words: Readonly<Record<string, string>> = {
  'word-kingdoms-shield': '.actions',
  'word-kingdoms-refresh': '.actions',
  'word-kingdoms-bid': '.war',
  'word-kingdoms-home': '.realm .mapbox',
  'word-kingdoms-edge': '.realm .mapbox',
};
