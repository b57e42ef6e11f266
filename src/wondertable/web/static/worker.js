// @ts-check
// Keeps the pages of the score pad for when there is no connection, and one page that says so; no
// table is ever kept. Before this stand CACHE, OFFLINE, PAGES and KEPT: a name that changes with
// everything kept, that page, the pages of the pad (fetched anew whenever possible), and files
// whose address says their version; ICON and ROOT are a picture and the start page. It shows what
// the server has to tell, too: that it is somebody's turn.

const PATIENCE = 4000;
const OURS = /^(kept|pad)-/; // the worker of earlier versions kept the pad alone

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOld()));

async function keepAll() {
  const cache = await caches.open(CACHE);
  const all = [OFFLINE, ...PAGES, ...KEPT];
  await cache.addAll(all.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function dropOld() {
  const old = (await caches.keys()).filter((name) => OURS.test(name) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && PAGES.includes(url.pathname))
    event.respondWith(page(request, url.pathname));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(alone));
  else if (KEPT.includes(url.pathname + url.search)) event.respondWith(file(request));
});

/**
 * A page from the server; the one that was kept if there is no answer, or none in good time.
 * @param {Request} request
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function page(request, path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok && !answer.redirected) await cache.put(path, answer.clone());
    return answer.status >= 500 && kept ? kept : answer;
  });
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/**
 * A file that never changes.
 * @param {Request} request
 */
async function file(request) {
  const kept = await (await caches.open(CACHE)).match(request);
  return kept ?? fetch(request);
}

/** What is shown of a page that cannot be had. */
async function alone() {
  return (await (await caches.open(CACHE)).match(OFFLINE)) ?? Response.error();
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/**
 * Shows what came; a later notice about the same takes the place of the one before.
 * @param {{json(): unknown} | null} data
 */
async function tell(data) {
  const { title, body, url, tag, lang } = read(data);
  const shown = { body, tag, lang, icon: ICON, data: url };
  await self.registration.showNotification(title, shown);
}

/**
 * What came, as far as it can be read: a browser wants something shown for every message.
 * @param {{json(): unknown} | null} data
 * @returns {{title: string, body?: string, url: string, tag?: string, lang?: string}}
 */
function read(data) {
  try {
    return Object.assign({ title: "Wondertable", url: ROOT }, data?.json());
  } catch {
    return { title: "Wondertable", url: ROOT };
  }
}

/**
 * Goes to the page that a notice is about: one that is open, or a new one; never elsewhere.
 * @param {string} path
 */
async function lead(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url.pathname);
  await (open ? open.focus() : self.clients.openWindow(url.href));
}
