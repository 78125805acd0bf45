// No 0 and O, no 1, I and L, and no U, which also keeps ugly words out.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

// Bytes from here on would make the first letters of the alphabet likelier than the others.
const FAIR_BELOW = 256 - (256 % ALPHABET.length)

/** How many random bytes to pass; about one in sixteen is dropped, so this many never run out. */
export const REFERENCE_BYTES = 32

/**
 * A reference for people, like TR-7K3Q9X, every one equally likely. Two may be the same: the database keeps them
 * unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function reference(prefix: string, randomBytes: Uint8Array): string {
  const letters = [...randomBytes]
    .filter((byte) => byte < FAIR_BELOW)
    .slice(0, LENGTH)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
  if (letters.length < LENGTH) throw new RangeError('Too few random bytes for a reference')
  return `${prefix}-${letters.join('')}`
}

export function isReference(prefix: string, text: string): boolean {
  return new RegExp(`^${prefix}-[${ALPHABET}]{${LENGTH}}$`).test(text)
}
