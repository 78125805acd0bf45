import { randomBytes, createCipheriv, createDecipheriv } from 'node:crypto'
import { Webhook as Signer } from 'standardwebhooks'
import { JobFailed } from '../jobs/job-worker.ts'
import type { WebhookDelivery, Webhook } from './webhook.entity.ts'

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
    throw new JobFailed({ code: 'receiver_secret_unreadable' }, { cause: error })
  }
}

/** Keeps secrets that have to be used again, so that who reads the database alone can use none of them. */
export interface SecretBox {
  /** @param owner whose it is: put into another row, it does not open. */
  seal(secret: string, owner: string): string
  /** @throws when it was sealed with another key, for another owner, or not at all. */
  open(sealed: string, owner: string): string
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** @param key of 32 bytes, derived from the session secret (secrets.ts). */
export function secretBox(key: Buffer): SecretBox {
  return {
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url')
      const end = NONCE_BYTES + TAG_BYTES
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE_BYTES, end))
      return Buffer.concat([decipher.update(bytes.subarray(end)), decipher.final()]).toString('utf8')
    },
  }
}
