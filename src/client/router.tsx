import type { ReactNode } from 'react'
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import type { TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import type { AppRouter as Api } from '../server/trpc/router.ts'
import { routeTree } from './route-tree.gen.ts'
import { trpc } from './trpc.ts'

interface Options {
  readonly links: TRPCLink<Api>[]
  /** The nonce that the page's policy allows scripts by; only while rendering on the server. */
  readonly nonce?: string
}

/** The same router for a request on the server and for the browser; only the way to the API differs. */
export function createAppRouter({ links, nonce }: Options) {
  // spec/public.md §7: reads never become stale, do not refetch on focus and are not retried.
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false } },
  })
  const client = trpc.createClient({ links })
  const router = createRouter({
    routeTree,
    context: { api: createTRPCQueryUtils({ queryClient, client }) },
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(nonce && { ssr: { nonce } }),
    Wrap: ({ children }: { children: ReactNode }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        {children}
      </trpc.Provider>
    ),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
