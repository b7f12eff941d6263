import { FILES, isOfflineRead, MOST_FILES, MOST_REPLIES, REPLIES, SAVED_AT, TERM_MS } from './offlineReads.ts';

// A service worker: tickets and bookings that were on the screen open without a network. Everything else goes to the
// server as if it were not there.

// The types of a worker do not go together with those of a page.
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends LongEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: LongEvent) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
}
const worker = self as unknown as Worker;

/** The page without content: the server renders nothing for an address of the account. */
const SHELL = '/app/account/tickets';

worker.addEventListener('install', event => {
  event.waitUntil(fetchShell().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', event => {
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || pathname.startsWith('/app/admin/')) return;
  if (request.mode === 'navigate') event.respondWith(pageFor(event));
  else if (request.method === 'GET' && pathname.startsWith('/app/assets/')) event.respondWith(fileFor(request));
  else if (pathname.startsWith('/api/') && isOfflineRead(request.method, pathname.slice('/api'.length)))
    event.respondWith(replyFor(event));
});

const fetchShell = async () => keepShell(await fetch(SHELL));

/** Keeps the page without content and the files that it names. */
async function keepShell(response: Response): Promise<void> {
  const files = await caches.open(FILES);
  const html = await response.clone().text();
  for (const file of new Set(html.match(/\/app\/assets\/[\w.-]+/g)))
    if (!(await files.match(file))) await files.add(file);
  await files.put(SHELL, response);
}

async function pageFor(event: Fetching): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    // Only pages without content are kept from search engines.
    if (response.ok && response.headers.has('x-robots-tag')) event.waitUntil(keepShell(response.clone()));
    return response;
  } catch (error) {
    const files = await caches.open(FILES);
    const shell = await files.match(SHELL);
    if (!shell) throw error;
    return shell;
  }
}

/** A file of the app: its name changes with its content. */
async function fileFor(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const own = await files.match(request.url);
  if (own) return own;
  const response = await fetch(request);
  if (response.ok) {
    await files.put(request.url, response.clone());
    await limit(files, MOST_FILES);
  }
  return response;
}

async function replyFor(event: Fetching): Promise<Response> {
  const key = await keyOf(event.request.clone());
  // Opened before the request: what is answered after a sign-out goes to the cache that the sign-out has deleted.
  const replies = await caches.open(REPLIES);
  try {
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(keep(replies, key, response.clone()));
    return response;
  } catch (error) {
    const own = await replies.match(key);
    const savedAt = Number(own?.headers.get(SAVED_AT));
    if (!own || Date.now() - savedAt > TERM_MS) throw error;
    const client = await worker.clients.get(event.clientId);
    client?.postMessage({ savedAt });
    return own;
  }
}

/** An address for a read: that of the call, with its body, which a cache does not compare. */
async function keyOf(request: Request): Promise<string> {
  if (request.method === 'GET') return request.url;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await request.arrayBuffer()));
  return `${request.url}?body=${Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function keep(replies: Cache, key: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT, String(Date.now()));
  await replies.delete(key);
  await replies.put(key, new Response(await response.blob(), { status: response.status, headers }));
  await limit(replies, MOST_REPLIES);
}

/** Deletes the oldest entries beyond a number. */
async function limit(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map(key => cache.delete(key)));
}
