import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { OutgoingMessage } from '../webhooks/http-webhook-sender.ts'
import { vapidHeader, type VapidSigner } from './vapid.ts'

/** Where a browser takes messages for a page, and the keys by which they are sealed for it, in base64url. */
interface PushSubscriptionKeys {
  readonly endpoint: string
  /** Its public point on P-256, uncompressed: 65 bytes. */
  readonly p256dh: string
  /** 16 bytes. */
  readonly auth: string
}

interface PushMessage {
  /** At most 3,000 bytes: all push services take 4,096 with what the sealing adds. */
  readonly payload: string
  /** How long the service keeps it for a phone that is off, in seconds. */
  readonly ttlSeconds: number
}

const RECORD_SIZE = 4096

/** Random parts of one message; fixed only where a known result is to come out. */
interface Randomness {
  readonly salt: Buffer
  /** The private half of the key pair of this one message. */
  readonly privateKey: Buffer
}

/**
 * The request that gives a message to a push service (RFC 8030), sealed for the browser alone (RFC 8291) and signed by
 * this server (RFC 8292).
 *
 * @throws where the browser's keys are none.
 */
export function pushRequest(
  subscription: PushSubscriptionKeys,
  { payload, ttlSeconds }: PushMessage,
  signer: VapidSigner,
  now: Date,
): OutgoingMessage {
  return {
    url: subscription.endpoint,
    headers: {
      authorization: vapidHeader(subscription.endpoint, signer, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      urgency: 'high',
    },
    body: sealPush(payload, subscription),
  }
}

/** One record of aes128gcm (RFC 8188) by the keys of RFC 8291. @throws where the browser's keys are none. */
export function sealPush(
  payload: string,
  { p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>,
  random?: Randomness,
): Buffer {
  const own = createECDH('prime256v1')
  if (random) own.setPrivateKey(random.privateKey)
  else own.generateKeys()
  const salt = random?.salt ?? randomBytes(16)
  const browserKey = Buffer.from(p256dh, 'base64url')
  const ownKey = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const shared = hkdf(own.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ownKey.length]),
    ownKey,
    cipher.update(payload),
    // The mark of the last record.
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
