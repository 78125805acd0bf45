import { CallFailed } from './call-failed.ts'

export interface TimeoutOptions {
  /** Names the call in errors. */
  readonly name: string
  /** Milliseconds until the last byte of the last response. */
  readonly timeoutMs: number
  /** Aborts the task earlier; its reason is then thrown. */
  readonly signal?: AbortSignal | undefined
}

/** Runs a task and aborts it after `timeoutMs`. @throws {CallFailed} when that happens. */
export async function withTimeout<T>(
  { name, timeoutMs, signal }: TimeoutOptions,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const deadline = new AbortController()
  const timer = setTimeout(() => {
    deadline.abort(new CallFailed(`${name}: no answer within ${timeoutMs} ms`))
  }, timeoutMs)
  const onAbort = () => deadline.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  try {
    return await task(deadline.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
