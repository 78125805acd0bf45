import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import type { PartnerOverview } from '@chauffeur/contract/partner-people'
import { addDays } from '@chauffeur/domain/wall-time'
import { needsSomebody, receiverState } from '@chauffeur/domain/webhooks'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { trpc } from '../shared/api/trpc.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { dateText } from '../shared/locale/formats.ts'
import { Button } from '../shared/ui/button.tsx'
import { PlusIcon, WarningIcon } from '../shared/ui/icons.tsx'
import { Segmented } from '../shared/ui/segmented.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { BookingRows, guestOf, isUnderWay } from './booking-rows.tsx'
import { DayStrip } from './day-strip.tsx'
import { instantText } from './developers/instant.tsx'
import { useMember } from './member.ts'
import { OverviewSide } from './overview-side.tsx'
import { KEPT_FRESH, Reading } from './reading.tsx'

/** As many trips of the days after today are listed. */
const MAX_AHEAD = 100

/** The trips of the day, and what needs somebody. */
export function OverviewPage() {
  const { may } = useMember()
  const query = trpc.member.overview.useQuery(undefined, KEPT_FRESH)
  const texts = partnerTexts.overview
  return (
    <Reading query={query}>
      {(overview) => (
        <>
          <header className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-accent-fill pb-4">
            <h1 className="text-title">{dateText(overview.today)}</h1>
            <p className="flex-1 text-soft max-sm:order-3 max-sm:basis-full">{countText(overview.trips)}</p>
            <div className="flex flex-wrap gap-2 max-sm:basis-full max-sm:*:flex-1">
              {may('calendar') && <AddToCalendar />}
              {may('book') && (
                <Button asChild variant="primary">
                  <Link to="/partner/book">
                    <PlusIcon className="size-4.5" />
                    {texts.bookTrip}
                  </Link>
                </Button>
              )}
            </div>
          </header>
          {overview.credit && (
            <p className="mt-5 text-soft">
              {texts.credit(amountText(overview.credit.available), amountText(overview.credit.limit))}
            </p>
          )}
          <Needs overview={overview} />
          <div className="mt-5 grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <Trips overview={overview} now={new Date(query.dataUpdatedAt)} />
            <OverviewSide />
          </div>
        </>
      )}
    </Reading>
  )
}

/** "7 trips today, 2 under way, 2 driven" */
function countText(trips: readonly PartnerBooking[]): string {
  const texts = partnerTexts.overview
  const underWay = trips.filter(isUnderWay).length
  const driven = trips.filter(({ state }) => state === 'completed').length
  return [
    texts.count(trips.length),
    ...(underWay > 0 ? [texts.underWay(underWay)] : []),
    ...(driven > 0 ? [texts.driven(driven)] : []),
  ].join(', ')
}

/** Bookings and receivers that somebody has to do something about; nothing where there are none. */
function Needs({ overview: { needs, today } }: { overview: PartnerOverview }) {
  const { may } = useMember()
  const texts = partnerTexts.overview
  const { data } = trpc.memberWebhooks.list.useQuery(undefined, { ...KEPT_FRESH, enabled: may('develop') })
  const undelivered = (data?.webhooks ?? []).filter((receiver) => needsSomebody(receiverState(receiver)))
  const why = {
    payment: texts.payment,
    change: texts.change,
    waiting: texts.unanswered,
    flight: texts.flight,
  }
  if (needs.length + undelivered.length === 0) return null
  return (
    <section aria-labelledby="needs" className="mt-5 grid gap-3 border-b border-line pb-5">
      <h2 id="needs" className="font-sans text-base font-semibold">
        {texts.needs} ({needs.length + undelivered.length})
      </h2>
      <ul className="grid gap-2">
        {undelivered.map((receiver) => (
          <Need key={receiver.id}>
            {receiverState(receiver) === 'gone'
              ? texts.gone(receiver.name)
              : texts.silent(receiver.name, instantText(receiver.failingSince ?? ''))}{' '}
            <Link to="/partner/developers" search={{ tab: 'receivers' }} className="link font-semibold">
              {texts.lookAtIt}
            </Link>
          </Need>
        ))}
        {needs.map(({ code, booking }) => (
          <Need key={booking.bookingNumber}>
            <Link
              to="/partner/bookings/$number"
              params={{ number: booking.bookingNumber }}
              className="link font-semibold"
            >
              {[booking.reference, guestOf(booking)].filter(Boolean).join(', ')}
            </Link>
            , {booking.pickupDate !== today && `${dateText(booking.pickupDate)}, `}
            {booking.pickupTime}: {why[code]}
          </Need>
        ))}
      </ul>
    </section>
  )
}

function Need({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <WarningIcon className="mt-0.5 size-5 shrink-0 text-warning" />
      <p className="min-w-0">{children}</p>
    </li>
  )
}

const spans = ['today', 'tomorrow', 'week'] as const

/** The trips of today, of tomorrow, or of seven days from today. */
function Trips({ overview: { today, trips }, now }: { overview: PartnerOverview; now: Date }) {
  const texts = partnerTexts.overview
  const [span, setSpan] = useState<(typeof spans)[number]>('today')
  const tomorrow = addDays(today, 1)
  const ahead = trpc.member.bookings.useQuery(
    { list: 'coming', q: '', from: tomorrow, to: addDays(today, 6), limit: MAX_AHEAD },
    KEPT_FRESH,
  )
  const later = ahead.data?.bookings ?? []
  const shown = {
    today: trips,
    tomorrow: later.filter(({ pickupDate }) => pickupDate === tomorrow),
    week: [...trips, ...later],
  }
  const countOf = (one: (typeof spans)[number]) =>
    one === 'today' || !ahead.data ? '' : ` ${shown[one].length}${ahead.data.nextCursor === null ? '' : '+'}`
  return (
    <section aria-labelledby="trips" className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="trips" className="text-heading">
          {texts[span]}
        </h2>
        <Segmented
          aria-label={texts.days}
          size="small"
          value={span}
          onValueChange={setSpan}
          options={spans.map((value) => ({ value, label: `${texts[value]}${countOf(value)}` }))}
        />
      </div>
      {span === 'today' && trips.length > 0 && <DayStrip trips={trips} now={now} />}
      {span !== 'today' && !ahead.data ? (
        <Reading query={ahead}>{() => null}</Reading>
      ) : shown[span].length === 0 ? (
        <p className="text-soft">{span === 'today' ? texts.none : texts.noneAhead}</p>
      ) : (
        <BookingRows bookings={shown[span]} label={texts[span]} isOneDay={span !== 'week'} />
      )}
    </section>
  )
}
