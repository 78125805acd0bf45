import type { AnyRouter } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { getResponse, http } from 'msw'
import { vi } from 'vitest'

/** Answers the client's calls by this router, in place of the network; a call in `broken` finds a bad gateway. */
export function serve(router: AnyRouter, broken: ReadonlySet<string> = new Set()): void {
  const handlers = [
    http.all('http://localhost/trpc/:calls', async ({ request, params: { calls = '' } }) => {
      // Reads made at the same time share a request.
      const isBroken = String(calls)
        .split(',')
        .some((call) => broken.has(call))
      return isBroken
        ? new Response('Bad Gateway', { status: 502 })
        : await fetchRequestHandler({ endpoint: '/trpc', req: request, router })
    }),
  ]
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    // jsdom's signals are none of Node's.
    const request = new Request(new URL(address, 'http://localhost'), { ...init, signal: null })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`Nothing answers ${request.method} ${request.url}`)
    return response
  })
}
