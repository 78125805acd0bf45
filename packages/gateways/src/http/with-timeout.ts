import { CallFailed } from './call-failed.ts'

export interface TimeoutOptions {
  /** What the call is called in errors. */
  readonly name: string
  /** Milliseconds for all of it, the last byte of the last answer included. */
  readonly timeoutMs: number
  /** Aborts the work before its time; its reason is then thrown. */
  readonly signal?: AbortSignal | undefined
}

/** Does some work and aborts it when its time is up. @throws {CallFailed} when that happens. */
export async function withTimeout<T>(
  { name, timeoutMs, signal }: TimeoutOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const deadline = new AbortController()
  const timer = setTimeout(() => {
    deadline.abort(new CallFailed(`${name}: no answer within ${timeoutMs} ms`))
  }, timeoutMs)
  const leave = () => deadline.abort(signal?.reason)
  signal?.addEventListener('abort', leave)
  try {
    return await work(deadline.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}
