import { randomUUID } from 'node:crypto'
import { bookingState } from '@chauffeur/domain/booking-status'
import {
  dueOnAccount,
  keptOfBooking,
  missingCommission,
  missingOnAccount,
  takenByDriver,
  type PartnerEntryKind,
} from '@chauffeur/domain/partner-money'
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
 * Brings the entries of a booking to what its partner has earned by now, or owes of one on account, with one more where that
 * is another amount. It looks at how the booking stands, so that it may follow anything that has happened to it, and does
 * nothing the second time. Whoever calls it holds the booking.
 *
 * @param causeId what has happened.
 */
export async function followMoney(bookingId: string, causeId: string, tx: Transaction): Promise<void> {
  const { em, clock } = tx
  await em.flush()
  const booking = await findRow(em, Booking, { id: bookingId })
  if (booking?.partnerId == null) return
  const followed = await followedOf(booking, tx)
  if (!followed) return
  const { kinds, basisPoints, vatBp = null, keptCents, missing } = followed
  const entries = await findRows(em, PartnerEntry, { bookingId, kind: { $in: [...kinds] } })
  const entry = missing(entries.reduce((sum, { cents }) => sum + cents, 0))
  if (!entry) return
  // The booking is locked, and what is missing is computed: the same cause may come again, and is another entry then.
  const isKnown = entries.some((one) => one.kind === entry.kind && one.causeId === causeId)
  await em.insert(PartnerEntry, {
    ...entry,
    id: randomUUID(),
    partnerId: booking.partnerId,
    bookingId,
    keptCents,
    basisPoints,
    vatBp,
    causeId: isKnown ? `${causeId}:${randomUUID()}` : causeId,
    createdAt: clock(),
  })
}

interface Followed {
  readonly kinds: readonly PartnerEntryKind[]
  readonly basisPoints: number
  /** Of a commission. */
  readonly vatBp?: number | null
  readonly keptCents: number
  /** The entry that brings what was entered so far to what is due. */
  readonly missing: (enteredCents: number) => Pick<PartnerEntry, 'kind' | 'cents'> | undefined
}

/** Returns the earnings or costs of a booking for its partner; undefined where there are neither. */
async function followedOf(booking: Booking, tx: Transaction): Promise<Followed | undefined> {
  const { paymentMethod, discountBp, commissionBp, vatBp = null, paidCents, refundCents } = booking
  if (paymentMethod === 'account') {
    const onAccount = { state: bookingState(booking), paidCents, refundCents }
    return {
      kinds: ['sale', 'fee', 'refund'],
      basisPoints: discountBp ?? 0,
      keptCents: dueOnAccount(onAccount),
      missing: (entered) => missingOnAccount(onAccount, entered),
    }
  }
  if (commissionBp == null) return undefined
  const earned = { keptCents: await readKept(booking, tx), basisPoints: commissionBp, vatBp }
  return {
    kinds: ['commission', 'commission_back'],
    ...earned,
    missing: (entered) => missingCommission(earned, entered),
  }
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
    ending: tripEnd((await withMissingCars([booking], () => states, em))(booking)),
    isCancelled: booking.cancelledAt != null,
    byDriverCents: takenByDriver(owedOf(booking, { carNo: 1 }), collected),
  })
}
