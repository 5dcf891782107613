// Push messages: this browser subscribes to its push service through the service worker.
import type { NewChannel } from '../wire/wire';

/** Can this browser receive push messages here? They need https and the service worker of an installed page. */
export async function canPush(): Promise<boolean> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return false;
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** The server's key as the push service wants it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/') + '='.repeat((4 - (text.length % 4)) % 4));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** Ask for permission and subscribe; throws a DOMException if the person or the browser says no. */
export async function subscribe(serverKey: string): Promise<Pick<NewChannel, 'address' | 'keys'>> {
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(serverKey) });
  const { endpoint, keys } = made.toJSON();
  return { address: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
