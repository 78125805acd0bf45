import { setTimeout } from 'node:timers/promises'

const MAX_ATTEMPTS = 4
/** Too many calls, the same call still in progress, or a failure on the way or on the server's side. */
const PASSING = new Set([429, 500, 502, 503, 504])

/**
 * Repeats a call after a failure that passes by itself, and where the connection breaks. What came of that call nobody
 * knows then, so one that creates something must have a key: repeated, it creates nothing twice.
 */
export async function withRetries<T extends { response: Response; error?: { code?: string } | undefined }>(
  call: () => Promise<T>,
  pauseMs = 1_000,
): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    const isLast = attempts === MAX_ATTEMPTS
    const answer = await call().catch((broken: unknown) => {
      if (isLast) throw broken
    })
    if (answer && (isLast || !isPassing(answer))) return answer
    const seconds = answer?.response.headers.get('retry-after')
    await setTimeout(seconds ? Number(seconds) * 1000 : pauseMs * 2 ** (attempts - 1))
  }
}

function isPassing({ response, error }: { response: Response; error?: { code?: string } | undefined }) {
  return PASSING.has(response.status) || error?.code === 'REQUEST_IN_PROGRESS'
}
