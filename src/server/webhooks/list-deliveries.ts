import type { listWebhookDeliveries as endpoint } from '@chauffeur/contract/webhooks'
import type { z } from 'zod'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { invalid } from '../core/refusal.ts'
import { findWebhook } from './find-webhook.ts'
import { presentDeliveries } from './present-webhook.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'

type Input = z.output<typeof endpoint.input>

/** A page of what was sent to a receiver, newest first. */
export async function listDeliveries(
  { id, state, limit, cursor }: Input,
  em: EntityManager,
): Promise<z.output<typeof endpoint.output>> {
  const { id: webhookId } = await findWebhook(id, em)
  const last = cursor === null ? undefined : readCursor(cursor)
  const found = await em.find(
    WebhookDelivery,
    {
      webhookId,
      ...(state === 'failed' && { doneAt: null, deadAt: { $ne: null } }),
      ...(last && {
        $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, id: { $lt: last.id } }],
      }),
    },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: limit + 1 }, // one more tells whether there is another page
  )
  const page = found.slice(0, limit)
  const end = page.at(-1)
  return {
    deliveries: await presentDeliveries(page, em),
    nextCursor: found.length > limit && end ? `${end.createdAt.getTime()}.${end.id}` : null,
  }
}

function readCursor(cursor: string): Pick<WebhookDelivery, 'createdAt' | 'id'> {
  const [, time, id = ''] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  if (!time || !isUuid(id)) throw invalid('cursor', 'This cursor is not one that a page has given.')
  return { createdAt: new Date(Number(time)), id }
}
