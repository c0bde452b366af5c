// Keeps the pages themselves, so that they open without a network. What happens at the tables is always asked for anew.
const kept = 'arbiter-4';
const pages = ['/', '/page.js', '/board.js', '/replay.js', '/words.js', '/style.css', '/icon.svg', '/manifest.webmanifest', '/seat', '/seat.js'];
const isPage = (pathname) => pages.includes(pathname) || /^\/words\/[a-z]+\.json$/.test(pathname);

addEventListener('install', (event) => event.waitUntil(caches.open(kept).then((cache) => cache.addAll(pages))));

addEventListener('fetch', (event) => {
  const {pathname, origin} = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || !isPage(pathname)) return;
  event.respondWith(fetch(event.request).then((reply) => {
    if (reply.ok) {
      const copy = reply.clone();
      event.waitUntil(caches.open(kept).then((cache) => cache.put(pathname, copy)));
    }
    return reply;
  }).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});
