import { httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '../../server/api/router.ts'

/** The server's calls as React hooks, typed by the server's own router. */
export const trpc = createTRPCReact<AppRouter>()

/** For a read that others of its moment must not wait for. */
export const readAlone = { trpc: { context: { alone: true } } } as const

/** How the browser reaches the server: reads of one moment together, each change alone. */
export function browserLinks(): TRPCLink<AppRouter>[] {
  const url = '/trpc'
  return [
    splitLink({
      condition: ({ type, context }) => type === 'query' && context['alone'] !== true,
      true: httpBatchLink({ url, maxItems: 10, maxURLLength: 7_000 }),
      false: httpLink({
        url,
        headers: ({ op }) => {
          const key = op.context['idempotencyKey']
          return typeof key === 'string' ? { 'idempotency-key': key } : {}
        },
      }),
    }),
  ]
}
