import { randomBytes, randomUUID } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { bookingNumber } from '@chauffeur/domain/booking-number'
import { REFERENCE_BYTES } from '@chauffeur/domain/reference'
import { modeOf, type Config } from '../core/config.ts'
import { fingerprintOf } from '../core/idempotency/run-once.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import { lockName } from '../db/lock-name.ts'
import { refuseTooManyOpen, type BookingOwner } from '../partners/open-bookings.ts'
import { refuseBeyondCredit } from '../partners/credit.ts'
import { provideCars } from '../sandbox/provide-cars.ts'
import { Booking } from './booking.entity.ts'
import { confirmsAtOnce } from './confirm-at-once.ts'
import { confirmBooking } from './decide-booking.ts'
import { decideNewBy } from './decision-setting.ts'
import type { BookingDraft, BookingRequest } from './draft-booking.ts'
import { derivedColumns } from './edit-booking.ts'

/** A request that may be stored, with what a repeat of it is known by. */
export type NewBooking = BookingDraft & {
  readonly requestFingerprint: string | null
  /** When it is rejected by itself unless the office has decided; left out of what the office books itself. */
  readonly decideBy?: Date | null
}

/** The part of a booking that the answer to it and its payment need. */
export type StoredBooking = Pick<
  Booking,
  'id' | 'number' | 'status' | 'paymentStatus' | 'totalCents' | 'baseCents' | 'stopCents'
>

// Two of a hundred thousand bookings draw the same number once in some thousand draws; twice in a row hardly ever.
const DRAWS = 5
/** The time within which an equal request without a key repeats the unpaid one before it. */
export const SAME_WITHIN_MS = 10 * 60_000

/** Stores what a guest or a partner's system asks for. Its car is reserved last: see `reserveCar`. */
export async function storeBooking(
  tx: Transaction,
  draft: NewBooking & BookingOwner,
  { apiKey, config }: Pick<RequestContext, 'apiKey' | 'config'>,
): Promise<StoredBooking> {
  await refuseTooManyOpen(draft, 1, tx)
  if (draft.paymentMethod === 'account') await refuseBeyondCredit(draft, draft.totalCents, tx.em)
  await provideCars(draft, [draft], tx.em, config)
  const decideBy = await decideNewBy(draft.pickupAt, tx)
  const booking = await insertBooking(tx, { ...draft, decideBy }, config)
  const admin = await confirmsAtOnce(draft, tx.em)
  const about = { bookingId: booking.id, bookingNumber: booking.number }
  await record(tx, 'booking.requested', { ...about, apiKey, isConfirmed: admin !== undefined })
  if (admin === undefined) return booking
  await confirmBooking(booking.id, { admin }, tx)
  return { ...booking, status: 'confirmed' }
}

/** Stores a booking under a number of its own. A number that is taken already fails the transaction: see `withNewNumber`. */
export async function insertBooking(
  tx: Transaction,
  draft: NewBooking & BookingOwner,
  config: Pick<Config, 'SANDBOX'>,
): Promise<StoredBooking> {
  const number = bookingNumber(randomBytes(REFERENCE_BYTES), modeOf(config))
  const booking = {
    ...draft,
    id: randomUUID(),
    number,
    status: 'pending' as const,
    paidCents: draft.paymentMethod === 'account' ? draft.totalCents : 0,
    createdAt: tx.clock(),
    ...derivedColumns({ ...draft, number }),
  }
  await tx.em.insertMany(Booking, [booking])
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
 * booked a second time. A request that differs in anything, a phone number or a note, is a booking of its own.
 *
 * @returns the fingerprint to look for; null where every request is a new booking.
 */
export function repeatFingerprint(
  input: BookingRequest,
  { idempotencyKey }: Pick<RequestContext, 'idempotencyKey'>,
): string | null {
  return idempotencyKey === undefined && input.paymentMethod === 'sumup' ? fingerprintOf(input) : null
}

/** The unpaid booking that a draft repeats. Two at once take turns. */
export async function findSameUnpaid(
  { em, clock }: DatabaseAccess,
  { requestFingerprint, totalCents, apiKeyId, partnerId }: NewBooking & BookingOwner,
): Promise<StoredBooking | null> {
  if (requestFingerprint === null) return null
  const facts = { requestFingerprint, totalCents, apiKeyId, partnerId }
  await lockName(JSON.stringify(facts), em)
  return await em.findOne(
    Booking,
    {
      ...facts,
      paymentStatus: { $in: ['pending', 'failed'] },
      status: 'pending',
      cancelledAt: null,
      createdAt: { $gt: new Date(clock().getTime() - SAME_WITHIN_MS) },
    },
    { orderBy: { createdAt: 'desc' } },
  )
}

/**
 * Refuses a reference that a booking of the same partner has already which is still to be driven. Two at once take turns:
 * the partner is locked.
 */
export async function refuseDuplicate(
  { reference, partnerId }: Pick<Booking, 'reference'> & BookingOwner,
  { em }: DatabaseAccess,
): Promise<void> {
  if (reference === null || partnerId === null) return
  const [known] = await em.execute<{ number: string }[]>(
    `select number from booking
     where partner_id = ? and reference = ? and cancelled_at is null and status <> 'rejected'
     order by created_at, pickup_at limit 1`,
    [partnerId, reference],
  )
  if (!known) return
  const { number: bookingNumber } = known
  throw new Refusal('DUPLICATE_REFERENCE', { code: 'duplicate_reference', bookingNumber }, { bookingNumber })
}
