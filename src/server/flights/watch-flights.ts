import { airportAt } from '@chauffeur/domain/airports'
import {
  ALERTED_EVERY_MS,
  AIRPORT_ZONES,
  flightAdvice,
  isOfTrip,
  isOurAirport,
  isSameFinding,
  isWorthAlerts,
  landingBefore,
  nextFlightCheck,
  SAME_TRIP_MS,
  type CheckedFlight,
  type FlightFinding,
} from '@chauffeur/domain/flights'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { meetingTime } from '@chauffeur/domain/meeting-time'
import { wallTimeIn } from '@chauffeur/domain/time'
import type { FlightArrival, Flights } from '@chauffeur/gateways/flights/flights'
import { Booking } from '../bookings/booking.entity.ts'
import { edited, editBooking } from '../bookings/edit-booking.ts'
import { lockBooking } from '../bookings/read-booking.ts'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { findRow } from '../db/find-rows.ts'
import { startWatch, type Worker } from '../jobs/poller.ts'
import { FlightWatch } from './flight-watch.entity.ts'
import { IS_AWAITED } from './followed-flights.ts'
import { wantAlerts } from './subscribe-alerts.ts'

const BATCH = 10
/** A check takes five seconds at most; after this another process makes it. */
const LEASE_MS = 2 * MINUTE_MS

interface Options {
  readonly context: Pick<OperationContext, 'config' | 'orm' | 'clock' | 'transaction'>
  readonly flights: Flights
  readonly log: Log
}

/**
 * Asks when the flights of guests land, and keeps what it learns beside their bookings. It looks for bookings whose flight is
 * to be asked for, so that nobody has to tell it of new and changed ones. Any number of processes may run one: each check is
 * claimed in the statement that finds it.
 */
export function startFlightWorker({ context, flights, log }: Options): Worker {
  const { orm, clock } = context
  const check = async (bookingId: string) => {
    try {
      await checkFlight(bookingId, { context, flights })
    } catch (error) {
      log.error({ err: error, booking: bookingId }, 'a flight could not be followed')
    }
  }
  return startWatch(
    async () => {
      const claimed = await claimDue(orm.em.fork(), clock())
      await Promise.all(claimed.map(check))
      return claimed.length === BATCH
    },
    (error) => log.error({ err: error }, 'the flights to follow could not be read'),
  )
}

async function claimDue(em: Transaction['em'], now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - SAME_TRIP_MS)
  await em.execute(FORGET, [since])
  const lease = new Date(now.getTime() + LEASE_MS)
  const rows = await em.execute<{ booking_id: string }[]>(CLAIM, [lease, since, now, BATCH, now])
  return rows.map(({ booking_id: id }) => id)
}

/** A statement that deletes what is known of another flight, or of another time. */
const FORGET = `
  delete from flight_watch using booking
  where booking.id = flight_watch.booking_id and booking.pickup_at > ? and (
    booking.flight_number_normalised is distinct from flight_watch.flight_number
    or booking.pickup_at <> flight_watch.pickup_at
  )`

/** The next check is put off to when whoever claims it now counts as dead. */
const CLAIM = `
  insert into flight_watch (booking_id, flight_number, pickup_at, next_check_at)
  select booking.id, booking.flight_number_normalised, booking.pickup_at, ?::timestamptz
  from booking left join flight_watch on flight_watch.booking_id = booking.id
  where booking.pickup_at > ? and ${IS_AWAITED}
    and booking.flight_number_normalised is not null
    and (flight_watch.booking_id is null or flight_watch.next_check_at <= ?)
  order by booking.pickup_at limit ?
  on conflict (booking_id) do update set next_check_at = excluded.next_check_at
    where flight_watch.next_check_at <= ?
  returning booking_id`

async function checkFlight(id: string, { context, flights }: Omit<Options, 'log'>): Promise<void> {
  const { config, orm, clock, transaction } = context
  const booking = await findRow(orm.em.fork(), Booking, { id })
  if (!booking) return
  const { flightNumberNormalised: designator, pickupLat: lat, pickupLon: lon } = booking
  const airport = airportAt({ lat, lon }) ?? ''
  const near = landingBefore(booking)
  const isWatched = isOurAirport(airport)
  const landsOn = isWatched ? wallTimeIn(AIRPORT_ZONES[airport], near).date : ''
  const askedAt = clock()
  const answer: FlightArrival =
    designator && isWatched
      ? await flights.arrival({ designator, date: landsOn, airport, near })
      : { kind: 'none' }
  const nextCheck = async (checked: CheckedFlight, em: Transaction['em']) => {
    const now = clock()
    if (!designator || !isWatched) return null
    const alerts =
      config.FLIGHT_ALERTS === 'yes' && isWorthAlerts(checked, { near, now })
        ? await wantAlerts({ flightNumber: designator, landsOn, provider: config.FLIGHTS }, { em, now })
        : undefined
    const next = nextFlightCheck(checked, { near, now, alerts })
    // An alert that came while the provider was asked may be news to its answer.
    const isOvertaken = next !== null && alerts?.lastAt != null && alerts.lastAt > askedAt
    return isOvertaken ? new Date(Math.min(next.getTime(), askedAt.getTime() + ALERTED_EVERY_MS)) : next
  }
  await transaction((tx) => keep(booking, { answer, nextCheck, now: clock() }, tx))
}

interface Check {
  readonly answer: FlightArrival
  /** Null: not any more. */
  readonly nextCheck: (checked: CheckedFlight, em: Transaction['em']) => Promise<Date | null>
  readonly now: Date
}

/** Keeps what was learned, unless the booking has changed or ended while the provider was asked. */
async function keep(asked: Booking, { answer, nextCheck, now }: Check, tx: Transaction): Promise<void> {
  const { em } = tx
  const booking = await lockBooking(asked.id, tx)
  const watch = await em.findOne(FlightWatch, { bookingId: booking.id })
  if (!watch || booking.cancelledAt != null || booking.status === 'rejected') return
  if (watch.flightNumber !== booking.flightNumberNormalised || +watch.pickupAt !== +booking.pickupAt) return
  const checked = checkedFlight(answer)
  watch.checks += 1
  watch.checkedAt = now
  watch.nextCheckAt = await nextCheck(checked, em)
  const found = findingOf(answer)
  const isOtherFinding = answer.kind !== 'unavailable' && !isSameFinding(found, watch.found ?? null)
  if (isOtherFinding) {
    watch.found = found
    await em.flush()
    await record(tx, 'trip.flight-followed', { bookingId: booking.id })
  }
  if (typeof checked === 'string') return em.flush()
  const { scheduled, expected, landed, phase, asOf } = checked
  if (watch.phase !== phase) watch.metAt = booking.meetAt ?? null
  const isNews = watch.phase !== phase || watch.expectedAt?.getTime() !== expected?.getTime()
  Object.assign(watch, { scheduledAt: scheduled, expectedAt: expected, landedAt: landed, phase, asOf })
  await em.flush()
  if (landed && isOfTrip(scheduled, booking) && booking.landedAt?.getTime() !== landed.getTime()) {
    const isMetLater = meetingTime(edited(booking, { landedAt: landed })) > meetingTime(booking)
    await editBooking(tx, booking, { landedAt: landed }, { isEntryRenewed: isMetLater })
  }
  if (isNews) await record(tx, 'trip.flight-followed', { bookingId: booking.id })
  const lost = booking.status === 'confirmed' ? flightAdvice(checked, booking, now)?.code : undefined
  if (lost !== 'far_late' && lost !== 'diverted') return
  const ofFlight = `${watch.flightNumber.replace(' ', '')}-${watch.pickupAt.getTime()}`
  await record(tx, 'trip.flight-lost', {
    bookingId: booking.id,
    flight: lost,
    occasion: lost === 'diverted' ? `${ofFlight}-diverted` : ofFlight,
  })
}

function findingOf(answer: FlightArrival): FlightFinding | null {
  if (answer.kind === 'elsewhere') return { code: 'elsewhere', airport: answer.airport }
  if (answer.kind !== 'several') return null
  return { code: 'several', times: answer.legs.map((leg) => leg.toISOString()) }
}

function checkedFlight(answer: FlightArrival): CheckedFlight {
  if (answer.kind === 'found') return answer
  return answer.kind === 'unavailable' ? 'unavailable' : 'unknown'
}
