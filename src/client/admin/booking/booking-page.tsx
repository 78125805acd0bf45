import { Link } from '@tanstack/react-router'
import { CalendarIcon, ChevronLeftIcon } from '../../shared/ui/icons.tsx'
import { Empty, ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { BookingDetails } from './booking-details.tsx'
import { bookingTexts } from './booking-texts.ts'
import { useBooking } from './use-booking.ts'

type BookingPageProps = {
  /** From the address. */
  readonly number: string
}

/** Everything about one booking, and what can be done about it. */
export function BookingPage({ number }: BookingPageProps) {
  const { booking, isUnknown, state } = useBooking(number)
  return (
    <>
      <AdminHeader title={bookingTexts.title(booking?.bookingNumber ?? number)} />
      <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 sm:px-6">
        <Link to="/admin" className="link inline-flex min-h-11 items-center gap-1 text-sm font-medium">
          <ChevronLeftIcon className="size-4" />
          {bookingTexts.back}
        </Link>
        {isUnknown && !state.isReading ? (
          <Empty icon={<CalendarIcon className="size-7" />} title={bookingTexts.none.title(number)}>
            {bookingTexts.none.text}
          </Empty>
        ) : (
          state.problem && (
            <ReadingProblem what={bookingTexts.what} sentence={state.problem} onRetry={state.refetch} />
          )
        )}
        {!booking && state.isReading && <ListWaiting what={bookingTexts.what} />}
        {booking && <BookingDetails booking={booking} number={number} state={state} />}
      </main>
    </>
  )
}
