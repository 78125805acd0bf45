/**
 * Opens the driver's page where there is no signal. It keeps the page and its files; what the page knows and has not
 * sent, it keeps itself. This file imports nothing: browsers run it as a plain script.
 */

interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface AskedFor extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface PushArrived extends LifeEvent {
  readonly data: { json(): unknown } | null
}

interface NoticeTapped extends LifeEvent {
  readonly notification: Notification
}

/** The driver's page, where it is open. */
interface OpenPage {
  focus(): Promise<unknown>
  postMessage(message: string): void
}

/** The part of a service worker's world that is used; the types of the browser's own are those of a page. */
interface WorkerScope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window' }): Promise<readonly OpenPage[]>
    openWindow(path: string): Promise<unknown>
  }
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedFor) => void): void
  addEventListener(type: 'push', listener: (event: PushArrived) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NoticeTapped) => void): void
}

declare const self: WorkerScope

const CACHE = 'driver-page'
/** The page is the same for every link. */
const SHELL = '/d/shell'
/** Holds the path of the link that was opened last: a message leads there. */
const LINK = '/d/link'
const PAGE_TIMEOUT_MS = 4_000

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
})

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data?.json()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTrips())
})

/** Has a page that is open read the trips again, and shows the message. */
async function showNotice(notice: unknown): Promise<void> {
  const textOf = (name: string) => {
    const text: unknown = typeof notice === 'object' && notice !== null ? Reflect.get(notice, name) : ''
    return typeof text === 'string' ? text : ''
  }
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('trips')
  await self.registration.showNotification(textOf('title'), { body: textOf('body') })
}

async function openTrips(): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (page) await page.focus()
  else await self.clients.openWindow((await (await kept(LINK))?.text()) ?? '/d/')
}

/** The page of the server while it answers, else the one that is kept. */
async function openPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
    if (answer.ok) return answer
    return (await kept(SHELL)) ?? answer
  } catch {
    return (await kept(SHELL)) ?? Response.error()
  }
}

/** A file's name changes with its content, so a kept one is never old. */
async function fileOf(request: Request): Promise<Response> {
  const known = await kept(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone())
  return answer
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  const answer = await fetch(SHELL, { cache: 'no-store' })
  if (!answer.ok) throw new Error('The page cannot be kept')
  const html = await answer.clone().text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])
  await cache.addAll(files)
  await cache.put(SHELL, answer)
  const needed = new Set([SHELL, LINK, ...files])
  for (const request of await cache.keys())
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
}

async function kept(address: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(address)
}
