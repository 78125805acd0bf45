import { createHash } from 'node:crypto'

/** Equal for two requests that a validator has read to the same input, to the letter. */
export function fingerprintOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}
