import type { Fetch } from '../../http/fetch.ts'
import type { SimulatorRequest, SimulatorResponse } from './simulator-http.ts'

/** Stands in for fetch: the calls are answered in this process, and no connection is opened. */
export function inProcessFetch(answer: (request: SimulatorRequest) => Promise<SimulatorResponse>): Fetch {
  return async (url, init) => {
    const request = new Request(url, init)
    const { pathname: path, searchParams: query } = new URL(url)
    const answered = (async () => {
      const given = await answer({
        method: request.method,
        path,
        query,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      })
      return new Response(given.body, { status: given.status, headers: given.headers })
    })()
    return await Promise.race([answered, rejectWhenAborted(request.signal)])
  }
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return promise
}
