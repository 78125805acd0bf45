import { LockMode } from '@mikro-orm/core'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { reachableBy, type WebhookActor } from './webhook-actor.ts'
import { Webhook } from './webhook.entity.ts'

/** The receiver of this id. Refuses one that there is none of, or that is another's. */
export async function findWebhook(id: string, actor: WebhookActor, em: EntityManager): Promise<Webhook> {
  return (isUuid(id) && (await em.findOne(Webhook, { id, ...reachableBy(actor) }))) || unknown()
}

/** The same, locked until the transaction ends: changes of one receiver take turns. */
export async function lockWebhook(id: string, actor: WebhookActor, { em }: Transaction): Promise<Webhook> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
  return (isUuid(id) && (await em.findOne(Webhook, { id, ...reachableBy(actor) }, lock))) || unknown()
}

function unknown(): never {
  throw new Refusal('NOT_FOUND', 'There is no such receiver.')
}

/** Nothing is sent to a receiver that is switched off. */
export function assertEnabled({ enabled }: Webhook): void {
  if (!enabled) throw new Refusal('WEBHOOK_OFF', 'This receiver is switched off. Please switch it on first.')
}
