import { randomUUID } from 'node:crypto'
import type { createWebhook as endpoint } from '@chauffeur/contract/webhooks'
import type { z } from 'zod'
import type { Transaction } from '../core/transaction.ts'
import type { SecretBox } from './secret-box.ts'
import { newSecret } from './sign-message.ts'
import { recordWebhookAct, type WebhookActor } from './webhook-actor.ts'
import { lockOwner, refuseOneMore } from './webhook-owner.ts'
import { Webhook } from './webhook.entity.ts'

/** A receiver, and its secret, which is shown only once. */
export interface WithSecret {
  readonly webhook: Webhook
  readonly secret: string
}

/** Adds a receiver, which gets what happens from now on. */
export async function createWebhook(
  { name, url, events, contactEmail, apiKeyId = null }: z.output<typeof endpoint.input>,
  { actor, box }: { readonly actor: WebhookActor; readonly box: SecretBox },
  tx: Transaction,
): Promise<WithSecret> {
  const { em, clock } = tx
  await refuseOneMore(await lockOwner(apiKeyId, tx), tx)
  const id = randomUUID()
  const secret = newSecret()
  await em.insert(Webhook, {
    id,
    name,
    url,
    events,
    contactEmail,
    enabled: true,
    apiKeyId,
    createdAt: clock(),
    createdBy: actor.name,
    secret: box.seal(secret, id),
  })
  const owner = apiKeyId !== null && { owner: apiKeyId }
  await recordWebhookAct(tx, 'webhook.created', { id, name }, actor, { url, events, ...owner })
  return { webhook: await em.findOneOrFail(Webhook, { id }), secret }
}
