import type { WebhookHours } from '@chauffeur/contract/partner-developers'
import { HOUR_MS } from '@chauffeur/domain/duration'
import { WEBHOOK_HOURS } from '@chauffeur/domain/webhooks'
import type { DatabaseAccess } from '../core/transaction.ts'

interface Counted {
  readonly id: string
  /** The first one is 0; null of a receiver to which nothing was sent. */
  readonly hour: number | null
  readonly delivered: number
  readonly failed: number
}

/** How the receivers of a partner took what they were sent in the last hours, hour by hour. */
export async function readWebhookHours(
  partnerId: string,
  { em, clock }: DatabaseAccess,
): Promise<WebhookHours[]> {
  const since = new Date(clock().getTime() - WEBHOOK_HOURS * HOUR_MS)
  // What was tried within these hours was settled in them, or is to be tried again: an index finds that. The clock of the
  // process that has made a try may be ahead of this one's.
  const counted = await em.execute<Counted[]>(
    `select webhook.id, least(floor(extract(epoch from at - ?::timestamptz) / 3600), ?)::int as hour,
       (count(at) filter (where status between 200 and 299))::int as delivered,
       (count(at) filter (where (status between 200 and 299) is not true))::int as failed
     from webhook left join (
       webhook_delivery join delivery_attempt on delivery_id = webhook_delivery.id and at >= ?
     ) on webhook_id = webhook.id and coalesce(done_at, dead_at, run_at) >= ?
     where partner_id = ? group by 1, 2`,
    [since, WEBHOOK_HOURS - 1, since, since, partnerId],
  )
  return [...Map.groupBy(counted, ({ id }) => id)].map(([id, tries]) => ({
    id,
    delivered: tries.reduce((sum, { delivered }) => sum + delivered, 0),
    failed: tries.reduce((sum, { failed }) => sum + failed, 0),
    hours: Array.from({ length: WEBHOOK_HOURS }, (_, hour) => {
      const { delivered = 0, failed = 0 } = tries.find((one) => one.hour === hour) ?? {}
      return { from: new Date(since.getTime() + hour * HOUR_MS).toISOString(), delivered, failed }
    }),
  }))
}
