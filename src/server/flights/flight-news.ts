import { airportAt } from '@chauffeur/domain/airports'
import { bookingState } from '@chauffeur/domain/booking-status'
import { findingNews, flightAdvice, flightNews, type FlightNews } from '@chauffeur/domain/flights'
import type { BookingOfDay } from '../bookings/columns-of-day.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { FlightWatch } from './flight-watch.entity.ts'

/** Reads the news of these bookings' flights that the office is to act on now, by the booking's id. */
export async function readFlightNews(
  bookings: readonly BookingOfDay[],
  now: Date,
  em: EntityManager,
): Promise<ReadonlyMap<string, FlightNews>> {
  const awaited = new Map(
    bookings
      .filter((booking) => bookingState(booking) === 'confirmed')
      .map((booking) => [booking.id, booking]),
  )
  const watches = await findRows(em, FlightWatch, { bookingId: { $in: [...awaited.keys()] } })
  return new Map(
    watches.flatMap((watch) => {
      const booking = awaited.get(watch.bookingId)
      const news = booking && newsOf(watch, booking, now)
      return news ? [[watch.bookingId, news] as const] : []
    }),
  )
}

function newsOf(watch: FlightWatch, booking: BookingOfDay, now: Date): FlightNews | undefined {
  const { flightNumber: number, phase, scheduledAt: scheduled, asOf, metAt, found } = watch
  if (number !== booking.flightNumberNormalised || +watch.pickupAt !== +booking.pickupAt) return undefined
  const { pickupLat: lat, pickupLon: lon, pickupZone: zone } = booking
  const known = { number, zone, airport: airportAt({ lat, lon }) ?? '' }
  if (found) return found.isSeenTo ? undefined : findingNews(found, known)
  if (!phase || !scheduled || !asOf) return undefined
  const [expected, landed] = [watch.expectedAt ?? null, watch.landedAt ?? null]
  const advice = flightAdvice({ scheduled, expected, landed, phase, asOf }, booking, now)
  if (!advice) return undefined
  // Somebody has set another time since it was found so.
  const isSeenTo = advice.code === 'diverted' || advice.code === 'cancelled'
  if (isSeenTo && booking.meetAt?.getTime() !== metAt?.getTime()) return undefined
  return flightNews(advice, { ...known, hasLanded: landed !== null })
}

/** Keeps that somebody has decided when the guest is met, whatever was found in place of the flight. */
export async function markSeenTo(bookingId: string, tx: Transaction): Promise<void> {
  const { found } = (await findRow(tx.em, FlightWatch, { bookingId })) ?? {}
  if (!found || found.isSeenTo) return
  await tx.em.nativeUpdate(FlightWatch, { bookingId }, { found: { ...found, isSeenTo: true } })
  await record(tx, 'trip.flight-followed', { bookingId })
}
