/** The parts of the game's catalogue that its board draws from. */
export const parts = 'developments,worlds';
