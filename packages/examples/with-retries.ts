import { setTimeout } from 'node:timers/promises'

const MAX_ATTEMPTS = 4
/** Too many calls, the same call still in progress, or a failure on the server's side. */
const PASSING = new Set([429, 500, 502, 503])

/** Repeats a call after a failure that passes by itself. The call must have a key when it creates something. */
export async function withRetries<T extends { response: Response; error?: { code?: string } | undefined }>(
  call: () => Promise<T>,
): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    const answer = await call()
    const isPassing = PASSING.has(answer.response.status) || answer.error?.code === 'REQUEST_IN_PROGRESS'
    if (!isPassing || attempts === MAX_ATTEMPTS) return answer
    const seconds = Number(answer.response.headers.get('retry-after') ?? 2 ** attempts)
    await setTimeout(seconds * 1000)
  }
}
