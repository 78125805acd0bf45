import autocannon from 'autocannon'

interface Load {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
}

const CONNECTIONS = 100
const WARM_UP_SECONDS = 2
const SECONDS = 4

/** Requests per second that the address answers, sent from another thread. @throws {Error} for any response but a 2xx. */
export async function throughput({ url, method = 'GET', body }: Load): Promise<number> {
  const fire = (duration: number) =>
    autocannon({
      url,
      method,
      connections: CONNECTIONS,
      duration,
      workers: 1,
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    })
  await fire(WARM_UP_SECONDS)
  const result = await fire(SECONDS)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} did not come`)
  return result.requests.average
}
