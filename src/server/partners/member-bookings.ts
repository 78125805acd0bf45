import { bookingActRefusal, type BookingAct } from '@chauffeur/domain/booking-acts'
import { isAboutBooking } from '@chauffeur/domain/webhooks'
import type {
  BookedPlace,
  listBookedPlaces as placesEndpoint,
  listMemberBookings as listEndpoint,
  MemberBooking,
  NeedCode,
  PartnerOverview,
} from '@chauffeur/contract/partner-people'
import type { MemberList } from '@chauffeur/domain/partner-members'
import { airportAt } from '@chauffeur/domain/airports'
import { DAY_MS, HOUR_MS } from '@chauffeur/domain/duration'
import { todayIn } from '@chauffeur/domain/time'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import type { z } from 'zod'
import type { Booking } from '../bookings/booking.entity.ts'
import { tripLinkOf } from '../bookings/booking-link.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import { rangeConditions, type BookingTables, type Condition } from '../bookings/booking-filter.ts'
import { cancellationTermsOf } from '../bookings/cancel-partner-booking.ts'
import { readFactsOfActs } from '../bookings/refuse-act.ts'
import { findPartnerBooking, presentPartnerBookings } from '../bookings/read-partner-bookings.ts'
import { textSearch } from '../bookings/search-condition.ts'
import { openChangeOf, openChangesOf, presentChange, presentChangedTrip } from '../changes/present-change.ts'
import { tripOf } from '../changes/stored-change.ts'
import { only } from '../core/only.ts'
import { readPage } from '../core/keyset-pagination.ts'
import { Refusal } from '../core/refusal.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import { PartnerEvent } from '../webhooks/partner-event.entity.ts'
import { presentCredit } from './credit.ts'

/** After so long a booking that the office has not decided needs somebody of its partner. */
const LONG_WAIT_MS = HOUR_MS
/** So long before the pick-up at an airport its partner is reminded of the flight. */
const FLIGHT_BEFORE_MS = 2 * DAY_MS
/** As many bookings as the overview looks through for what needs somebody. */
const MAX_TO_COME = 500

/** The trips of the day, and what needs somebody of the partner. */
export async function readOverview(
  partner: PartnerPrincipal,
  { em, clock }: DatabaseAccess,
): Promise<PartnerOverview> {
  const now = clock()
  const today = todayIn('Europe/Lisbon', now)
  const trips = await bookingsOf(partner, em)
    .where('pickupDate', '=', today)
    .where(stands)
    .orderBy('pickupAt')
    .orderBy('id')
    .execute()
  const toCome = await bookingsOf(partner, em)
    .where('pickupAt', '>', now)
    .where(stands)
    .orderBy('pickupAt')
    .orderBy('id')
    .limit(MAX_TO_COME)
    .execute()
  const changes = await openChangesOf(
    toCome.map(({ id }) => id),
    em,
  )
  const codeOf = (booking: Booking): NeedCode | undefined => {
    if (isToBePaid(booking)) return 'payment'
    if (changes.some(({ bookingId }) => bookingId === booking.id)) return 'change'
    const waits = booking.status === 'pending' && now.getTime() - booking.createdAt.getTime() > LONG_WAIT_MS
    if (waits) return 'waiting'
    return lacksFlight(booking, now) ? 'flight' : undefined
  }
  const needing = toCome.flatMap((booking) => {
    const code = codeOf(booking)
    return code ? [{ code, booking }] : []
  })
  const shown = await presentPartnerBookings(
    needing.map(({ booking }) => booking),
    { em, clock },
  )
  return {
    today,
    credit: await presentCredit(partner.id, em),
    trips: await presentPartnerBookings(trips, { em, clock }),
    needs: shown.map((booking, index) => ({ code: needing[index]?.code ?? 'waiting', booking })),
  }
}

/** Whether a guest is soon met at an airport, and nobody knows the flight. */
function lacksFlight({ flightNumber, pickupAt, pickupLat, pickupLon }: Booking, now: Date): boolean {
  const isSoon = pickupAt.getTime() - now.getTime() < FLIGHT_BEFORE_MS
  return isSoon && flightNumber == null && airportAt({ lat: pickupLat, lon: pickupLon }) !== undefined
}

/** A page of the bookings of a partner: those to come by their pick-up, others with the last one first. */
export async function listMemberBookings(
  { list, q, from, to, cursor, limit }: z.output<typeof listEndpoint.input>,
  partner: PartnerPrincipal,
  { em, clock }: DatabaseAccess,
) {
  const now = clock()
  const isAscending = list === 'coming' || list === 'waiting'
  const search = textSearch(q)
  const days = rangeConditions({ from, to })
  const { rows, nextCursor } = await readPage(
    { limit, cursor },
    {
      parts: [''],
      orderedBy: 'pickupAt',
      find: ({ after, limit }) =>
        bookingsOf(partner, em)
          .where(inList[list](now))
          .$if(search !== undefined, (some) => some.where(search ?? stands))
          .where((eb) => eb.and(days.map((condition) => condition(eb))))
          .$if(after !== undefined, (some) =>
            some.where((eb) =>
              eb(
                eb.refTuple('pickupAt', 'id'),
                isAscending ? '>' : '<',
                eb.tuple(after?.time ?? now, after?.id ?? ''),
              ),
            ),
          )
          .orderBy('pickupAt', isAscending ? 'asc' : 'desc')
          .orderBy('id', isAscending ? 'asc' : 'desc')
          .limit(limit)
          .execute(),
    },
  )
  return { bookings: await presentPartnerBookings(rows, { em, clock }), nextCursor }
}

/** A booking with what has happened to it, and what cancelling it would cost. */
export async function readMemberBooking(
  bookingNumber: string,
  partner: PartnerPrincipal,
  { em, clock, links, config }: Pick<RequestContext, 'em' | 'clock' | 'config'> & LinkServices,
): Promise<MemberBooking> {
  const booking = await findPartnerBooking(bookingNumber, partner, em)
  const change = await openChangeOf(booking.id, em)
  const now = clock()
  const facts = await readFactsOfActs(booking, em)
  const events = await findRows(
    em,
    PartnerEvent,
    { partnerId: partner.id, bookingNumber },
    { orderBy: { id: 'asc' } },
  )
  return {
    booking: only(await presentPartnerBookings([booking], { em, clock })),
    events: events.flatMap(({ messageId: id, type, createdAt }) =>
      isAboutBooking(type) ? [{ id, type, at: createdAt.toISOString() }] : [],
    ),
    cancellation: await cancellationTermsOf(booking, { em, clock }).catch((error: unknown) => {
      if (error instanceof Refusal) return null
      throw error
    }),
    acts: MEMBER_ACTS.filter((act) => !bookingActRefusal('partner', act, facts, now)),
    trip: presentChangedTrip(tripOf(booking)),
    change: change ? presentChange(change) : null,
    shareUrl: tripLinkOf('view', booking, links, config.PUBLIC_URL),
  }
}

const MEMBER_ACTS: readonly BookingAct[] = ['changeTrip', 'changeDetails', 'changeFlight']

/** So many of the last bookings say where trips start and end, and so many places of each are offered. */
const LAST_BOOKINGS = 200
const MAX_PLACES = 5

/** Where the trips of a partner start and end most often, and its credit. */
export async function listBookedPlaces(
  partner: PartnerPrincipal,
  em: EntityManager,
): Promise<z.output<typeof placesEndpoint.output>> {
  const last = await bookingsOf(partner, em).orderBy('createdAt', 'desc').limit(LAST_BOOKINGS).execute()
  return {
    credit: await presentCredit(partner.id, em),
    from: mostFrequent(
      last.map(({ pickupLocation: location, pickupPlaceId, pickupName }) => ({
        location,
        placeId: pickupPlaceId ?? '',
        name: pickupName ?? '',
      })),
    ),
    to: mostFrequent(
      last.flatMap(({ dropoffLocation: location, dropoffPlaceId, dropoffName }) =>
        location == null ? [] : [{ location, placeId: dropoffPlaceId ?? '', name: dropoffName ?? '' }],
      ),
    ),
  }
}

function mostFrequent(places: readonly BookedPlace[]): BookedPlace[] {
  return [...Map.groupBy(places, ({ location }) => location).values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_PLACES)
    .flatMap(([place]) => place ?? [])
}

function bookingsOf({ id }: PartnerPrincipal, em: EntityManager) {
  return typedQueries<BookingTables>(em).selectFrom('booking').selectAll().where('partnerId', '=', id)
}

const stands: Condition = (eb) =>
  eb.and([eb('booking.cancelledAt', 'is', null), eb('booking.status', '<>', 'rejected')])

/** How long after its pick-up a trip is still to come: it may be late, or under way. */
const UNDER_WAY_MS = 3 * HOUR_MS

const inList: Readonly<Record<MemberList, (now: Date) => Condition>> = {
  coming: (now) => (eb) => eb.and([stands(eb), eb('booking.pickupAt', '>', lately(now))]),
  waiting: (now) => (eb) =>
    eb.and([stands(eb), eb('booking.status', '=', 'pending'), eb('booking.pickupAt', '>', lately(now))]),
  past: (now) => (eb) => eb.and([stands(eb), eb('booking.pickupAt', '<=', lately(now))]),
  off: () => (eb) =>
    eb.or([eb('booking.cancelledAt', 'is not', null), eb('booking.status', '=', 'rejected')]),
}

function lately(now: Date): Date {
  return new Date(now.getTime() - UNDER_WAY_MS)
}
