import { flightAdvice, flightNews, type FlightNews } from '@chauffeur/domain/flights'
import type { Booking } from '../bookings/booking.entity.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { FlightWatch } from './flight-watch.entity.ts'

/** What the flights of these bookings ask of the office now, by the booking's id. */
export async function readFlightNews(
  bookings: readonly Booking[],
  now: Date,
  em: EntityManager,
): Promise<ReadonlyMap<string, FlightNews>> {
  const awaited = new Map(
    bookings.filter(({ status }) => status === 'confirmed').map((booking) => [booking.id, booking]),
  )
  const watches = await findRows(em, FlightWatch, {
    bookingId: { $in: [...awaited.keys()] },
    phase: { $ne: null },
  })
  return new Map(
    watches.flatMap((watch) => {
      const booking = awaited.get(watch.bookingId)
      const news = booking && newsOf(watch, booking, now)
      return news ? [[watch.bookingId, news] as const] : []
    }),
  )
}

function newsOf(watch: FlightWatch, booking: Booking, now: Date): FlightNews | undefined {
  const { flightNumber: number, phase, scheduledAt: scheduled, asOf, metAt } = watch
  if (!phase || !scheduled || !asOf) return undefined
  if (number !== booking.flightNumberNormalised || +watch.pickupAt !== +booking.pickupAt) return undefined
  const [expected, landed] = [watch.expectedAt ?? null, watch.landedAt ?? null]
  const advice = flightAdvice({ scheduled, expected, landed, phase, asOf }, booking, now)
  if (!advice) return undefined
  // Somebody has set another time since it was found so.
  const isSeenTo = advice.code === 'diverted' || advice.code === 'cancelled'
  if (isSeenTo && booking.meetAt?.getTime() !== metAt?.getTime()) return undefined
  return flightNews(advice, { number, zone: booking.pickupZone, hasLanded: landed !== null })
}
