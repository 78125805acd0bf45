import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** One kind of request of a mix, and how many of a hundred are of it. */
export interface MixedCall {
  readonly name: string
  readonly share: number
  readonly method: 'GET' | 'POST'
  /** Each request takes the next one. */
  readonly paths: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  readonly bodies?: readonly string[]
}

export interface OpenLoopTask {
  readonly origin: string
  readonly mix: readonly MixedCall[]
  /** Requests a second, sent whether or not earlier ones were answered, as many independent visitors do. */
  readonly rate: number
  readonly seconds: number
}

/** One request: when it was due and how long its answer took after that, in ms. The status is 0 where none came. */
export interface Sent {
  readonly name: string
  readonly status: number
  readonly dueMs: number
  readonly tookMs: number
}

/** Sends a mix at a fixed rate from a thread of its own. */
export async function fireOpenLoop(task: OpenLoopTask): Promise<Sent[]> {
  const worker = new Worker(new URL('./open-loop-worker.ts', import.meta.url), { workerData: task })
  const [sent]: Sent[][] = await once(worker, 'message')
  return sent ?? []
}

/** The duration that this share of the requests does not exceed, in ms. */
export function quantile(sent: readonly Sent[], share: number): number {
  const sorted = sent.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
