import { OLD_SECRET_HOURS } from '@chauffeur/domain/webhooks'
import type { Transaction } from '../core/transaction.ts'
import type { WithSecret } from './create-webhook.ts'
import { lockWebhook } from './find-webhook.ts'
import type { SecretBox } from './secret-box.ts'
import { newSecret } from './sign-message.ts'
import { recordWebhookAct, type WebhookActor } from './webhook-actor.ts'
import { Webhook } from './webhook.entity.ts'

/** Makes a new secret. The one that it replaces signs beside it for a day; one from before that stops at once. */
export async function rotateSecret(
  id: string,
  { actor, box }: { readonly actor: WebhookActor; readonly box: SecretBox },
  tx: Transaction,
): Promise<WithSecret> {
  const { em, clock } = tx
  const webhook = await lockWebhook(id, actor, tx)
  const secret = newSecret()
  await em.nativeUpdate(
    Webhook,
    { id },
    {
      secret: box.seal(secret, id),
      // A secret that does not open any more signs nothing, and must not keep the new one from signing.
      ...(opens(webhook, box)
        ? {
            oldSecret: webhook.secret,
            oldSecretUntil: new Date(clock().getTime() + OLD_SECRET_HOURS * 60 * 60_000),
          }
        : { oldSecret: null, oldSecretUntil: null }),
    },
  )
  await em.refresh(webhook)
  await recordWebhookAct(tx, 'webhook.secret-rotated', webhook, actor)
  return { webhook, secret }
}

function opens({ id, secret }: Webhook, box: SecretBox): boolean {
  try {
    return box.open(secret, id) !== ''
  } catch {
    return false
  }
}
