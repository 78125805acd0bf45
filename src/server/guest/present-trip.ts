import type { Route } from '@chauffeur/contract/routes'
import type { Chauffeur, Trip } from '@chauffeur/contract/trip'
import { isAtAirport } from '@chauffeur/domain/airports'
import { bookingActRefusal, bookingActs, bookingActUntil } from '@chauffeur/domain/booking-acts'
import { bookingState, isStanding } from '@chauffeur/domain/booking-status'
import type { ChangePaymentState } from '@chauffeur/domain/change-payment'
import { includedWait } from '@chauffeur/domain/no-show'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { isToldToGuest, SAME_TRIP_MS } from '@chauffeur/domain/flights'
import { guestHere, guestHereRefusal, guestHereUndoUntil } from '@chauffeur/domain/guest-here'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { todayIn } from '@chauffeur/domain/time'
import { daysBetween } from '@chauffeur/domain/wall-time'
import { isChauffeurAnnounced, seesDriverPhone } from '@chauffeur/domain/phone-visibility'
import { nameOnSign } from '@chauffeur/domain/traveller'
import { isOpenChange } from '@chauffeur/domain/trip-change'
import { BEGUN, PAST_PICKUP, type TripState } from '@chauffeur/domain/trip-state'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import { tripEnd, type TripEnding } from '@chauffeur/domain/trip-thanks'
import { changePaymentSentences } from '@chauffeur/words/en/changes'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { presentBookedTrip, presentPrivatePart } from '../bookings/booking-core.ts'
import { paymentLinkOf, tripLinkOf } from '../bookings/booking-link.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { withMissingCars } from '../bookings/cars-needed-for.ts'
import { stopsOf } from '../bookings/stored-booking.ts'
import { StopSuggestion } from '../catalogue/stops/stop-suggestion.entity.ts'
import type { BookingChange } from '../changes/booking-change.entity.ts'
import { presentChange } from '../changes/present-change.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Assignment } from '../dispatch/assignment.entity.ts'
import { carName, presentTimes } from '../dispatch/present-trip.ts'
import { readAssignments, withProgress, type TripProgress } from '../dispatch/read-trip-progress.ts'
import { readFlightNews } from '../flights/flight-news.ts'
import { readMeetingPlaces, type MeetingPlaces } from '../meeting/meeting-points.ts'
import { toMeet } from '../meeting/present-meeting.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import type { RouteServices } from '../quotes/routes/plan-trip.ts'
import { showRoute } from '../quotes/routes/routes.ts'
import type { GuestContext, OpenedTrip } from './find-trip.ts'

type Presenting = Pick<GuestContext, 'clock' | 'config' | 'links'> & PaymentServices

const MAX_PAST = 10

interface ChangesOfTrip {
  /** The latest first. */
  readonly changes: readonly BookingChange[]
  /** How paying the open one stands. */
  readonly payment: ChangePaymentState | undefined
}

/** A booking as its private page shows it. */
export function presentTrip(
  { booking, purpose }: OpenedTrip,
  changes: ChangesOfTrip,
  { chauffeurs, meeting, stopPlaces, ...progress }: ProgressOfTrip,
  context: Presenting,
): Trip {
  const isManaged = purpose === 'manage'
  return {
    ...presentBookedTrip(booking),
    access: purpose,
    state: bookingState(booking),
    pickupName: booking.pickupName ?? null,
    dropoffName: booking.dropoffName ?? null,
    stops: stopsOf(booking).map(({ id, location, duration }) => ({ id, location, duration })),
    pickupAt: booking.pickupAt.toISOString(),
    meetAt: booking.meetAt?.toISOString() ?? null,
    arrival: isAtAirport({ lat: booking.pickupLat, lon: booking.pickupLon })
      ? { sign: isManaged ? nameOnSign(booking) : null }
      : null,
    meeting: meeting && (isManaged ? meeting : { ...meeting, guestHere: null }),
    flight: progress.flight,
    stopPlaces,
    chauffeurs,
    end: progress.end,
    private: isManaged ? privatePart(booking, changes, progress.end, context) : null,
    acts: isManaged ? actsOf(booking, progress, context.clock()) : [],
  }
}

const NO_AMOUNTS = {
  totalPrice: null,
  paidAmount: 0,
  refundAmount: 0,
  refundedAmount: 0,
  refundStatus: null,
  cancelFee: null,
}

function privatePart(
  booking: Booking,
  { changes, payment }: ChangesOfTrip,
  end: TripEnding | null,
  { links, config, payments }: Presenting,
): NonNullable<Trip['private']> {
  const isOnAccount = booking.paymentMethod === 'account'
  const shown = isOnAccount ? [] : changes
  const open = shown.find(({ state }) => isOpenChange(state))
  return {
    ...presentPrivatePart(booking),
    // A partner pays a price of its own, which its guest does not read.
    ...(isOnAccount && NO_AMOUNTS),
    driverAmount: booking.driverCents,
    change: open ? presentChange(open) : null,
    changePayment: payment ? { state: payment, message: changePaymentSentences[payment] } : null,
    pastChanges: shown
      .filter((change) => change !== open)
      .slice(0, MAX_PAST)
      .map(presentChange),
    rating: booking.rating == null ? null : { score: booking.rating, text: booking.ratingText ?? null },
    shareUrl: tripLinkOf('view', booking, links, config.PUBLIC_URL),
    payUrl:
      payments && end === null && isToBePaid(booking)
        ? paymentLinkOf(booking, links, config.PUBLIC_URL)
        : null,
  }
}

function actsOf(
  booking: Booking,
  { end, hasBegun }: Pick<ProgressOfTrip, 'end' | 'hasBegun'>,
  now: Date,
): Trip['acts'] {
  const { status, cancelledAt, pickupAt, paymentMethod, rating } = booking
  const [isDriven, isRated] = [end === 'driven', rating != null]
  const facts = { status, cancelledAt, pickupAt, paymentMethod, hasBegun, isDriven, isRated }
  return bookingActs.map((act) => {
    const { reason = null } = bookingActRefusal('guest', act, facts, now) ?? {}
    const until = bookingActUntil('guest', act, facts)?.toISOString() ?? null
    return { act, until, refusal: reason && englishSentence(reason), reason }
  })
}

interface ProgressOfTrip {
  /** Who drives the guest, as far as the guest may know it already. */
  readonly chauffeurs: Chauffeur[]
  /** Where and when the guest is met; null once the journey is off or over. */
  readonly meeting: Trip['meeting']
  /** Null while the flight lands as booked, and once the guest was met. */
  readonly flight: Trip['flight']
  readonly stopPlaces: Trip['stopPlaces']
  /** Null while it has not ended. */
  readonly end: TripEnding | null
  readonly hasBegun: boolean
}

/** How far a guest's journey is. */
export async function readProgress(trip: OpenedTrip, { em, clock }: DatabaseAccess): Promise<ProgressOfTrip> {
  const { booking } = trip
  const assignments = await readAssignments([booking.id], em)
  const states = assignments.map(({ state }) => state)
  const { pickupAt } = booking
  const announced = assignments.filter(({ state }) => isChauffeurAnnounced({ state, pickupAt }, clock()))
  const chauffeurs = bookingState(booking) === 'confirmed' ? await presentChauffeurs(trip, announced, em) : []
  const end = tripEnd((await withMissingCars([booking], () => states, em))(booking))
  const places = await readMeetingPlaces(em)
  const isMet = states.some((state) => PAST_PICKUP.includes(state))
  return {
    chauffeurs,
    meeting:
      isStanding(booking) && end === null
        ? presentMeeting(booking, { places, states, chauffeurs, now: clock() })
        : null,
    flight: isStanding(booking) && end === null && !isMet ? await readLostFlight(booking, clock(), em) : null,
    stopPlaces: await readStopPlaces(booking, places, em),
    end,
    hasBegun: states.some((state) => BEGUN.includes(state)),
  }
}

async function readLostFlight(booking: Booking, now: Date, em: EntityManager): Promise<Trip['flight']> {
  if (booking.flightNumberNormalised == null) return null
  if (now.getTime() > meetingTime(booking).getTime() + SAME_TRIP_MS) return null
  const news = (await readFlightNews([booking], now, em)).get(booking.id)
  if (!news || !isToldToGuest(news.code)) return null
  const { code, number, airport, landsAt } = news
  return { code, number, airport, landsAt }
}

interface MeetingOfTrip {
  readonly places: MeetingPlaces
  readonly states: readonly TripState[]
  readonly chauffeurs: readonly Chauffeur[]
  readonly now: Date
}

/** Where and when the guest is met whose trip is to come, and whether that is now. */
export function presentMeeting(
  booking: Booking,
  { places, states, chauffeurs, now }: MeetingOfTrip,
): NonNullable<Trip['meeting']> {
  const facts = toMeet(booking, states)
  const here = guestHere(facts, now)
  // Each waits from when it came: the guest goes by the one that has waited longest.
  const waiting = chauffeurs.filter(({ state }) => state === 'at_pickup' || state === 'no_show_claimed')
  const first = waiting.flatMap(({ arrivedAt }) => arrivedAt ?? []).toSorted()[0]
  const waitsFrom = Math.max(meetingTime(facts).getTime(), first === undefined ? 0 : Date.parse(first))
  const waitsUntil = waitsFrom + facts.includedMinutes * MINUTE_MS
  return {
    place: places.ofPickup(booking),
    daysAhead: daysBetween(todayIn(booking.pickupZone, now), metOn(booking).date),
    waitsUntil: new Date(waitsUntil).toISOString(),
    isNow: guestHereRefusal(facts, now) === undefined,
    guestHere: here && {
      at: here.at.toISOString(),
      exit: here.exit,
      undoUntil: guestHereUndoUntil(here).toISOString(),
    },
  }
}

async function readStopPlaces(
  booking: Booking,
  places: MeetingPlaces,
  em: EntityManager,
): Promise<Trip['stopPlaces']> {
  return (await readStops(booking, em)).flatMap(({ id, latitude: lat, longitude: lon }) => {
    const place = places.at({ lat, lon })
    return place ? [{ stopId: id, place }] : []
  })
}

/** The stops of a booking that the office has not deleted since. */
async function readStops({ stops }: Booking, em: EntityManager): Promise<readonly StopSuggestion[]> {
  if (stops.length === 0) return []
  return em.find(StopSuggestion, { id: { $in: stops.map(({ id }) => id) } })
}

async function presentChauffeurs(
  { booking, purpose }: OpenedTrip,
  assignments: readonly Assignment[],
  em: EntityManager,
): Promise<Chauffeur[]> {
  const { pickupLat: lat, pickupLon: lon } = booking
  const wait = includedWait({ isAtAirport: isAtAirport({ lat, lon }) })
  const progress = await withProgress(assignments, em)
  return progress.flatMap((one) => presentChauffeur(one, wait, purpose) ?? [])
}

export function presentChauffeur(
  { assignment, car, driver, state, times }: TripProgress,
  wait: number,
  purpose: OpenedTrip['purpose'],
): Chauffeur | undefined {
  if (!driver || state === 'offered' || state === 'released') return undefined
  return {
    carNo: assignment.carNo,
    name: driver.name,
    phone: seesDriverPhone(purpose) ? driver.phoneE164 : null,
    car: car ? carName(car) : null,
    plate: car?.plate ?? null,
    state,
    ...presentTimes(times),
    includedWait: wait,
  }
}

/** The way of a booking between the places that it was booked with. */
export async function tripRoute(
  booking: Booking,
  { em, routing }: Pick<RouteServices, 'routing'> & { readonly em: EntityManager },
): Promise<Route> {
  const { pickupLocation, pickupName, pickupLat, pickupLon, dropoffLocation, dropoffName } = booking
  const { dropoffLat: lat, dropoffLon: lon } = booking
  const known = await readStops(booking, em)
  return showRoute(
    {
      pickup: { name: pickupName ?? pickupLocation, lat: pickupLat, lon: pickupLon },
      stops: booking.stops.flatMap(({ id, location: name }) => {
        const stop = known.find((one) => one.id === id)
        return stop ? [{ name, lat: stop.latitude, lon: stop.longitude }] : []
      }),
      dropoff: lat == null || lon == null ? null : { name: dropoffName ?? dropoffLocation ?? '', lat, lon },
    },
    routing,
  )
}
