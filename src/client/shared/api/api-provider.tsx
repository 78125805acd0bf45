import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { browserLinks, trpc } from './trpc.ts'

function makeApi() {
  return {
    // Reads never become stale, do not refetch on focus and are not retried (docs/decisions/046).
    queryClient: new QueryClient({
      defaultOptions: {
        // Without a connection a call fails at once; by default it would wait for one.
        queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
        mutations: { networkMode: 'always' },
      },
    }),
    client: trpc.createClient({ links: browserLinks() }),
  }
}

let ofThisVisit: ReturnType<typeof makeApi> | undefined

/** Clears what was read, so that the next page reads it again. */
export function startVisit(): void {
  ofThisVisit = undefined
}

/** The calls and what they have read, for guards and loaders of routes, which run outside of React; in the browser only. */
export function apiOfVisit() {
  return (ofThisVisit ??= makeApi())
}

/**
 * The server's calls for the pages that need them. What was read is shared by them, also from page to page. Pages of
 * text do not load any of this.
 */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  // The server, which reads nothing, needs its own for each rendering.
  const [{ client, queryClient }] = useState(() =>
    typeof document === 'undefined' ? makeApi() : apiOfVisit(),
  )
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

/** Gives the server's calls to a page. */
export function withApi(Page: ComponentType) {
  return function PageWithApi() {
    return (
      <ApiProvider>
        <Page />
      </ApiProvider>
    )
  }
}
