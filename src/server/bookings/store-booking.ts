import { randomBytes, randomUUID } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { createBooking } from '@chauffeur/contract/bookings'
import { bookingNumber } from '@chauffeur/domain/booking-number'
import { bareNumber, searchedText } from '@chauffeur/domain/booking-search'
import { toEuros } from '@chauffeur/domain/money'
import { REFERENCE_BYTES } from '@chauffeur/domain/reference'
import type { z } from 'zod'
import { recordAct } from '../core/audit/record-act.ts'
import type { SaveResponse } from '../core/idempotency/run-once.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { openAttempt } from '../payments/open-attempt.ts'
import type { Payment } from '../payments/payment.entity.ts'
import { enqueueWebhooks } from '../webhooks/record-event.ts'
import type { Transaction, RequestContext } from '../core/request-context.ts'
import { Booking } from './booking.entity.ts'
import type { BookingDraft } from './draft-booking.ts'

export type CreatedBooking = z.infer<typeof createBooking.output>

export interface StoredBooking {
  readonly made: CreatedBooking
  /** The first attempt to pay it, of a new booking that is paid online. */
  readonly payment?: Payment
}

// Two of a hundred thousand bookings draw the same number once in some thousand draws; twice in a row hardly ever.
const DRAWS = 5
/** So long a request without a key is the same one as an unpaid one before it. */
const SAME_WITHIN_MS = 10 * 60_000

/** Stores a booking with all that follows from it, in one transaction. */
export async function storeBooking(
  draft: BookingDraft,
  saveResponse: SaveResponse<CreatedBooking>,
  context: RequestContext,
  draws = DRAWS,
): Promise<StoredBooking> {
  try {
    return await context.transaction(async (tx) => {
      const same = await findSame(tx, draft, context)
      const stored = same ? { made: present(same) } : await store(tx, draft, context)
      await saveResponse(tx, stored.made)
      return stored
    })
  } catch (error) {
    const drawnBefore = error instanceof UniqueConstraintViolationException && draws > 1
    if (drawnBefore) return storeBooking(draft, saveResponse, context, draws - 1)
    throw error
  }
}

async function store(tx: Transaction, draft: BookingDraft, context: RequestContext): Promise<StoredBooking> {
  const { config, payments, apiKey } = context
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
  if (apiKey)
    await recordAct(tx, {
      admin: apiKey.name,
      act: 'requested',
      subject: 'booking',
      subjectId: booking.id,
      subjectName: number,
      details: { apiKey: apiKey.id },
    })
  await enqueueMail(tx, 'booking-received', booking.id)
  if (config.OFFICE_EMAIL !== undefined) await enqueueMail(tx, 'office-new-booking', booking.id)
  await enqueueWebhooks(tx, 'booking.created', booking.id)
  const made = present(booking)
  if (draft.paymentMethod !== 'sumup' || !payments) return { made }
  return { made, payment: await openAttempt(tx, booking, 1, payments) }
}

/**
 * Callers without an Idempotency-Key send a request again when they hear nothing: what is still to be paid online is
 * not booked a second time. Two at once take turns.
 */
async function findSame(
  { em, clock }: Transaction,
  draft: BookingDraft,
  { idempotencyKey, apiKey }: RequestContext,
): Promise<Booking | null> {
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

type Facts = Pick<Booking, 'id' | 'number' | 'status' | 'paymentStatus' | 'totalCents'>

function present({ id, number, status, paymentStatus, totalCents }: Facts): CreatedBooking {
  return { id, bookingNumber: number, status, paymentStatus, totalPrice: toEuros(totalCents) }
}
