// The page without a network: its files are kept when it is installed, and come from there. shell.js and `starhold site` fill in the list.
const VERSION = '__VERSION__';
const FILES = /* files */ [];
/** answers that are the same for everybody: the newest that came is good enough without a network */
const SHARED = /^(text\/|api\/(games|lessons|server|rules\/|catalogue\/|puzzles\/[a-z]+$))/;
const root = new URL('./', location.href);
/** where our files are kept; several servers can share a host, each below a path of its own */
const OWN = `starhold${root.pathname === '/' ? '' : root.pathname}-`;
const KEPT = OWN + VERSION;

addEventListener('install', (event) => event.waitUntil(keep()));

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(FILES.map((file) => new Request(new URL(file, root), { cache: 'no-cache' })));
  // A site's list has its page; a server's is the same at every address.
  if (FILES.includes('index.html')) return;
  const page = await fetch(root, { cache: 'no-cache' });
  if (page.ok) await cache.put(new URL('index.html', root), page);
}

addEventListener('activate', (event) => {
  const old = (name) => name.startsWith(OWN) && name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

// A new version waits until the person starts it: never in the middle of a game.
addEventListener('message', (event) => event.data === 'now' && skipWaiting());

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  const path = address.pathname.slice(root.pathname.length);
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(path)) event.respondWith(kept(request));
  else if (path.startsWith('device/')) event.respondWith(once(request));
  else if (SHARED.test(path)) event.respondWith(newest(request));
});

/** A page: a site's is kept; a server's is asked for, and kept for when there is none. */
async function page(request) {
  const cache = await caches.open(KEPT);
  const own = await cache.match(new URL('index.html', root));
  if (own && FILES.includes('index.html')) return own;
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html'))
      await cache.put(new URL('index.html', root), answer.clone());
    return answer;
  } catch (error) {
    if (own) return own;
    throw error;
  }
}

async function kept(request) {
  return (await caches.match(request, { cacheName: KEPT, ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/** What plays on the device, when it was asked for once. */
async function once(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function newest(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const last = await cache.match(request, { ignoreVary: true });
    if (!last) throw error;
    // The page learns that the server has not answered.
    const headers = new Headers(last.headers);
    headers.set('x-starhold-kept', '1');
    return new Response(last.body, { status: last.status, headers });
  }
}

// A notice of the server. Browsers that know Declarative Web Push show it themselves and never come here.
addEventListener('push', (event) => {
  const { title, navigate, ...options } = event.data.json().notification;
  event.waitUntil(registration.showNotification(title, { ...options, icon: new URL('favicon.svg', root).href, data: { navigate } }));
});

addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(action ? answered(action, notification.data.navigate) : show(notification.data.navigate));
});

/** A choice was made on the notice: the server hears of it, and nothing opens unless that failed. */
async function answered(token, otherwise) {
  const init = { method: 'POST', headers: { 'X-Starhold': '1', 'Content-Type': 'application/json' } };
  const sent = await fetch(new URL('api/notices/answer', root), { ...init, body: JSON.stringify({ token, sure: true }) }).catch(() => null);
  if (!sent?.ok) await show(otherwise);
}

/** Go to a page in a window that is open already, or in a new one. */
async function show(address) {
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) return clients.openWindow(address);
  await open.focus();
  return open.navigate(address);
}
