// Keeps the page with its rules, so that it opens without a network. Only the page without a server has it.
// `cargo xtask site` writes the version: another set of files is another worker.
const VERSION = "";
const NAME = `antre-${VERSION}`;
const self_ = /** @type {any} */ (self);

self_.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const site = await (await fetch("site.json", { cache: "no-cache" })).json();
    const cache = await caches.open(NAME);
    // Past the browser's own cache: a file of the last version beside one of this would fit nothing.
    await cache.addAll(["./", ...site.files].map((path) => new Request(path, { cache: "no-cache" })));
  })());
});

// A page that is open has the files that it began with, until its reader wants the new ones.
self_.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "now") self_.skipWaiting();
});

self_.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name.startsWith("antre-") && name !== NAME) await caches.delete(name);
    await self_.clients.claim();
  })());
});

self_.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const cache = await caches.open(NAME);
    return (await cache.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  })());
});
