interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

interface AskedFor extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** What is used of a service worker's world; the types of the browser's own are those of a page. */
export interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskedFor) => void): void
}
