import { randomBytes, randomUUID } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { createBooking } from '@chauffeur/contract/bookings'
import { bookingNumber } from '@chauffeur/domain/booking-number'
import { bareNumber, searchedText } from '@chauffeur/domain/booking-search'
import { toEuros } from '@chauffeur/domain/money'
import { REFERENCE_BYTES } from '@chauffeur/domain/reference'
import type { z } from 'zod'
import { recordAct } from '../core/audit/record-act.ts'
import type { WriteDown } from '../core/idempotency/run-once.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { newAttempt } from '../payments/open-attempt.ts'
import type { Payment } from '../payments/payment.entity.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import type { Unit, Work } from '../core/request-context.ts'
import { Booking } from './booking.entity.ts'
import type { BookingDraft } from './draft-booking.ts'

export type Made = z.infer<typeof createBooking.output>

export interface Stored {
  readonly made: Made
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
  writeDown: WriteDown<Made>,
  work: Work,
  draws = DRAWS,
): Promise<Stored> {
  try {
    return await work.transaction(async (unit) => {
      const same = await findSame(unit, draft, work)
      const stored = same ? { made: present(same) } : await store(unit, draft, work)
      await writeDown(unit, stored.made)
      return stored
    })
  } catch (error) {
    const drawnBefore = error instanceof UniqueConstraintViolationException && draws > 1
    if (drawnBefore) return storeBooking(draft, writeDown, work, draws - 1)
    throw error
  }
}

async function store(unit: Unit, draft: BookingDraft, work: Work): Promise<Stored> {
  const { config, payments, apiKey } = work
  const number = bookingNumber(randomBytes(REFERENCE_BYTES))
  const booking = {
    ...draft,
    id: randomUUID(),
    number,
    status: 'pending' as const,
    createdAt: unit.clock(),
    apiKeyId: apiKey?.id ?? null,
    searchText: searchedText(draft),
    searchNumber: bareNumber(number),
  }
  await unit.em.insert(Booking, booking)
  if (apiKey)
    await recordAct(unit, {
      admin: apiKey.name,
      act: 'requested',
      subject: 'booking',
      subjectId: booking.id,
      subjectName: number,
      details: { apiKey: apiKey.id },
    })
  await enqueueMail(unit, 'booking-received', booking.id)
  if (config.OFFICE_EMAIL !== undefined) await enqueueMail(unit, 'office-new-booking', booking.id)
  await recordEvent(unit, 'booking.created', booking.id)
  const made = present(booking)
  if (draft.paymentMethod !== 'sumup' || !payments) return { made }
  return { made, payment: await newAttempt(unit, booking, 1, payments) }
}

/**
 * Callers without an Idempotency-Key send a request again when they hear nothing: what is still to be paid online is
 * not booked a second time. Two at once take turns.
 */
async function findSame(
  { em, clock }: Unit,
  draft: BookingDraft,
  { idempotencyKey, apiKey }: Work,
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

function present({ id, number, status, paymentStatus, totalCents }: Facts): Made {
  return { id, bookingNumber: number, status, paymentStatus, totalPrice: toEuros(totalCents) }
}
