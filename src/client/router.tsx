import type { Site } from '@chauffeur/contract/site'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ReadTrip } from './trip/first-trip.ts'
import { routeTree } from './route-tree.gen.ts'

interface Options {
  /** How the owner's settings are read: in process on the server, by a call in the browser. */
  readonly readSite: () => Promise<Site>
  /** Reads the booking of a private page while it is rendered on the server. */
  readonly readTrip?: ReadTrip | undefined
  /** The nonce that the page's policy allows scripts by; only while rendering on the server. */
  readonly nonce?: string
  /** Instead of the browser's own. */
  readonly history?: RouterHistory
}

/** The same router for a request on the server and for the browser. */
export function createAppRouter({ readSite, readTrip, nonce, history }: Options) {
  return createRouter({
    routeTree,
    context: { readSite, ...(readTrip && { readTrip }) },
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(nonce && { ssr: { nonce } }),
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
