import { bookingActRefusal } from '@chauffeur/domain/booking-acts'
import { cancellationTerms } from '@chauffeur/domain/cancellation'
import { BEGUN } from '@chauffeur/domain/trip-state'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import { paidForChanges } from '../changes/end-change.ts'
import { openChangesOf } from '../changes/present-change.ts'
import { presentPartnerChange } from '../changes/present-partner-change.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { readToldTrips } from '../dispatch/read-told-trips.ts'
import { readJourneysOf } from '../journeys/journeys-of.ts'
import { readAttempts } from '../payments/attempts-of.ts'
import type { Booking } from './booking.entity.ts'
import { withMissingCars } from './cars-needed-for.ts'
import type { BesideBooking } from './present-partner-booking.ts'

/** Reads the facts that tables of their own hold of these bookings, as their partner reads them, by booking. */
export async function readBeside(
  bookings: readonly Booking[],
  { em, clock }: DatabaseAccess,
): Promise<(booking: Booking) => BesideBooking> {
  const ids = bookings.map(({ id }) => id)
  const trips = await readToldTrips(ids, em)
  const journeys = await readJourneysOf(ids, em)
  const changes = await openChangesOf(ids, em)
  const changeOf = new Map(changes.map((change) => [change.bookingId, change]))
  const paid = await paidForChanges(
    changes.map(({ id }) => id),
    em,
  )
  const now = clock()
  const toldOf = ({ id }: Booking) => (trips.get(id) ?? []).map(({ state }) => state)
  const carsOf = await withMissingCars(bookings, toldOf, em)
  const unpaid = bookings.filter(isToBePaid).map(({ id }) => id)
  const { ofBookings } = await readAttempts(em, unpaid)
  const open = ofBookings.filter(
    ({ state, changeId, expiresAt }) => state === 'pending' && changeId == null && expiresAt > now,
  )
  const termsOf = (booking: Booking): BesideBooking['terms'] => {
    const { id, status, cancelledAt, pickupAt, paidCents, refundCents } = booking
    // As far as it was told, like the state of the booking.
    const hasBegun = trips.get(id)?.some(({ state }) => BEGUN.includes(state)) ?? false
    if (bookingActRefusal('partner', 'cancel', { status, cancelledAt, pickupAt, hasBegun }, now)) return null
    const change = changeOf.get(id)
    const ofChange = (change && paid.get(change.id)) ?? 0
    const terms = cancellationTerms('partner', booking, paidCents - refundCents - ofChange, now)
    return { ...terms, refundCents: terms.refundCents + ofChange }
  }
  return (booking) => {
    const change = changeOf.get(booking.id)
    return {
      journey: journeys.get(booking.id),
      change: change ? presentPartnerChange(change) : null,
      trips: [...(trips.get(booking.id) ?? [])],
      cars: carsOf(booking),
      terms: termsOf(booking),
      checkoutUrl: open.find(({ bookingId }) => bookingId === booking.id)?.checkoutUrl ?? null,
    }
  }
}
