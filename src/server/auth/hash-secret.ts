import { createHash } from 'node:crypto'

/** How a secret is stored and looked up. It has 32 random bytes: nothing slower is needed to keep it from being guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
