import { startJobWorker, Undeliverable, type Job, type JobKind } from '../jobs/job-worker.ts'
import type { Worker } from '../jobs/poller.ts'
import { Outbox } from '../outbox/outbox.entity.ts'

type Means = Parameters<typeof startJobWorker>[1]

const LANES = 5
const MAX_ATTEMPTS = 12
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 4 * 60 * 60_000

/** Sends the mails that transactions have left to be sent. */
export function startOutboxWorker({ deliver, ...means }: Means & Pick<JobKind<Outbox>, 'deliver'>): Worker {
  return startJobWorker(
    { name: 'mails', entity: Outbox, table: 'outbox', lanes: LANES, deliver, retryAt },
    means,
  )
}

function retryAt({ attempts }: Job, error: unknown, now: Date): Date | null {
  if (error instanceof Undeliverable || attempts >= MAX_ATTEMPTS) return null
  const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  return new Date(now.getTime() + wait * (1 + Math.random() / 4))
}
