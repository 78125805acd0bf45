import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

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
