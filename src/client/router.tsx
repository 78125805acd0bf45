import type { Site } from '@chauffeur/contract/site'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './route-tree.gen.ts'

interface Options {
  /** How the owner's settings are read: in process on the server, by a call in the browser. */
  readonly readSite: () => Promise<Site>
  /** The nonce that the page's policy allows scripts by; only while rendering on the server. */
  readonly nonce?: string
  /** Instead of the browser's own. */
  readonly history?: RouterHistory
}

/** The same router for a request on the server and for the browser. */
export function createAppRouter({ readSite, nonce, history }: Options) {
  return createRouter({
    routeTree,
    context: { readSite },
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
