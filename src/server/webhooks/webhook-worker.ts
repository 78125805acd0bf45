import { MAX_WEBHOOKS, nextAttemptDelay } from '@chauffeur/domain/webhooks'
import { deliverWebhook, DeliveryFailed, type WebhookDeps } from './deliver-webhook.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import { startJobWorker, PermanentJobError, type Job } from '../jobs/job-worker.ts'
import type { Worker } from '../jobs/poller.ts'

type WorkerDeps = Parameters<typeof startJobWorker>[1]

/** Delivers webhooks, beside the mails: neither waits for the other. */
export function startWebhookWorker(means: WorkerDeps & WebhookDeps): Worker {
  return startJobWorker(
    {
      name: 'webhooks',
      entity: WebhookDelivery,
      table: 'webhook_delivery',
      // One for each receiver there can be, so that one that hangs delays no other.
      concurrency: MAX_WEBHOOKS,
      only: OLDEST_DUE_PER_RECEIVER,
      deliver: (job, stopping) => deliverWebhook(job, means, stopping),
      retryAt,
    },
    means,
  )
}

function retryAt({ attempts }: Job, error: unknown, now: Date): Date | null {
  if (error instanceof PermanentJobError) return null
  const retryAfter = error instanceof DeliveryFailed ? error.retryAfter : undefined
  const seconds = nextAttemptDelay({ attempts: attempts, retryAfter, random: Math.random() })
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
}

/** The message that waits longest for each receiver that none is on its way to. */
const OLDEST_DUE_PER_RECEIVER = `id in (
  select (
    select next.id from webhook_delivery next
    where next.webhook_id = webhook.id and next.done_at is null and next.dead_at is null and next.run_at <= ?
    order by next.run_at limit 1
  )
  from webhook
  where not exists (
    select from webhook_delivery busy where busy.webhook_id = webhook.id and busy.locked_until >= ?
  )
)`
