import { SUSPENDED_MESSAGE_DAYS } from '@chauffeur/domain/partners'
import { DAY_MS } from '@chauffeur/domain/duration'
import {
  MAX_RETRY_SECONDS,
  MAX_WEBHOOKS,
  nextAttemptDelay,
  WEBHOOK_LOG_DAYS,
} from '@chauffeur/domain/webhooks'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { sql } from 'kysely'
import { deliverWebhook, DeliveryFailed, type WebhookDeps } from './deliver-webhook.ts'
import { WebhookDelivery, DeliveryAttempt, Webhook } from './webhook.entity.ts'
import { isDue, startJobWorker, PermanentJobError } from '../jobs/job-worker.ts'
import type { Worker } from '../jobs/poller.ts'
import type { QueuedJob } from '../jobs/queued-job.ts'
import type { Orm } from '../db/orm.ts'

/** Enough for every receiver of the office, and for as many of partners. */
const MAX_CONCURRENT = 2 * MAX_WEBHOOKS
const MAX_CONCURRENT_OF_PARTNER = 4

type WorkerDeps = Parameters<typeof startJobWorker>[1]

const MAX_WAIT_MS = MAX_RETRY_SECONDS * 1_000

/** Delivers webhooks, beside the mails: neither waits for the other. */
export function startWebhookWorker(deps: WorkerDeps & WebhookDeps): Worker {
  return startJobWorker(
    {
      name: 'webhooks',
      entity: WebhookDelivery,
      table: 'webhook_delivery',
      concurrency: MAX_CONCURRENT,
      maxWaitMs: MAX_WAIT_MS,
      only: oldestDuePerReceiver,
      deliver: (job, stopping) => deliverWebhook(job, deps, stopping),
      failed: (reason) => ({ reason }),
      retryAt,
    },
    deps,
  )
}

function retryAt({ attempts }: QueuedJob, error: unknown, now: Date): Date | null {
  if (error instanceof PermanentJobError) return null
  const retryAfter = error instanceof DeliveryFailed ? error.retryAfter : undefined
  const seconds = nextAttemptDelay({ attempts: attempts, retryAfter, random: Math.random() })
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
}

/**
 * The message that waits longest for each receiver that none is on its way to, of those of one partner only so many: its
 * receivers that all hang must not delay the messages to anybody else. Those of a suspended one wait until it is resumed.
 */
const oldestDuePerReceiver = (now: Date) => sql<boolean>`id in (
  select due.id from (
    select next.id, webhook.partner_id, row_number() over (partition by webhook.partner_id order by next.run_at) as place
    from webhook cross join lateral (
      select id, run_at from webhook_delivery waiting
      where webhook_id = webhook.id and done_at is null and dead_at is null and ${isDue('waiting', MAX_WAIT_MS, now)}
      order by run_at limit 1
    ) next
    where not exists (select from partner where id = webhook.partner_id and state = 'suspended') and not exists (
      select from webhook_delivery busy where busy.webhook_id = webhook.id and busy.locked_until >= ${now}
    )
  ) due
  where due.partner_id is null or due.place + (
    select count(*) from webhook_delivery busy join webhook on webhook.id = busy.webhook_id
    where webhook.partner_id = due.partner_id and busy.locked_until >= ${now}
  ) <= ${MAX_CONCURRENT_OF_PARTNER}
)`

/** Deletes deliveries that are settled and old, with what they hold of guests, and secrets that sign no more. */
export async function deleteOldDeliveries(orm: Orm, now: Date): Promise<number> {
  const before = new Date(now.getTime() - WEBHOOK_LOG_DAYS * DAY_MS)
  const em = orm.em.fork()
  const deliveries = await em.nativeDelete(WebhookDelivery, {
    createdAt: { $lt: before },
    $or: [{ doneAt: { $ne: null } }, { deadAt: { $ne: null } }],
  })
  const attempts = await em.nativeDelete(DeliveryAttempt, { at: { $lt: before } })
  await em.nativeUpdate(Webhook, { oldSecretUntil: { $lt: now } }, { oldSecret: null, oldSecretUntil: null })
  return deliveries + attempts
}

const SUSPENDED = { code: 'receiver_partner_suspended' } as const

/** Gives up messages that have waited for days for a partner that is suspended. */
export async function giveUpSuspendedDeliveries(orm: Orm, now: Date): Promise<number> {
  const given = await orm.em.fork().execute<unknown[]>(
    `update webhook_delivery set dead_at = ?, last_error = ?, reason = ?
     from webhook join partner on partner.id = webhook.partner_id
     where webhook.id = webhook_id and partner.state = 'suspended' and done_at is null and dead_at is null
       and webhook_delivery.created_at < ?
     returning 1`,
    [
      now,
      englishSentence(SUSPENDED),
      JSON.stringify(SUSPENDED),
      new Date(now.getTime() - SUSPENDED_MESSAGE_DAYS * DAY_MS),
    ],
  )
  return given.length
}
