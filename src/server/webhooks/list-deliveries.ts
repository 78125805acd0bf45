import type { listWebhookDeliveries as endpoint } from '@chauffeur/contract/webhooks'
import type { z } from 'zod'
import { olderThan, NEWEST_FIRST, readPage } from '../core/keyset-pagination.ts'
import type { EntityManager } from '../db/orm.ts'
import { findWebhook } from './find-webhook.ts'
import { presentDeliveries } from './present-webhook.ts'
import type { WebhookActor } from './webhook-actor.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'

type Input = z.output<typeof endpoint.input>

/** A page of what was sent to a receiver, newest first. */
export async function listDeliveries(
  { id, state, limit, cursor }: Input,
  actor: WebhookActor,
  em: EntityManager,
): Promise<z.output<typeof endpoint.output>> {
  const { id: webhookId } = await findWebhook(id, actor, em)
  const onlyFailed = state === 'failed' && { doneAt: null, deadAt: { $ne: null } }
  const { rows, nextCursor } = await readPage(
    { limit, cursor },
    {
      parts: [''],
      orderedBy: 'createdAt',
      find: ({ after, limit }) =>
        em.find(
          WebhookDelivery,
          { webhookId, ...onlyFailed, ...(after && olderThan(after)) },
          { orderBy: NEWEST_FIRST, limit },
        ),
    },
  )
  return { deliveries: await presentDeliveries(rows, em), nextCursor }
}
