// EDITION and FILES are written before this text when the site is built.
const PREFIX = 'ludotheque-'
const CACHE = PREFIX + EDITION

self.addEventListener('install', (event) => {
  event.waitUntil(keepEverything())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderEditions())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) {
    event.respondWith(answer(request))
  }
})

async function keepEverything() {
  const cache = await caches.open(CACHE)
  // The browser's own cache may hold the page of an older edition.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))
  await self.skipWaiting()
}

async function forgetOlderEditions() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
  await self.clients.claim()
}

const isHome = (url) => new URL(url).pathname.replace(/index\.html$/, '') === new URL(registration.scope).pathname

/** A page under a route, as far as it takes to go on from there. */
function onward() {
  const html = `<!doctype html><script src="${registration.scope}onward.js"></script>`
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Pages come from the network first, so that a new edition shows at once; files named by their content never change. */
async function answer(request) {
  const cache = await caches.open(CACHE)
  if (request.mode === 'navigate') {
    try {
      return await fetch(request)
    } catch {
      return isHome(request.url) ? ((await cache.match('./')) ?? Response.error()) : onward()
    }
  }
  return (await cache.match(request)) ?? fetch(request)
}
