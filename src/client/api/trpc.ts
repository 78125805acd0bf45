import { httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import { fetchJson } from './fetch-json.ts'
import type { AppRouter } from '../../server/api/router.ts'

/** The server's calls as React hooks, typed by the server's own router. */
export const trpc = createTRPCReact<AppRouter>()

/** For a read that must not delay others by sharing their request. */
export const readAlone = { trpc: { context: { alone: true } } } as const

/** How the browser calls the server: reads made at the same time share a request, changes do not. */
export function browserLinks(): TRPCLink<AppRouter>[] {
  const url = '/trpc'
  return [
    splitLink({
      condition: ({ type, context }) => type === 'query' && context['alone'] !== true,
      true: httpBatchLink({ url, fetch: fetchJson, maxItems: 10, maxURLLength: 7_000 }),
      false: httpLink({
        url,
        fetch: fetchJson,
        headers: ({ op }) => {
          const key = op.context['idempotencyKey']
          return typeof key === 'string' ? { 'idempotency-key': key } : {}
        },
      }),
    }),
  ]
}
