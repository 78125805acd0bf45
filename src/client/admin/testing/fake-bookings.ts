import type { Booking } from '@chauffeur/contract/bookings'
import type { BookingFilter, HistoryEntry } from '@chauffeur/contract/admin-bookings'
import { endpoints } from '@chauffeur/contract/endpoints'
import { compareListed, isDateRange } from '@chauffeur/domain/booking-list'
import { matchesSearch, parseSearch } from '@chauffeur/domain/booking-search'
import { bookingState, canDecide, decidedStatus, type Decision } from '@chauffeur/domain/booking-status'
import { toEuros } from '@chauffeur/domain/money'
import { todayIn } from '@chauffeur/domain/time'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import { fakeNoteCalls, type FakeNotes } from './fake-notes.ts'
import { Refused, t, type ClosedProcedure, sent } from './fake-procedures.ts'

/** The data behind the fake server's calls about bookings. */
export interface FakeBookings extends FakeNotes {
  /** Newest first. */
  bookings: Booking[]
  histories: Record<string, HistoryEntry[]>
  hold: Promise<void>
  /** The ids of those that no car is free for, with the reason that they were accepted for. */
  withoutCar: Map<string, string | null>
  /** Awaited before a search for this text is answered. */
  slowSearches: Record<string, Promise<void>>
}

/** The calls about bookings, over the fake's memory. */
export function fakeBookingCalls(server: FakeBookings, closed: ClosedProcedure) {
  const find = (id: string) => {
    const found = server.bookings.find((booking) => [booking.id, booking.bookingNumber].includes(id))
    if (!found) throw new Refused('NOT_FOUND', 'There is no such booking.', { code: 'NOT_FOUND' })
    return found
  }
  const decide = async (id: string, decision: Decision, overrideReason: string | null = null) => {
    await server.hold
    const found = find(id)
    if (decision === 'accept' && server.withoutCar.has(id)) {
      if (overrideReason === null)
        throw new Refused('CONFLICT', 'All our E Class cars are taken.', { code: 'NO_CAR' })
      server.withoutCar.set(id, overrideReason)
    }
    if (!canDecide(found))
      throw new Refused('CONFLICT', 'Decided.', { code: 'ALREADY_DECIDED', status: found.status })
    const decided: Booking = {
      ...found,
      status: decidedStatus[decision],
      decidedAt: '2026-11-20T11:00:00.000Z',
      decidedBy: 'admin',
      decideBy: null,
      mail: { state: 'queued', error: null },
    }
    server.bookings = server.bookings.map((booking) => (booking === found ? decided : booking))
    return decided
  }

  return t.router({
    ...fakeNoteCalls(server, closed),
    find: closed
      .input(endpoints.findBookings.input)
      .output(sent(endpoints.findBookings))

      .query(async ({ input: { limit, cursor, sort, ...filter } }) => {
        await server.slowSearches[filter.q ?? '']
        const found = matching(server.bookings, filter)
        const ordered =
          sort === 'pickup'
            ? found.toSorted(
                compareListed('pickup', {
                  waits: () => false,
                  from: filter.from ?? undefined,
                  today: todayIn('Europe/Lisbon', new Date()),
                }),
              )
            : [true, false].flatMap((waits) => found.filter((booking) => canDecide(booking) === waits))
        const start = Number(cursor ?? 0)
        return {
          bookings: ordered.slice(start, start + limit),
          nextCursor: ordered.length > start + limit ? String(start + limit) : null,
          // An instant that tells how many there were.
          readAt: new Date(server.bookings.length).toISOString(),
        }
      }),
    counts: closed
      .input(endpoints.countBookings.input)
      .output(sent(endpoints.countBookings))
      .query(({ input }) => {
        const found = matching(server.bookings, input)
        return {
          total: server.bookings.length,
          matching: found.length,
          newer: input.newerThan ? server.bookings.length - Date.parse(input.newerThan) : 0,
          waiting: found.filter(canDecide).length,
          changes: found.filter(({ change }) => change?.state === 'open').length,
        }
      }),
    watch: closed
      .input(endpoints.watchBookings.input)
      .output(sent(endpoints.watchBookings))
      .query(() => ({
        waiting: server.bookings.filter(canDecide).length,
        changes: server.bookings.filter(({ change }) => change?.state === 'open').length,
        latestAt:
          server.bookings
            .map(({ createdAt }) => createdAt)
            .toSorted()
            .at(-1) ?? null,
      })),
    ofDay: closed
      .input(endpoints.listDayBookings.input)
      .output(sent(endpoints.listDayBookings))
      .query(({ input: { day } }) => ({
        bookings: server.bookings
          .filter(({ pickupDate, status }) => pickupDate === day && status !== 'rejected')
          .toSorted((a, b) => (a.pickupAt < b.pickupAt ? -1 : 1)),
      })),
    read: closed
      .input(endpoints.readBooking.input)
      .output(sent(endpoints.readBooking))
      .query(({ input }) => find(input.id)),
    history: closed
      .input(endpoints.readBookingHistory.input)
      .output(sent(endpoints.readBookingHistory))
      .query(({ input }) => ({ entries: server.histories[input.id] ?? [] })),
    accept: closed
      .input(endpoints.acceptBooking.input)
      .output(sent(endpoints.acceptBooking))
      .mutation(({ input }) => decide(input.id, 'accept', input.overrideReason)),
    reject: closed
      .input(endpoints.rejectBooking.input)
      .output(sent(endpoints.rejectBooking))
      .mutation(({ input }) => decide(input.id, 'reject')),
    cancel: closed
      .input(endpoints.cancelBooking.input)
      .output(sent(endpoints.cancelBooking))
      .mutation(({ input: { id, reason, refund } }) => {
        const found = find(id)
        const cancelled: Booking = {
          ...found,
          cancelledAt: '2026-11-20T11:00:00.000Z',
          cancelledBy: 'office',
          cancelReason: reason,
          refundAmount: refund == null ? found.paidAmount : toEuros(refund),
          mail: { state: 'queued', error: null },
        }
        server.bookings = server.bookings.map((booking) => (booking === found ? cancelled : booking))
        return cancelled
      }),
    renewLink: closed
      .input(endpoints.renewTripLink.input)
      .output(sent(endpoints.renewTripLink))
      .mutation(({ input }) => find(input.id)),
    correctEmail: closed
      .input(endpoints.correctEmail.input)
      .output(sent(endpoints.correctEmail))
      .mutation(({ input: { id, customerEmail } }) => {
        const found = find(id)
        const corrected: Booking = { ...found, customerEmail, mail: { state: 'queued', error: null } }
        server.bookings = server.bookings.map((booking) => (booking === found ? corrected : booking))
        return corrected
      }),
  })
}

function matching(bookings: readonly Booking[], { q, status, only, from, to }: BookingFilter): Booking[] {
  const search = parseSearch(q ?? '')
  const range = { from: from ?? '', to: to ?? '' }
  const isInRange = (day: string) => !isDateRange(range) || ((!from || day >= from) && (!to || day <= to))
  return bookings.filter(
    (booking) =>
      (!status || bookingState(booking) === status) &&
      (only !== 'unpaid' || isToBePaid(booking)) &&
      (only !== 'problems' || booking.mail?.state === 'failed') &&
      isInRange(booking.pickupDate) &&
      matchesSearch(booking, search),
  )
}
