import type { DriverJobs, DriverEventResults } from '@chauffeur/contract/driver-jobs'
import { DRIVER_HEADER } from '@chauffeur/domain/driver-link'
import type { Locale } from '@chauffeur/domain/locale'
import { openLiveStream } from '../shared/api/live-stream.ts'
import type { Photo, SentEvent } from './step.ts'

export class LinkEnded extends Error {
  override name = 'LinkEnded'
}

/** A refusal for good: sending the same again would change nothing. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood'
}

/** The server has failed on what was sent; it may take the rest. */
export class ServerFailed extends Error {
  override name = 'ServerFailed'
}

/** All others may pass: a sign-in page of a hotel's network, a server that is being replaced, too many calls. */
const REFUSALS_FOR_GOOD: ReadonlySet<number> = new Set([400, 413, 415, 422])

/** The page's calls to the server, by the token of its link. */
export interface Calls {
  readonly jobs: () => Promise<DriverJobs>
  readonly report: (events: readonly SentEvent[]) => Promise<DriverEventResults>
  readonly sendPhoto: (photo: Photo) => Promise<void>
  /** Is told when jobs may have changed, while the page is seen. Returns what ends it. */
  readonly listen: (onChange: () => void, onLive: (isLive: boolean) => void) => () => void
  /** Has this phone told of trips, in this language. */
  readonly subscribe: (subscription: Pick<PushSubscription, 'toJSON'>, locale: Locale) => Promise<void>
  /** Has it told no more. */
  readonly unsubscribe: (subscription: Pick<PushSubscription, 'endpoint'>) => Promise<void>
}

const TIMEOUT_MS = 20_000

export function phoneCalls(token: string): Calls {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set(DRIVER_HEADER, token)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(path, { cache: 'no-store', signal, ...init, headers })
    if (answer.ok) return answer
    if (answer.status === 410) throw new LinkEnded()
    if (REFUSALS_FOR_GOOD.has(answer.status) || (await isNotFound(answer))) throw new RefusedForGood()
    if (answer.status === 500) throw new ServerFailed()
    throw new Error(`Answered ${answer.status}`)
  }
  const post = (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return {
    jobs: async () => (await call('/api/driver/jobs')).json(),
    report: async (events) =>
      (await post('/api/driver/events', { sentAt: new Date().toISOString(), events })).json(),
    async subscribe(subscription, locale) {
      const { endpoint, keys } = subscription.toJSON()
      await post('/api/driver/push', { endpoint, keys, locale })
    },
    unsubscribe: async ({ endpoint }) => void (await post('/api/driver/push/stop', { endpoint })),
    async sendPhoto({ id, assignmentId, takenAt, file }) {
      const query = new URLSearchParams({ id, assignmentId, takenAt })
      const headers = { 'content-type': file.type || 'image/jpeg' }
      await call(`/api/driver/proofs?${query}`, { method: 'POST', headers, body: file })
    },
    listen: (onEvent, onLive) =>
      openLiveStream('/trpc/live.driver', { onEvent, onLive }, { [DRIVER_HEADER]: token }),
  }
}

/** Our own answer that there is no such trip; not that of whoever stands between, who knows no address of ours. */
async function isNotFound(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false
  const body: unknown = await answer.json().catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'NOT_FOUND'
}
