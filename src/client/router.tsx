import type { Site } from '@chauffeur/contract/site'
import { type Locale, localePath, splitLocale } from '@chauffeur/domain/locale'
import { createRouter, type NotFoundRouteComponent, type RouterHistory } from '@tanstack/react-router'
import type { ReadTransfers } from './site/transfers/load-transfers.ts'
import type { ReadTrip } from './site/trip/trip-page.tsx'
import { routeTree } from './route-tree.gen.ts'

interface Options {
  /** Of every address: a link leads to the page in the same language. */
  readonly locale: Locale
  /** How the owner's settings are read: in process on the server, by a call in the browser. */
  readonly readSite: () => Promise<Site>
  readonly transfers: ReadTransfers
  /** Reads the booking of a private page while it is rendered on the server. */
  readonly readTrip?: ReadTrip | undefined
  /** In place of a page that does not exist. */
  readonly notFound: NotFoundRouteComponent
  /** The nonce that the page's policy allows scripts by; only while rendering on the server. */
  readonly nonce?: string
  /** Instead of the browser's own. */
  readonly history?: RouterHistory
}

/** One router for both: a request on the server, and the browser. */
export function createAppRouter({
  locale,
  readSite,
  transfers,
  readTrip,
  notFound,
  nonce,
  history,
}: Options) {
  return createRouter({
    routeTree,
    context: {
      readSite,
      transfers,
      ...(readTrip && { readTrip }),
    },
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocale(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = localePath(url.pathname, locale)
        return url
      },
    },
    defaultPreload: 'intent',
    defaultNotFoundComponent: notFound,
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
