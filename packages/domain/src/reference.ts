// No 0 and O, no 1, I and L, and no U, which also keeps ugly words out.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

// Higher bytes are dropped: with them the first letters of the alphabet would be more likely than the others.
const FAIR_BELOW = 256 - (256 % ALPHABET.length)

/** The number of random bytes to pass. About one in sixteen is dropped, so that these always suffice. */
export const REFERENCE_BYTES = 32

/**
 * A reference for people, like TR-7K3Q9X, every one equally likely. Two may be the same: the database keeps them
 * unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function randomReference(prefix: string, randomBytes: Uint8Array): string {
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
