import { httpBatchLink, httpLink, splitLink, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '../../../server/api/router.ts'

/** The server's calls as React hooks, typed by the server's own router. */
export const trpc = createTRPCReact<AppRouter>()

/** For a read that must not delay others by sharing their request. */
export const readAlone = { trpc: { context: { alone: true } } } as const

let ofPage: Readonly<Record<string, string>> = {}

/** Sends these headers with every call of the page from now on. */
export function callWith(headers: Readonly<Record<string, string>>): void {
  ofPage = headers
}

const headersOfPage = () => ofPage

/** How the browser calls the server: reads made at the same time share a request, changes do not. */
export function browserLinks(): TRPCLink<AppRouter>[] {
  const url = '/trpc'
  return [
    splitLink({
      condition: ({ type, context }) => type === 'query' && context['alone'] !== true,
      true: httpBatchLink({
        url,
        fetch: fetchAnswer,
        maxItems: 10,
        maxURLLength: 7_000,
        headers: headersOfPage,
      }),
      false: httpLink({
        url,
        fetch: fetchAnswer,
        headers: ({ op }) => {
          const key = op.context['idempotencyKey']
          return { ...headersOfPage(), ...(typeof key === 'string' && { 'idempotency-key': key }) }
        },
      }),
    }),
  ]
}

/** The server, or a proxy before it, answered something else than JSON; the message is its status. */
export class UnreadableAnswer extends Error {}

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

const MAX_ATTEMPTS = 3

/**
 * As `fetch`, for answers in JSON: any other is thrown with its status, which reading it as JSON would lose. What an
 * overloaded server has sent away, and done nothing of, is sent again when it says so.
 */
export async function fetchAnswer(address: string | URL | Request, init: Init = {}): Promise<Response> {
  for (let attempts = 1; ; attempts += 1) {
    const response = await fetch(address, { ...init, signal: init.signal ?? null })
    const { headers, status, statusText } = response
    if (!headers.get('content-type')?.includes('json'))
      throw new UnreadableAnswer(`${status} ${statusText}`.trim())
    if (status !== 503 || attempts === MAX_ATTEMPTS || !(await isOverloaded(response))) return response
    await new Promise((resolve) => setTimeout(resolve, Number(headers.get('retry-after')) * 1000))
    init.signal?.throwIfAborted()
  }
}

async function isOverloaded(response: Response): Promise<boolean> {
  const text = await response.clone().text()
  return text.includes('"OVERLOADED"')
}
