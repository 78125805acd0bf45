import { createHmac, timingSafeEqual } from 'node:crypto'
import { text } from 'node:stream/consumers'

/** Whether a message comes from us, is of now and unchanged. `body` is the very text that came. */
export function isOurs(headers: Record<string, string | undefined>, body: string, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures = '' } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) <= 300)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const right = Buffer.from(
    `v1,${createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64')}`,
  )
  // While a secret is being replaced there are two.
  return signatures
    .split(' ')
    .some((given) => given.length === right.length && timingSafeEqual(Buffer.from(given), right))
}

const { WEBHOOK_SECRET = '', WEBHOOK_ID, WEBHOOK_TIMESTAMP, WEBHOOK_SIGNATURE } = process.env
const headers = {
  'webhook-id': WEBHOOK_ID,
  'webhook-timestamp': WEBHOOK_TIMESTAMP,
  'webhook-signature': WEBHOOK_SIGNATURE,
}
console.log(isOurs(headers, await text(process.stdin), WEBHOOK_SECRET) ? 'ours' : 'refused')
