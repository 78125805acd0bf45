import { createDecipheriv, createPublicKey, hkdfSync, verify, type ECDH } from 'node:crypto'
import { z } from 'zod'

/** Opens a sealed message as the browser does that holds the private key. For tests only. */
export function openPush(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
  const derive = (secret: Buffer, by: Buffer, about: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, about, length))
  const shared = derive(browser.computeSecret(senderKey), auth, info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, derive(shared, salt, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return opened.subarray(0, opened.lastIndexOf(2)).toString()
}

const claimsOf = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/** The claims of a header Authorization, if the key that it names has signed them. For tests only. */
export function readVapid(header: string): (z.infer<typeof claimsOf> & { readonly key: string }) | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return undefined
  return { ...claimsOf.parse(JSON.parse(Buffer.from(claims, 'base64url').toString())), key }
}
