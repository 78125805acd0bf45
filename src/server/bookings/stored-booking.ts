import { bookingFlags, type BookingFlag } from '@chauffeur/domain/booking-list'
import { z } from 'zod'
import { readStoredList, readStoredObject } from '../core/read-stored.ts'
import type { BillingAddress, BookedStop, Booking } from './booking.entity.ts'

// The JSON columns of a booking, as lists show them: an incomplete value is never a reason to show no booking at all.

const stop = z.object({ id: z.string(), location: z.string(), duration: z.int(), priceCents: z.int() })
const partOfStop = z.object({
  id: z.string().catch(''),
  location: z.string(),
  duration: z.int().catch(0),
  priceCents: z.int().catch(0),
})

export function stopsOf({ id, stops }: Pick<Booking, 'id' | 'stops'>): BookedStop[] {
  return readStoredList(stop, stops, { table: 'booking', id, column: 'stops' }, partOfStop)
}

const flag = z.enum(bookingFlags)

export function flagsOf({ id, flags }: Pick<Booking, 'id' | 'flags'>): BookingFlag[] {
  return flags == null ? [] : readStoredList(flag, flags, { table: 'booking', id, column: 'flags' })
}

const line = z.string().nullable()
const billing = z.object({
  companyName: line,
  taxNumber: line,
  street: line,
  streetNumber: line,
  city: line,
  state: line,
  postalCode: line,
  country: line,
})
const NOTHING: BillingAddress = {
  companyName: null,
  taxNumber: null,
  street: null,
  streetNumber: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
}

export function billingOf(booking: Pick<Booking, 'id' | 'billing'>): BillingAddress | null {
  if (booking.billing == null) return null
  const at = { table: 'booking', id: booking.id, column: 'billing' }
  return readStoredObject(billing, booking.billing, NOTHING, at).value
}

const label = z.string()

/** The values that a partner keeps with a booking, by name; one that is no text is left out. */
export function metadataOf({ id, metadata }: Pick<Booking, 'id' | 'metadata'>): Record<string, string> {
  if (metadata == null) return {}
  const at = { table: 'booking', id, column: 'metadata' }
  const entries = readStoredList(z.tuple([label, label]), Object.entries(metadata), at)
  return Object.fromEntries(entries)
}
