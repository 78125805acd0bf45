import type { AnyRouter } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { vi } from 'vitest'

/** Answers the client's calls by this router, in place of the network; a call in `broken` finds a bad gateway. */
export function serve(router: AnyRouter, broken: ReadonlySet<string> = new Set()): void {
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    // jsdom's signals are none of Node's.
    const request = new Request(new URL(address, 'http://localhost'), { ...init, signal: null })
    // Reads of one moment come in one request.
    const calls = new URL(request.url).pathname.replace('/trpc/', '').split(',')
    return calls.some((call) => broken.has(call))
      ? Promise.resolve(new Response('Bad Gateway', { status: 502 }))
      : fetchRequestHandler({ endpoint: '/trpc', req: request, router })
  })
}
