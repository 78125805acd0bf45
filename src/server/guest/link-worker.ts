import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import { startJobWorker, type Job } from '../jobs/job-worker.ts'
import type { Worker } from '../jobs/poller.ts'
import { answerLinkRequest } from './answer-link-request.ts'
import { LinkRequest } from './link-request.entity.ts'

const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 60 * 60_000

/** Looks up the bookings of those who have lost their link. */
export function startLinkWorker(operation: OperationContext, log: Log): Worker {
  return startJobWorker(
    {
      name: 'lost links',
      entity: LinkRequest,
      table: 'link_request',
      concurrency: 1,
      maxWaitMs: MAX_RETRY_MS,
      deliver: (request) => operation.transaction((tx) => answerLinkRequest(request, tx)),
      retryAt: ({ attempts }: Job, _error, now) =>
        new Date(now.getTime() + Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))),
    },
    { ...operation, log },
  )
}
