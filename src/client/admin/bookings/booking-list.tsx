import type { Booking } from '@chauffeur/contract/bookings'
import type { BookingOrder } from '@chauffeur/domain/booking-selections'
import { bookingState, canDecide } from '@chauffeur/domain/booking-status'
import { formatAmount } from '@chauffeur/domain/money'
import { placeLines } from '@chauffeur/domain/place-lines'
import { describeDate } from '@chauffeur/domain/time'
import { useEffect, useMemo, useRef, useState, memo } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronRightIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/fact.tsx'
import { type OnDecided, DecisionButtons } from '../decision/decision-buttons.tsx'
import { BookingSigns, PaymentBadge, StateBadge, describeShortDate } from './badges.tsx'
import { BookingCard, statusEdges } from './booking-card.tsx'
import type { BookingQuery } from './use-bookings.ts'
import { KeptOpen, useWindowList, useKeptOpen } from './window-list.ts'

type BookingListProps = {
  bookings: readonly Booking[]
  query: BookingQuery
  view: 'cards' | 'rows'
  /** How many match, read and not yet read; undefined while they are being counted. */
  matching: number | undefined
  onDecided: OnDecided
  /** They still belong to the filters of before. */
  isPrevious: boolean
  hasMore: boolean
  isReading: boolean
  onLoadMore: () => void
}

// Before they are measured, in pixels.
const ROW_HEIGHT = 45
const DAY_HEIGHT = 44
const CARD_HEIGHT = 236
const NARROW_CARD_HEIGHT = 600

/**
 * Only the lines near the window are in the page, so that thousands scroll like ten. The next page is read before the end
 * is reached by scrolling, or by the button for those who do not scroll.
 */
export function BookingList(props: BookingListProps) {
  const { bookings, query, view, matching, onDecided, isPrevious, hasMore, isReading, onLoadMore } = props
  const { sort = 'request' } = query
  const entries = useMemo(() => listEntries(bookings, sort), [bookings, sort])
  const keys = useMemo(() => entries.map(({ key }) => `${view} ${key}`), [entries, view])
  const [kept] = useState(() => new Map<string, boolean>())
  const more = useReached(hasMore && !isReading, onLoadMore)
  const { list, listProps, lines } = useWindowList({
    keys,
    estimate: (index) => (entries[index]?.kind === 'day' ? DAY_HEIGHT : heightOf(view)),
    overscan: view === 'rows' ? 5 : 2,
  })
  useBeginningOf(list, JSON.stringify(query))
  return (
    <KeptOpen value={kept}>
      <ul
        {...listProps}
        aria-label="Reservations"
        aria-busy={isPrevious || undefined}
        className={classNames('relative -mx-2 scroll-mt-16 transition-opacity', isPrevious && 'opacity-60')}
      >
        {lines.map(({ index, key, props }) => {
          const entry = entries[index]
          if (!entry) return null
          return (
            <li
              key={key}
              {...props}
              // A screen reader hears the place among all, not among those in the page.
              {...(entry.kind === 'booking' && {
                'aria-posinset': entry.position,
                'aria-setsize': matching ?? -1,
              })}
              className={classNames(
                'absolute top-0 left-0 w-full px-2',
                entry.kind === 'booking' && (view === 'rows' ? 'pb-px' : 'py-1.5'),
              )}
            >
              <Line entry={entry} view={view} sort={sort} onDecided={onDecided} />
            </li>
          )
        })}
      </ul>
      {hasMore && (
        <div ref={more}>
          <Button block className="mt-4" busy={isReading} busyLabel="Reading more..." onClick={onLoadMore}>
            Show more
          </Button>
        </div>
      )}
    </KeptOpen>
  )
}

type LineProps = Pick<BookingListProps, 'view' | 'onDecided'> & {
  entry: ListEntry
  sort: 'request' | 'pickup'
}

function Line({ entry, view, sort, onDecided }: LineProps) {
  if (entry.kind === 'day')
    return (
      <h3 className="pt-4 pb-1.5 font-sans text-sm font-semibold text-soft">{describeDate(entry.date)}</h3>
    )
  if (view === 'rows')
    return <BookingRow booking={entry.booking} hasDate={sort === 'request'} onDecided={onDecided} />
  return <BookingCard booking={entry.booking} onDecided={onDecided} />
}

function heightOf(view: BookingListProps['view']): number {
  if (view === 'rows') return ROW_HEIGHT
  return matchMedia('(min-width: 48rem)').matches ? CARD_HEIGHT : NARROW_CARD_HEIGHT
}

/** Shows the list from its beginning when something else is asked for while its beginning is out of sight. */
function useBeginningOf(list: React.RefObject<HTMLElement | null>, asked: string) {
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    const element = list.current
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' })
  }, [list, asked])
}

/**
 * Calls `act` when the end of the list comes near. Observed again after each page, because an element that stays in
 * sight is reported only once.
 */
function useReached(isWatching: boolean, act: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!isWatching || !end.current || typeof IntersectionObserver === 'undefined') return undefined
    const reached = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '1200px',
    })
    reached.observe(end.current)
    return () => reached.disconnect()
  }, [isWatching])
  return end
}

/** A line of the list: a booking, or the day that those below it start on. */
type ListEntry =
  | { readonly kind: 'booking'; readonly key: string; readonly booking: Booking; readonly position: number }
  | { readonly kind: 'day'; readonly key: string; readonly date: string }

/** The lines of the list. By pick-up each day has its heading. */
export function listEntries(bookings: readonly Booking[], order: BookingOrder): readonly ListEntry[] {
  return bookings.flatMap((booking, index): ListEntry[] => {
    const row = { kind: 'booking', key: booking.id, booking, position: index + 1 } as const
    const date = booking.pickupDate
    const isNewDay = order === 'pickup' && bookings[index - 1]?.pickupDate !== date
    // Pick-ups in two time zones may mix two days around midnight: a day can come twice.
    return isNewDay ? [{ kind: 'day', key: `${date} ${booking.id}`, date }, row] : [row]
  })
}

type BookingRowProps = {
  booking: Booking
  /** Where no heading above says the day. */
  hasDate: boolean
  onDecided: OnDecided
}

/** A booking in one line, which opens its card below it. */
const BookingRow = memo(function BookingRow({ booking, hasDate, onDecided }: BookingRowProps) {
  const { id, customerName, vehicleName, passengers, flightNumber, totalPrice } = booking
  const timeId = `row-time-${id}`
  const nameId = `row-name-${id}`
  const cardId = `row-card-${id}`
  const [isOpen, setOpen] = useKeptOpen(cardId)
  return (
    <>
      <div
        className={classNames(
          'relative grid min-h-11 grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-s-4 bg-raised ps-2 pe-3 text-sm leading-tight transition-colors hover:bg-accent-wash lg:flex lg:gap-x-4',
          statusEdges[bookingState(booking)],
        )}
      >
        {/* The whole line opens the card; what else can be pressed stands above it. */}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={cardId}
          aria-labelledby={`${timeId} ${nameId}`}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-0 focus-visible:-outline-offset-2"
        />
        <ChevronRightIcon
          className={classNames(
            'size-4 text-soft transition-transform max-lg:row-span-2',
            isOpen && 'rotate-90',
          )}
        />
        <p
          id={timeId}
          className={classNames(
            'font-semibold tabular max-lg:row-span-2 lg:whitespace-nowrap',
            hasDate ? 'w-24 lg:w-30' : 'w-12 lg:w-18',
          )}
        >
          <PickupTime booking={booking} hasDate={hasDate} />
        </p>
        <p id={nameId} className="truncate font-medium max-lg:self-end lg:flex-[1.3]">
          <CustomerText>{customerName}</CustomerText>
        </p>
        <p className="truncate text-soft max-lg:col-start-3 max-lg:row-start-2 max-lg:self-start max-lg:text-xs lg:flex-[2]">
          <Way booking={booking} />
        </p>
        <p className="w-52 shrink-0 truncate text-soft tabular max-xl:hidden">
          {vehicleName} · {passengers === 1 ? '1 passenger' : `${passengers} passengers`}
        </p>
        <p className="w-18 shrink-0 truncate text-soft tabular max-xl:hidden">
          {flightNumber !== null && <CustomerText>{flightNumber}</CustomerText>}
        </p>
        <div className="flex items-center justify-end gap-1.5 max-lg:col-start-4 max-lg:row-span-2 max-lg:row-start-1 lg:w-28 lg:shrink-0">
          <BookingSigns booking={booking} />
          <p className="font-medium tabular">{formatAmount(totalPrice)}</p>
        </div>
        <div className="w-40 shrink-0 max-lg:hidden">
          <PaymentBadge booking={booking} />
        </div>
        <div className="relative flex w-38 shrink-0 items-center justify-end gap-1.5 max-lg:hidden">
          {canDecide(booking) ? (
            <DecisionButtons booking={booking} describedBy={nameId} onDecided={onDecided} />
          ) : (
            <StateBadge booking={booking} />
          )}
        </div>
      </div>
      <div id={cardId} hidden={!isOpen} className="pt-1.5 pb-3">
        {isOpen && <BookingCard booking={booking} onDecided={onDecided} />}
      </div>
    </>
  )
})

function PickupTime({ booking, hasDate }: Pick<BookingRowProps, 'booking' | 'hasDate'>) {
  const { pickupDate, pickupTime, pickupZone } = booking
  return (
    <>
      {hasDate && `${describeShortDate(pickupDate)}, `}
      {pickupTime}
      {pickupZone !== 'Europe/Lisbon' && (
        <abbr title="Spanish time" className="ms-1 text-xs font-normal no-underline max-lg:ms-0 max-lg:block">
          ES
        </abbr>
      )}
    </>
  )
}

function Way({ booking }: { booking: Booking }) {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName, serviceDuration } = booking
  const stopCount = booking.stops.length
  return (
    <>
      <CustomerText>{placeLines(pickupLocation, pickupName).name}</CustomerText>
      {' → '}
      {dropoffLocation === null ? (
        `${serviceDuration ?? ''} hours`
      ) : (
        <CustomerText>{placeLines(dropoffLocation, dropoffName).name}</CustomerText>
      )}
      {stopCount > 0 && ` · ${stopCount === 1 ? '1 stop' : `${stopCount} stops`}`}
    </>
  )
}
