import { partnerTexts } from '@chauffeur/words/en/partner'
import { Link } from '@tanstack/react-router'
import { trpc } from '../shared/api/trpc.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { dateText } from '../shared/locale/formats.ts'
import { Button } from '../shared/ui/button.tsx'
import { WarningIcon } from '../shared/ui/icons.tsx'
import { BookingRows, guestOf } from './booking-rows.tsx'
import { DayStrip } from './day-strip.tsx'
import { useMember } from './member.ts'
import { Reading } from './reading.tsx'

/** How often the trips of the day are read again. */
const REFETCH_MS = 30_000

/** The trips of the day, and what needs somebody. */
export function OverviewPage() {
  const { may } = useMember()
  const query = trpc.member.overview.useQuery(undefined, { staleTime: 0, refetchInterval: REFETCH_MS })
  const texts = partnerTexts.overview
  const why = { payment: texts.payment, change: texts.change, waiting: texts.unanswered }
  return (
    <Reading query={query}>
      {({ today, trips, needs, credit }) => (
        <>
          <header className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-accent-fill pb-4">
            <h1 className="text-title">{dateText(today)}</h1>
            <p className="flex-1 text-soft max-sm:order-3 max-sm:basis-full">{texts.count(trips.length)}</p>
            {may('book') && (
              <Button asChild variant="primary">
                <Link to="/partner/book">{texts.bookTrip}</Link>
              </Button>
            )}
          </header>
          {credit && (
            <p className="mt-5 text-soft">
              {texts.credit(amountText(credit.available), amountText(credit.limit))}
            </p>
          )}
          {needs.length > 0 && (
            <section aria-labelledby="needs" className="mt-5 grid gap-3 border-b border-line pb-5">
              <h2 id="needs" className="font-sans text-base font-semibold">
                {texts.needs} ({needs.length})
              </h2>
              <ul className="grid gap-2">
                {needs.map(({ code, booking }) => (
                  <li key={booking.bookingNumber} className="flex gap-3">
                    <WarningIcon className="mt-0.5 size-5 shrink-0 text-warning" />
                    <p className="min-w-0">
                      <Link
                        to="/partner/bookings/$number"
                        params={{ number: booking.bookingNumber }}
                        className="link font-semibold"
                      >
                        {[booking.reference, guestOf(booking)].filter(Boolean).join(', ')}
                      </Link>
                      , {dateText(booking.pickupDate)}, {booking.pickupTime}: {why[code]}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="today" className="mt-5 grid gap-3">
            <h2 id="today" className="text-heading">
              {texts.today}
            </h2>
            {trips.length === 0 ? (
              <p className="text-soft">{texts.none}</p>
            ) : (
              <>
                <DayStrip trips={trips} now={new Date(query.dataUpdatedAt)} />
                <BookingRows bookings={trips} label={texts.today} isOneDay />
              </>
            )}
          </section>
        </>
      )}
    </Reading>
  )
}
