import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { z } from 'zod'

/** The key pair by which push services know this server again, in base64url. */
export interface VapidKeys {
  /** The uncompressed point on P-256, 65 bytes: browsers take messages signed by this key only. */
  readonly publicKey: string
  /** 32 bytes, secret. */
  readonly privateKey: string
}

export interface VapidSigner extends VapidKeys {
  /** Whom the operator of a push service writes to: an address that begins with `mailto:` or `https:`. */
  readonly contact: string
}

/** A signature may hold for a day at most; push services compare it with their own clocks. */
const HOLDS_SECONDS = 12 * 60 * 60

const exported = z.object({ x: z.string(), y: z.string(), d: z.string() })

export function makeVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y, d } = exported.parse(privateKey.export({ format: 'jwk' }))
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}

/** The header Authorization of a message to one push service (RFC 8292). */
export function vapidHeader(
  endpoint: string,
  { publicKey, privateKey, contact }: VapidSigner,
  now: Date,
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + HOLDS_SECONDS,
    sub: contact,
  }
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  })
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
}
