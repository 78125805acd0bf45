import { randomBytes } from 'node:crypto'
import { Webhook as Signer } from 'standardwebhooks'
import type { SecretBox } from './secret-box.ts'
import type { WebhookDelivery } from './webhook-delivery.entity.ts'
import type { Webhook } from './webhook.entity.ts'

const SECRET_BYTES = 32

export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/**
 * The headers by which a receiver sees that a message is ours, of now and for it. While a secret is being replaced
 * there is a signature by each of the two.
 */
export function signMessage(
  { messageId, body }: Pick<WebhookDelivery, 'messageId' | 'body'>,
  webhook: Webhook,
  box: SecretBox,
  now: Date,
): Readonly<Record<string, string>> {
  const signatures = secretsOf(webhook, box, now).map((secret) =>
    new Signer(secret).sign(messageId, now, body),
  )
  return {
    'content-type': 'application/json',
    'user-agent': 'chauffeur-booking-webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

function secretsOf(webhook: Webhook, box: SecretBox, now: Date): string[] {
  const { id, secret, oldSecret, oldSecretUntil } = webhook
  const isOldInUse = oldSecret != null && oldSecretUntil != null && oldSecretUntil > now
  try {
    return [secret, ...(isOldInUse ? [oldSecret] : [])].map((sealed) => box.open(sealed, id))
  } catch (error) {
    throw new Error('The secret cannot be opened, since SESSION_SECRET has changed. Please make a new one.', {
      cause: error,
    })
  }
}
