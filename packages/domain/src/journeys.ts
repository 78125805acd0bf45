import { isReference, randomReference } from './reference.ts'

/** A journey is booked in so many legs. */
export const MIN_LEGS = 2
export const MAX_LEGS = 6

/** The largest discount, in hundredths of a per cent. */
export const MAX_DISCOUNT_BASIS_POINTS = 5_000

const PREFIX = 'JR'

/**
 * A journey's number for people, like JR-7K3Q9X. Two journeys may draw the same: the database keeps it unique.
 * @throws RangeError when too few of the bytes can be used.
 */
export function journeyNumber(randomBytes: Uint8Array): string {
  return randomReference(PREFIX, randomBytes)
}

export function isJourneyNumber(text: string): boolean {
  return isReference(PREFIX, text)
}
