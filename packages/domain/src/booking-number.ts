import { isReference, randomReference } from './reference.ts'

const PREFIX = 'TR'

/**
 * A booking's number for people, like TR-7K3Q9X. Two bookings may draw the same: the database keeps it unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function bookingNumber(randomBytes: Uint8Array): string {
  return randomReference(PREFIX, randomBytes)
}

export function isBookingNumber(text: string): boolean {
  return isReference(PREFIX, text)
}
