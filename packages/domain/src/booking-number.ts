// No 0 and O, no 1, I and L, and no U, which also keeps ugly words out.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6
const NUMBER = new RegExp(`^TR-[${ALPHABET}]{${LENGTH}}$`)

// Bytes from here on would make the first letters of the alphabet likelier than the others.
const FAIR_BELOW = 256 - (256 % ALPHABET.length)

/** How many random bytes to pass; about one in sixteen is dropped, so this many never run out. */
export const BOOKING_NUMBER_BYTES = 32

/**
 * A booking's number for people, like TR-7K3Q9X, every one equally likely. Two bookings may draw the same:
 * the database keeps it unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function bookingNumber(randomBytes: Uint8Array): string {
  const letters = [...randomBytes]
    .filter((byte) => byte < FAIR_BELOW)
    .slice(0, LENGTH)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
  if (letters.length < LENGTH) throw new RangeError('Too few random bytes for a booking number')
  return `TR-${letters.join('')}`
}

export function isBookingNumber(text: string): boolean {
  return NUMBER.test(text)
}
