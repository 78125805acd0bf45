import { randomUUID } from 'node:crypto'
import type { createWebhook as endpoint } from '@chauffeur/contract/webhooks'
import { MAX_WEBHOOKS } from '@chauffeur/domain/webhooks'
import type { z } from 'zod'
import { record } from '../core/transaction.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import type { SecretBox } from './secret-box.ts'
import { newSecret } from './sign-message.ts'
import { Webhook } from './webhook.entity.ts'

/** A receiver, and its secret, which is shown only once. */
export interface WithSecret {
  readonly webhook: Webhook
  readonly secret: string
}

/** Adds a receiver, which gets what happens from now on. */
export async function createWebhook(
  { name, url, events }: z.output<typeof endpoint.input>,
  { admin, box }: { readonly admin: string; readonly box: SecretBox },
  tx: Transaction,
): Promise<WithSecret> {
  const { em, clock } = tx
  await refuseOneMore(tx)
  const id = randomUUID()
  const secret = newSecret()
  await em.insert(Webhook, {
    id,
    name,
    url,
    events,
    isOn: true,
    createdAt: clock(),
    createdBy: admin,
    secret: box.seal(secret, id),
  })
  await record(tx, 'webhook.created', {
    admin,
    id,
    name,
    details: { url, events },
  })
  return { webhook: await em.findOneOrFail(Webhook, { id }), secret }
}

async function refuseOneMore({ em }: Transaction): Promise<void> {
  // Two at once take turns, so that neither is one too many.
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`)
  if ((await em.count(Webhook)) >= MAX_WEBHOOKS)
    throw new Refusal(
      'TOO_MANY_WEBHOOKS',
      `There are ${MAX_WEBHOOKS} receivers already. Please remove one that is not used any more.`,
    )
}
