import { setTimeout } from 'node:timers/promises'

const TRIES = 4
/** Too often, still being worked on, or a failure that is not the caller's: all worth another try. */
const PASSING = new Set([429, 500, 502, 503])

/** Asks again after a refusal that passes. The call must have a key when it creates something. */
export async function patiently<T extends { response: Response; error?: { code?: string } | undefined }>(
  call: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await call()
    const isPassing = PASSING.has(answer.response.status) || answer.error?.code === 'REQUEST_IN_PROGRESS'
    if (!isPassing || tries === TRIES) return answer
    const seconds = Number(answer.response.headers.get('retry-after') ?? 2 ** tries)
    await setTimeout(seconds * 1000)
  }
}
