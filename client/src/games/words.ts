// Where the words of the games' glossaries are to be seen; loaded with the first word that is explained, not with a board.
const FOUND = import.meta.glob<Readonly<Record<string, string>>>('./*/words.ts', { eager: true, import: 'words' });

export const WORDS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(FOUND));
