import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

/** Makes texts that carry facts with our signature, so that nothing need be stored, and reads them. */
export interface SignedText {
  sign(facts: object): string
  /** The facts of a text that we signed; undefined of any other. */
  read(text: string): unknown
}

export function signedText(secret: Buffer): SignedText {
  const key = createSecretKey(secret)
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest('base64url')
  return {
    sign(facts) {
      const body = Buffer.from(JSON.stringify(facts)).toString('base64url')
      return `${body}.${signatureOf(body)}`
    },
    read(text) {
      const [body, signature, ...rest] = text.split('.')
      if (!body || !signature || rest.length > 0 || !isSame(signature, signatureOf(body))) return undefined
      return JSON.parse(Buffer.from(body, 'base64url').toString())
    },
  }
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
