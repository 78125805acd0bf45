import { bookingActRefusal } from '@chauffeur/domain/booking-acts'
import { isThanksDue } from '@chauffeur/domain/trip-thanks'
import { Assignment } from './assignment.entity.ts'
import { readDriven } from './read-trip-progress.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { Driver } from '../cars/driver.entity.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { UNMANAGED } from '../db/orm.ts'
import { Outbox } from '../mail/outbox.entity.ts'

/** A trip that was to begin longer ago than this is no longer thanked for. */
const LATEST_MS = 72 * 60 * 60_000

/** The bookings whose guests are to be thanked now, and asked how it was. */
export async function readThanksDue({ em, clock }: DatabaseAccess): Promise<string[]> {
  const now = clock()
  const completed = await em.find(
    Assignment,
    { releasedAt: null, state: 'completed', startsAt: { $gt: new Date(now.getTime() - LATEST_MS) } },
    { fields: ['id', 'bookingId'], ...UNMANAGED },
  )
  const ids = [...new Set(completed.map(({ bookingId }) => bookingId))]
  if (ids.length === 0) return []
  const mails = await em.find(
    Outbox,
    { bookingId: { $in: ids }, kind: 'trip-thanks' },
    { fields: ['bookingId'], ...UNMANAGED },
  )
  const thanked = new Set(mails.map(({ bookingId }) => bookingId))
  const bookings = await em.find(
    Booking,
    {
      id: { $in: ids.filter((id) => !thanked.has(id)) },
      status: 'confirmed',
      cancelledAt: null,
      rating: null,
    },
    { orderBy: { pickupAt: 'asc', id: 'asc' }, ...UNMANAGED },
  )
  const driven = await readDriven(
    bookings.map(({ id }) => id),
    em,
  )
  return bookings.flatMap((booking) => {
    const trip = driven.get(booking.id)
    return trip && isThanksDue(trip.since, now) && mayRate(booking, now) ? [booking.id] : []
  })
}

/** Who drove, as the mail of thanks says it; undefined where there is nothing to ask any more. */
export async function readThanks(
  booking: Booking,
  { em, clock }: DatabaseAccess,
): Promise<{ readonly chauffeurs: readonly string[] } | undefined> {
  const trip = (await readDriven([booking.id], em)).get(booking.id)
  if (!trip || !mayRate(booking, clock())) return undefined
  const drivers = await em.find(Driver, { id: { $in: [...trip.driverIds] } }, { orderBy: { name: 'asc' } })
  return { chauffeurs: drivers.map(({ name }) => name) }
}

/** Whether the guest may rate the booking, which was driven. */
function mayRate({ status, cancelledAt, pickupAt, rating }: Booking, now: Date): boolean {
  const facts = { status, cancelledAt, pickupAt, isDriven: true, isRated: rating != null }
  return bookingActRefusal('guest', 'rate', facts, now) === undefined
}
