import type { DriverJobs, DriverEventResults } from '@chauffeur/contract/driver-jobs'
import { DRIVER_HEADER } from '@chauffeur/domain/driver-link'
import type { Photo, Step } from './step.ts'

export class LinkEnded extends Error {
  override name = 'LinkEnded'
}

/** The server has refused it for good: sending it again would change nothing. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood'
}

/** What the page asks of the server, by the token of its link. */
export interface Calls {
  readonly jobs: () => Promise<DriverJobs>
  readonly report: (steps: readonly Step[]) => Promise<DriverEventResults>
  readonly sendPhoto: (photo: Photo) => Promise<void>
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
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429 && answer.status !== 408)
      throw new RefusedForGood()
    throw new Error(`Answered ${answer.status}`)
  }
  return {
    jobs: async () => (await call('/api/driver/jobs')).json(),
    async report(steps) {
      const body = { sentAt: new Date().toISOString(), events: steps.map(({ event }) => event) }
      const headers = { 'content-type': 'application/json' }
      return (
        await call('/api/driver/events', { method: 'POST', headers, body: JSON.stringify(body) })
      ).json()
    },
    async sendPhoto({ id, assignmentId, takenAt, file }) {
      const query = new URLSearchParams({ id, assignmentId, takenAt })
      const headers = { 'content-type': file.type || 'image/jpeg' }
      await call(`/api/driver/proofs?${query}`, { method: 'POST', headers, body: file })
    },
  }
}
