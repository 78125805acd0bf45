import { randomBytes, randomUUID } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { bookingNumber } from '@chauffeur/domain/booking-number'
import { bareNumber, searchedText } from '@chauffeur/domain/booking-search'
import { REFERENCE_BYTES } from '@chauffeur/domain/reference'
import type { RequestContext } from '../core/request-context.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'
import type { BookingDraft } from './draft-booking.ts'

/** What the answer to a new booking and its payment need of it. */
export type StoredBooking = Pick<Booking, 'id' | 'number' | 'status' | 'paymentStatus' | 'totalCents'>

// Two of a hundred thousand bookings draw the same number once in some thousand draws; twice in a row hardly ever.
const DRAWS = 5
/** A request without a key within this time is the same as an unpaid one before it. */
const SAME_WITHIN_MS = 10 * 60_000

/** Stores a booking under a number of its own. A number that is taken already fails the transaction: see `withNewNumber`. */
export async function storeBooking(
  tx: Transaction,
  draft: BookingDraft,
  { apiKey }: Pick<RequestContext, 'apiKey'>,
): Promise<StoredBooking> {
  const number = bookingNumber(randomBytes(REFERENCE_BYTES))
  const booking = {
    ...draft,
    id: randomUUID(),
    number,
    status: 'pending' as const,
    createdAt: tx.clock(),
    apiKeyId: apiKey?.id ?? null,
    searchText: searchedText(draft),
    searchNumber: bareNumber(number),
  }
  await tx.em.insert(Booking, booking)
  await record(tx, 'booking.requested', { bookingId: booking.id, bookingNumber: number, apiKey })
  return booking
}

/** Runs a transaction that stores a booking, again with another number when the one drawn is taken. */
export async function withNewNumber<T>(run: () => Promise<T>, draws = DRAWS): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException && draws > 1) return withNewNumber(run, draws - 1)
    throw error
  }
}

/**
 * Callers without an Idempotency-Key send a request again when no response came: what is still to be paid online is not
 * booked a second time. Two at once take turns.
 */
export async function findSameUnpaid(
  { em, clock }: DatabaseAccess,
  draft: BookingDraft,
  { idempotencyKey, apiKey }: Pick<RequestContext, 'idempotencyKey' | 'apiKey'>,
): Promise<StoredBooking | null> {
  if (idempotencyKey !== undefined || draft.paymentMethod !== 'sumup') return null
  const facts = {
    apiKeyId: apiKey?.id ?? null,
    customerName: draft.customerName,
    customerEmail: draft.customerEmail,
    pickupLocation: draft.pickupLocation,
    dropoffLocation: draft.dropoffLocation,
    hireHours: draft.hireHours,
    pickupDate: draft.pickupDate,
    pickupTime: draft.pickupTime,
    vehicleId: draft.vehicleId,
    passengers: draft.passengers,
    totalCents: draft.totalCents,
  }
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [JSON.stringify(facts)])
  return await em.findOne(
    Booking,
    {
      ...facts,
      paymentMethod: 'sumup',
      paymentStatus: { $in: ['pending', 'failed'] },
      status: 'pending',
      createdAt: { $gt: new Date(clock().getTime() - SAME_WITHIN_MS) },
    },
    { orderBy: { createdAt: 'desc' } },
  )
}
