// Keeps the pages themselves, so that they open without a network. What happens at the tables is always asked for anew.
const kept = 'arbiter-5';
const pages = ['/', '/page.js', '/board.js', '/replay.js', '/entry.js', '/live.js', '/list.js', '/words.js', '/style.css', '/icon.svg', '/manifest.webmanifest', '/seat', '/seat.js'];
const eventPage = '/events/';
const isPage = (pathname) => pages.includes(pathname) || /^\/words\/[a-z]+\.json$/.test(pathname);

addEventListener('install', (event) => event.waitUntil(caches.open(kept).then((cache) => cache.addAll(pages))));

addEventListener('fetch', (event) => {
  const {pathname: asked, origin} = new URL(event.request.url);
  // All events have the same page.
  const pathname = /^\/events\/[^/]+$/.test(asked) ? eventPage : asked;
  if (event.request.method !== 'GET' || origin !== location.origin || !(isPage(pathname) || pathname === eventPage)) return;
  event.respondWith(fetch(event.request).then((reply) => {
    if (reply.ok) {
      const copy = reply.clone();
      event.waitUntil(caches.open(kept).then((cache) => cache.put(pathname, copy)));
    }
    return reply;
  }).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});
