// Moments and spans, in the reader's language.

/** A moment: with its day, unless that is today. */
export function moment(seconds: number, language: string, now = Date.now()): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}

/** Seconds as minutes and seconds: 1:05. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
