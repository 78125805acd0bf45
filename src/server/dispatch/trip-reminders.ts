import { isReminderDue, REMINDED_BEFORE_MS } from '@chauffeur/domain/trip-reminder'
import { isChauffeurAnnounced } from '@chauffeur/domain/phone-visibility'
import { bookingState } from '@chauffeur/domain/booking-status'
import { Booking } from '../bookings/booking.entity.ts'
import { changedLast } from '../bookings/changed-last.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { findColumns } from '../db/find-rows.ts'
import { dedupeKeyOf } from '../mail/enqueue-mail.ts'
import { Outbox, type MailDetails } from '../mail/outbox.entity.ts'
import { carName } from './present-trip.ts'
import { readAssigned } from './read-trip-progress.ts'

/** A reminder that is to be written. */
interface DueReminder {
  readonly bookingId: string
  readonly details: MailDetails
}

/** The guests who are to be reminded now: of each time that a trip was booked for, once. */
export async function readRemindersDue({ em, clock }: DatabaseAccess): Promise<DueReminder[]> {
  const now = clock()
  const bookings = await findColumns(
    em,
    Booking,
    ['id', 'pickupAt', 'createdAt', 'decidedAt', 'changedAt', 'cancelledAt'],
    {
      status: 'confirmed',
      cancelledAt: null,
      pickupAt: { $gt: now, $lte: new Date(now.getTime() + REMINDED_BEFORE_MS) },
    },
  )
  const due = bookings
    .filter((booking) => isReminderDue({ pickupAt: booking.pickupAt, toldAt: changedLast(booking) }, now))
    .map(({ id: bookingId, pickupAt }) => {
      const details = { occasion: String(pickupAt.getTime()), pickupAt: pickupAt.toISOString() }
      return { bookingId, details, key: dedupeKeyOf('trip-reminder', bookingId, details) }
    })
  if (due.length === 0) return []
  const written = await findColumns(em, Outbox, ['dedupeKey'], {
    dedupeKey: { $in: due.map(({ key }) => key) },
  })
  const known = new Set(written.map(({ dedupeKey }) => dedupeKey))
  return due.filter(({ key }) => !known.has(key))
}

/** A chauffeur whom the guest may know. */
export interface AnnouncedChauffeur {
  readonly name: string
  readonly phone: string
  /** "black Mercedes E Class" */
  readonly car: string | null
  readonly plate: string | null
}

/** Who drives, for a reminder that was stored before; undefined where the trip is off, moved or has begun. */
export async function readReminder(
  booking: Booking,
  details: MailDetails | null | undefined,
  { em, clock }: DatabaseAccess,
): Promise<readonly AnnouncedChauffeur[] | undefined> {
  const { id, pickupAt } = booking
  const now = clock()
  const isOfThisTime = details?.pickupAt === pickupAt.toISOString()
  if (bookingState(booking) !== 'confirmed' || !isOfThisTime || pickupAt <= now) return undefined
  const assigned = await readAssigned([id], em)
  return assigned.flatMap(({ assignment: { state }, driver, car }) =>
    driver && isChauffeurAnnounced({ state, pickupAt }, now)
      ? [
          {
            name: driver.name,
            phone: driver.phoneE164,
            car: car ? carName(car) : null,
            plate: car?.plate ?? null,
          },
        ]
      : [],
  )
}
