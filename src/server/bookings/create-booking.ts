import { randomBytes, randomUUID } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { createBooking as endpoint, type BookingInput } from '@chauffeur/contract/bookings'
import { bookingNumber } from '@chauffeur/domain/booking-number'
import { bareNumber, searchedText } from '@chauffeur/domain/booking-search'
import { toEuros } from '@chauffeur/domain/money'
import { REFERENCE_BYTES } from '@chauffeur/domain/reference'
import type { z } from 'zod'
import { runOnce, type WriteDown } from '../idempotency/run-once.ts'
import { enqueueMail } from '../jobs/enqueue-mail.ts'
import type { Work } from '../work.ts'
import { Booking } from './booking.entity.ts'
import { draftBooking, type BookingDraft } from './draft-booking.ts'

type Made = z.infer<typeof endpoint.output>

// Two of a hundred thousand bookings draw the same number once in some thousand draws; twice in a row hardly ever.
const DRAWS = 5

/** Takes a request for a trip: checked, priced and stored as pending, with mails to follow. */
export function createBooking(input: BookingInput, work: Work): Promise<Made> {
  return runOnce<Made>({ scope: 'createBooking', input, answer: endpoint.output }, work, async (writeDown) =>
    store(await draftBooking(input, work), writeDown, work),
  )
}

async function store(
  draft: BookingDraft,
  writeDown: WriteDown<Made>,
  work: Work,
  draws = DRAWS,
): Promise<Made> {
  const id = randomUUID()
  const made: Made = {
    id,
    bookingNumber: bookingNumber(randomBytes(REFERENCE_BYTES)),
    status: 'pending',
    paymentStatus: draft.paymentStatus,
    totalPrice: toEuros(draft.totalCents),
  }
  try {
    await work.transaction(async (unit) => {
      await unit.em.insert(Booking, {
        ...draft,
        id,
        number: made.bookingNumber,
        status: 'pending',
        createdAt: unit.clock(),
        searchText: searchedText(draft),
        searchNumber: bareNumber(made.bookingNumber),
      })
      await enqueueMail(unit, 'booking-received', id)
      if (work.config.OFFICE_EMAIL !== undefined) await enqueueMail(unit, 'office-new-booking', id)
      await writeDown(unit, made)
    })
    return made
  } catch (error) {
    const drawnBefore = error instanceof UniqueConstraintViolationException && draws > 1
    if (drawnBefore) return store(draft, writeDown, work, draws - 1)
    throw error
  }
}
