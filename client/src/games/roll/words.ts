/** Where words of the glossary are to be seen: CSS selectors within the board, by message id. */
export const words: Readonly<Record<string, string>> = {
  'word-roll-citizenry': '[data-ground="citizenry"]',
  'word-roll-cup': '[data-ground="cup"]',
  'word-roll-phase': '.strip',
  'word-roll-selector': '.strip',
  'word-roll-dictate': '.strip',
  'word-roll-development': '.stacks',
  'word-roll-world': '.stacks',
  'word-roll-tableau': '.tab',
  'word-roll-square': '.tab',
  'word-roll-pool': '.vpc',
};
