import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string>()

/** Runs what answers a request. tRPC refuses some before it makes their context, and their errors are named, too. */
export function withRequestId(id: string, answer: () => void): void {
  ids.run(id, answer)
}

/** The id of the request that is being answered. */
export function currentRequestId(): string | undefined {
  return ids.getStore()
}
