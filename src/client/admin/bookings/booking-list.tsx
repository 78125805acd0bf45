import type { Booking } from '@chauffeur/contract/bookings'
import type { BookingOrder } from '@chauffeur/domain/booking-list'
import { describeDate } from '@chauffeur/domain/time'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import type { OnDecided } from '../decision/decision-buttons.tsx'
import { BookingCard } from './booking-card.tsx'
import { BookingRow } from './booking-row.tsx'
import type { BookingQuery } from './use-bookings.ts'
import { KeptOpen, useWindowList } from './window-list.ts'

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
