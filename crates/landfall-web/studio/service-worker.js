// Keeps the page for the day without a network. A new version replaces the old one as a whole.
const CACHE = 'landfall-VERSION';
const PARTS = ['./', 'first.js', 'studio.js', 'worker.js', 'studio.css', 'landfall.wasm', 'landfall-cards.wasm', 'example.json'];

addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PARTS)).then(() => skipWaiting())));
addEventListener('activate', (event) =>
  event.waitUntil(caches.keys().then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key)))).then(() => clients.claim())),
);
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  // What `landfall preview` answers is never kept.
  if (event.request.method !== 'GET' || /\/(files|events)(\/|$)/.test(pathname)) return;
  event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
