// "Your turn" outside the page: the title, the badge on the icon, and a notification if wanted.
import { settings } from '../ui/settings.svelte';

const ICON = (badge: boolean): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#151833"/><path d="M20 3 24 15 36 15.4 26.5 22.8 30 35 20 28 10 35 13.5 22.8 4 15.4 16 15z" fill="#ffd166"/>${badge ? '<circle cx="31" cy="31" r="9" fill="#ff6b57" stroke="#151833" stroke-width="3"/>' : ''}</svg>`,
  )}`;

/** The mark of a turn comes so many ms after the turn: no frame of the table waits for it, nor does it flicker between two moves. */
const LATER = 150;
let change: ReturnType<typeof setTimeout> | undefined;
let titled = '';

/** Show whether it is the player's turn, in the title and on the icon. */
export function showTurn(title: string, mine: boolean): void {
  clearTimeout(change);
  const show = (): void => {
    document.title = mine ? `\u25cf ${title}` : title;
    document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? ICON(true) : '/favicon.svg');
  };
  // A page that nobody looks at paints nothing, and its timers are late.
  if (title === titled && document.visibilityState === 'visible') change = setTimeout(show, LATER);
  else show();
  titled = title;
}

/** Ask the browser for leave to notify; the answer is whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Tell a player who looks elsewhere. */
export function notify(title: string, body: string): void {
  if (!settings.notify || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag: 'starhold-turn' });
  note.onclick = () => window.focus();
}
