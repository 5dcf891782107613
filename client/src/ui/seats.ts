// Seats: the letter and the class that sets the colour. Colour, shape and letter always go together.

const LETTERS = 'ABCDE';

export const letter = (seat: number): string => LETTERS[seat] ?? String(seat + 1);
export const seatClass = (seat: number): string => (LETTERS[seat] ?? 'E').toLowerCase();
