import type { Booking } from '@chauffeur/contract/bookings'
import { bookingActRefusal, type BookingAct } from '@chauffeur/domain/booking-acts'
import { type ReactNode, useEffect, useRef } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Empty, ListWaiting, ReadingProblem, readState } from '../common/resource-list.tsx'
import type { OnDecided } from '../decision/decision-buttons.tsx'

/** The booking of a number, and whether there is none of it. */
export function useReadBooking(number: string) {
  const query = trpc.bookings.read.useQuery({ id: number }, { staleTime: 0, gcTime: 0 })
  return {
    booking: query.data,
    isUnknown: parseRefusal(query.error)?.code === 'NOT_FOUND',
    state: readState(query),
  }
}

type BookingReadStateProps = ReturnType<typeof useReadBooking> & { number: string; icon?: ReactNode }

/** That a booking is being read, that there is none of its number, or why it could not be read. */
export function BookingReadState({ number, booking, isUnknown, state, icon }: BookingReadStateProps) {
  if (isUnknown && !state.isReading)
    return (
      <Empty icon={icon} title={`There is no booking ${number}`}>
        Look at its number again, or search for the customer in the list.
      </Empty>
    )
  if (state.problem) return <ReadingProblem what="booking" sentence={state.problem} onRetry={state.refetch} />
  return booking ? null : <ListWaiting what="booking" />
}

/** Shows a booking as an act has left it. */
export function useShowBooking(number: string): OnDecided {
  const { bookings } = trpc.useUtils()
  return (booking) => bookings.read.setData({ id: number }, booking)
}

/** Reads the history, the emails and who drives again when the booking has changed: each act adds to them. */
export function useFollowBooking(booking: object | undefined): void {
  const { bookings, dispatch, mails } = trpc.useUtils()
  const before = useRef(booking)
  useEffect(() => {
    if (before.current && before.current !== booking)
      void Promise.all([
        bookings.history.invalidate(),
        mails.ofBooking.invalidate(),
        dispatch.ofBooking.invalidate(),
      ])
    before.current = booking
  }, [booking, bookings, dispatch, mails])
}

/** Whether the table of acts lets the office do this now: the same one that the server asks. */
export function officeMay(act: BookingAct, booking: Booking): boolean {
  const pickupAt = new Date(booking.pickupAt)
  return !bookingActRefusal('office', act, { ...booking, pickupAt }, new Date())
}
