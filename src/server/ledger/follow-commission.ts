import { randomUUID } from 'node:crypto'
import { keptOfBooking, missingCommission, takenByDriver } from '@chauffeur/domain/partner-money'
import { tripEnd } from '@chauffeur/domain/trip-thanks'
import { Booking } from '../bookings/booking.entity.ts'
import { withMissingCars } from '../bookings/cars-needed-for.ts'
import { owedOf } from '../cash/read-cash.ts'
import { readCollected } from '../cash/sum-cash.ts'
import type { Transaction } from '../core/transaction.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import { readAssignments } from '../dispatch/read-trip-progress.ts'
import { PartnerEntry } from './partner-entry.entity.ts'

/**
 * Brings the entries of a booking to what its partner has earned by now, with one more where that is another amount. It
 * looks at how the booking stands, so that it may follow anything that has happened to it, and does nothing the second
 * time. Whoever calls it holds the booking.
 *
 * @param causeId what has happened.
 */
export async function followCommission(bookingId: string, causeId: string, tx: Transaction): Promise<void> {
  const { em, clock } = tx
  await em.flush()
  const booking = await findRow(em, Booking, { id: bookingId })
  if (booking?.partnerId == null || booking.commissionBp == null) return
  const { partnerId, commissionBp: basisPoints } = booking
  const keptCents = await readKept(booking, tx)
  const entries = await findRows(em, PartnerEntry, {
    bookingId,
    kind: { $in: ['commission', 'commission_back'] },
  })
  const missing = missingCommission(
    { keptCents, basisPoints },
    entries.reduce((sum, { cents }) => sum + cents, 0),
  )
  // The booking is locked, and what is missing is computed: the same cause may come again, and is another entry then.
  const isKnown = entries.some((one) => one.kind === missing?.kind && one.causeId === causeId)
  if (missing)
    await em.insert(PartnerEntry, {
      ...missing,
      id: randomUUID(),
      partnerId,
      bookingId,
      keptCents,
      basisPoints,
      causeId: isKnown ? `${causeId}:${randomUUID()}` : causeId,
      createdAt: clock(),
    })
}

async function readKept(booking: Booking, { em }: Transaction): Promise<number> {
  const assignments = await readAssignments([booking.id], em)
  const [first] = assignments
  const states = assignments.map(({ state }) => state)
  const collected = first && (await readCollected([first.id], em)).get(first.id)
  return keptOfBooking({
    paidCents: booking.paidCents,
    refundCents: booking.refundCents,
    refundedCents: booking.refundedCents,
    ending: tripEnd(await withMissingCars(booking, states, em)),
    isCancelled: booking.cancelledAt != null,
    byDriverCents: takenByDriver(owedOf(booking, { carNo: 1 }), collected),
  })
}
