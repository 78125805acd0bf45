import type { Booking } from '@chauffeur/contract/bookings'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChevronLeftIcon } from '../../../shared/ui/icons.tsx'
import { Empty, ListWaiting, ReadingProblem } from '../../common/list-states.tsx'
import { bookingTexts } from '../booking-texts.ts'
import { useBooking } from '../use-booking.ts'
import { printTexts } from './print-texts.ts'

type PrintedBookingProps = { number: string; children: (booking: Booking) => ReactNode }

/** The print of the booking, once it is there. */
export function PrintedBooking({ number, children }: PrintedBookingProps) {
  const { booking, isUnknown, state } = useBooking(number)
  if (booking) return children(booking)
  return (
    <main className="mx-auto max-w-3xl px-4 py-8">
      {isUnknown && !state.isReading ? (
        <Empty icon={null} title={bookingTexts.none.title(number)}>
          {bookingTexts.none.text}
        </Empty>
      ) : state.problem ? (
        <ReadingProblem what={bookingTexts.what} sentence={state.problem} onRetry={state.refetch} />
      ) : (
        <ListWaiting what={bookingTexts.what} />
      )}
    </main>
  )
}

/** Back to the page of the booking. */
export function BackToBooking({ number }: { number: string }) {
  return (
    <Link
      to="/admin/bookings/$number"
      params={{ number }}
      className="link inline-flex min-h-11 items-center gap-1 text-sm font-medium"
    >
      <ChevronLeftIcon className="size-4" />
      {printTexts.backToBooking} {number}
    </Link>
  )
}
