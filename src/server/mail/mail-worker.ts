import { startJobWorker, PermanentJobError, type Job, type JobKind } from '../jobs/job-worker.ts'
import type { Worker } from '../jobs/poller.ts'
import { Outbox } from '../outbox/outbox.entity.ts'

type WorkerDeps = Parameters<typeof startJobWorker>[1]

const CONCURRENCY = 5
const MAX_ATTEMPTS = 12
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 4 * 60 * 60_000
// Mails that failed together are not all tried again at once.
const JITTER = 1 / 4

/** Sends the mails that transactions have left to be sent. */
export function startMailWorker({ deliver, ...deps }: WorkerDeps & Pick<JobKind<Outbox>, 'deliver'>): Worker {
  return startJobWorker(
    {
      name: 'mails',
      entity: Outbox,
      table: 'outbox',
      concurrency: CONCURRENCY,
      maxWaitMs: MAX_RETRY_MS * (1 + JITTER),
      deliver,
      noted: ({ recipient = null }) => ({ recipient }),
      retryAt,
    },
    deps,
  )
}

function retryAt({ attempts }: Job, error: unknown, now: Date): Date | null {
  if (error instanceof PermanentJobError || attempts >= MAX_ATTEMPTS) return null
  const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  return new Date(now.getTime() + wait * (1 + Math.random() * JITTER))
}
