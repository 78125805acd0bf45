import { isReference, randomReference } from './reference.ts'
import type { Mode } from './sandbox.ts'

const PREFIXES = { live: 'TR', test: 'TT' } as const satisfies Readonly<Record<Mode, string>>

/**
 * A booking's number for people, like TR-7K3Q9X, or TT-7K3Q9X in the sandbox. Two bookings may draw the same: the database
 * keeps it unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function bookingNumber(randomBytes: Uint8Array, mode: Mode = 'live'): string {
  return randomReference(PREFIXES[mode], randomBytes)
}

export function isBookingNumber(text: string): boolean {
  return Object.values(PREFIXES).some((prefix) => isReference(prefix, text))
}

/** Whether the booking of this number is a real one, and not of the sandbox. */
export function isLiveNumber(number: string): boolean {
  return !number.startsWith(`${PREFIXES.test}-`)
}
