import type { JourneyOfBooking } from '@chauffeur/contract/journey-fields'
import { bookingState } from '@chauffeur/domain/booking-status'
import { Booking } from '../bookings/booking.entity.ts'
import { readEnds } from '../bookings/cars-needed-for.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { Journey, JourneyLeg } from './journey.entity.ts'

/** A journey with its legs in their order. */
interface JourneyWithLegs extends Pick<Journey, 'id' | 'number' | 'discountBasisPoints'> {
  readonly bookingIds: readonly string[]
}

/** The journey that a booking is a leg of; undefined of one that was booked alone. */
export async function findJourneyOf(
  bookingId: string,
  em: EntityManager,
): Promise<JourneyWithLegs | undefined> {
  const leg = await findRow(em, JourneyLeg, { bookingId })
  const journey = leg && (await findRow(em, Journey, { id: leg.journeyId }))
  if (!journey) return undefined
  const legs = await findRows(em, JourneyLeg, { journeyId: journey.id }, { orderBy: { leg: 'asc' } })
  const { id, number, discountBasisPoints } = journey
  return { id, number, discountBasisPoints, bookingIds: legs.map((one) => one.bookingId) }
}

/** The journeys of those of these bookings that are legs of one, by the booking. */
export async function readJourneysOf(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, JourneyOfBooking>> {
  if (bookingIds.length === 0) return new Map()
  const own = await findRows(em, JourneyLeg, { bookingId: { $in: bookingIds } })
  if (own.length === 0) return new Map()
  const journeyId = { $in: [...new Set(own.map((leg) => leg.journeyId))] }
  const journeys = await findRows(em, Journey, { id: journeyId })
  const legs = await findRows(em, JourneyLeg, { journeyId }, { orderBy: { leg: 'asc' } })
  const bookings = await findRows(em, Booking, { id: { $in: legs.map(({ bookingId }) => bookingId) } })
  const endOf = await readEnds(bookings, em)
  return new Map(
    own.flatMap(({ bookingId, journeyId: id, leg }) => {
      const journey = journeys.find((one) => one.id === id)
      if (!journey) return []
      const shown = legs.flatMap((one) => {
        const booking = one.journeyId === id && bookings.find((row) => row.id === one.bookingId)
        if (!booking) return []
        const { number, pickupDate: date } = booking
        return [{ number, leg: one.leg, date, state: bookingState(booking), end: endOf(booking) }]
      })
      const { number, discountBasisPoints } = journey
      return [[bookingId, { number, leg, discountPercent: discountBasisPoints / 100, legs: shown }] as const]
    }),
  )
}
