// The service worker: keeps the page's files for use without a network, and says when a new version is ready.
import { root } from './edition';

class Installed {
  /** a new version waits to be started */
  update = $state.raw<ServiceWorker | null>(null);
  /** the browser offers to install the page as an app */
  offer = $state.raw<{ prompt(): Promise<unknown> } | null>(null);

  async register(): Promise<void> {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as Event & { prompt(): Promise<unknown> };
    });
    addEventListener('appinstalled', () => (this.offer = null));
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const found = await navigator.serviceWorker.register(`${root}service-worker.js`).catch(() => undefined);
    if (!found) return;
    this.#look(found.waiting);
    found.addEventListener('updatefound', () => {
      const coming = found.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && this.#look(coming));
    });
  }

  /** The first version replaces nothing: only those after it are announced. */
  #look(waiting: ServiceWorker | null): void {
    if (waiting && navigator.serviceWorker.controller) this.update = waiting;
  }

  /** Start the new version; what runs is saved at every move. */
  start(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.update?.postMessage('now');
  }
}

export const installed = new Installed();
