/** A moment as an input of the kind `datetime-local` has it: in the reader's own time. */
export const local = (at: Date): string => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
