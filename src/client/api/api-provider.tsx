import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { browserLinks, trpc } from './trpc.ts'

function makeApi() {
  return {
    // Reads never become stale, do not refetch on focus and are not retried (docs/decisions/046).
    queryClient: new QueryClient({
      defaultOptions: {
        // Without a connection a call fails and says so; by default it would wait for one, in silence.
        queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
        mutations: { networkMode: 'always' },
      },
    }),
    client: trpc.createClient({ links: browserLinks() }),
  }
}

let ofThisVisit: ReturnType<typeof makeApi> | undefined

/** Forgets what was read: the next page to ask for something begins anew. */
export function startVisit(): void {
  ofThisVisit = undefined
}

/**
 * The server's calls for the parts of a page that ask for something. What was read is shared by all of them, and kept
 * from page to page. Pages that only tell do not load any of this.
 */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  // On the server, where nothing is asked, each rendering has its own.
  const [{ client, queryClient }] = useState(() =>
    typeof document === 'undefined' ? makeApi() : (ofThisVisit ??= makeApi()),
  )
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  )
}

/** A page that asks for something. */
export function withApi(Page: ComponentType) {
  return function PageWithApi() {
    return (
      <ApiProvider>
        <Page />
      </ApiProvider>
    )
  }
}
