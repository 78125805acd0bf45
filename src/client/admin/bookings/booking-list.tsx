import type { Booking } from '@chauffeur/contract/bookings'
import type { BookingOrder } from '@chauffeur/domain/booking-selections'
import { describeDate } from '@chauffeur/domain/time'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { CloseIcon } from '../../shared/ui/icons.tsx'
import { useMedia } from '../../shared/ui/use-media.ts'
import type { OnDecided } from '../decision/decision-buttons.tsx'
import { BookingCard } from './booking-card.tsx'
import { BookingRow, PANEL_ID, rowButtonId, RowsHead, type RowChoice } from './booking-row.tsx'
import type { BookingQuery } from './use-bookings.ts'
import type { ListView } from './list-search.ts'
import { WIDE } from './list-view.ts'
import { KeptOpen, useWindowList } from './window-list.ts'

type BookingListProps = {
  bookings: readonly Booking[]
  query: BookingQuery
  view: ListView
  /** How many match, read and not yet read; undefined while they are being counted. */
  matching: number | undefined
  onDecided: OnDecided
  /** The ids of the rows that are chosen, to act on all of them. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** They still belong to the filters of before. */
  isPrevious: boolean
  hasMore: boolean
  isReading: boolean
  onLoadMore: () => void
}

// Before they are measured, in pixels.
const ROW_HEIGHT = 38
const DAY_HEIGHT = 28
const CARD_HEIGHT = 236
const NARROW_CARD_HEIGHT = 600

/**
 * Only the lines near the window are in the page, so that thousands scroll like ten. The next page is read before the end
 * is reached by scrolling, or by the button for those who do not scroll.
 */
export function BookingList(props: BookingListProps) {
  const { bookings, query, view, matching, onDecided, chosen, onChoose } = props
  const { isPrevious, hasMore, isReading, onLoadMore } = props
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
  const isBeside = useMedia(WIDE, false) && view === 'rows'
  const [openId, setOpenId] = useState<string>()
  const opened = isBeside ? bookings.find(({ id }) => id === openId) : undefined
  const hasDate = sort === 'request'
  const lastChosen = useRef<string>(undefined)
  const choose = (id: string, { isOn, isRange }: RowChoice) => {
    const ids = bookings.map((booking) => booking.id)
    const from = isRange && lastChosen.current !== undefined ? ids.indexOf(lastChosen.current) : -1
    const to = ids.indexOf(id)
    const range = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const next = new Set(chosen)
    for (const one of range)
      if (isOn) next.add(one)
      else next.delete(one)
    lastChosen.current = id
    onChoose(next)
  }
  return (
    <KeptOpen value={kept}>
      <div className={classNames(opened && 'grid grid-cols-[minmax(0,1fr)_25.5rem] items-start gap-4')}>
        <div className="min-w-0">
          {view === 'rows' && (
            <RowsHead
              hasDate={hasDate}
              chosenCount={chosen.size}
              listedCount={bookings.length}
              onChooseAll={(isAll) => onChoose(new Set(isAll ? bookings.map(({ id }) => id) : []))}
            />
          )}
          <ul
            {...listProps}
            aria-label="Reservations"
            aria-busy={isPrevious || undefined}
            className={classNames(
              'relative scroll-mt-16 transition-opacity',
              view === 'cards' && '-mx-2 mt-3',
              isPrevious && 'opacity-60',
            )}
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
                    'absolute top-0 left-0 w-full',
                    view === 'cards' && 'px-2',
                    entry.kind === 'booking' && view === 'cards' && 'py-1.5',
                  )}
                >
                  <Line
                    entry={entry}
                    view={view}
                    hasDate={hasDate}
                    onDecided={onDecided}
                    isChosen={entry.kind === 'booking' && chosen.has(entry.booking.id)}
                    onChoose={choose}
                    isOpenBeside={entry.kind === 'booking' && opened?.id === entry.booking.id}
                    onOpenBeside={isBeside ? setOpenId : undefined}
                  />
                </li>
              )
            })}
          </ul>
          {hasMore && (
            <div ref={more}>
              <Button
                block
                className="mt-4"
                busy={isReading}
                busyLabel="Reading more..."
                onClick={onLoadMore}
              >
                Show more
              </Button>
            </div>
          )}
        </div>
        {opened && <Panel booking={opened} onDecided={onDecided} onClose={() => setOpenId(undefined)} />}
      </div>
    </KeptOpen>
  )
}

type PanelProps = { booking: Booking; onDecided: OnDecided; onClose: () => void }

/** The card of the row that is open, beside the list. Escape closes it, and the row has the focus again. */
function Panel({ booking, onDecided, onClose }: PanelProps) {
  const close = () => {
    onClose()
    document.getElementById(rowButtonId(booking.id))?.focus({ preventScroll: true })
  }
  const closeByKey = useEffectEvent(close)
  useEffect(() => {
    // A dialog over the page that Escape has closed says so by this.
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeByKey()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <aside
      id={PANEL_ID}
      aria-label={`Reservation ${booking.bookingNumber}`}
      className="sticky top-26 mt-3 max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-card shadow-card"
    >
      <div className="relative">
        <BookingCard key={booking.id} booking={booking} onDecided={onDecided} isBeside />
        <IconButton
          size="small"
          label="Close"
          icon={<CloseIcon />}
          className="absolute! top-2 right-2"
          onClick={close}
        />
      </div>
    </aside>
  )
}

type LineProps = Pick<BookingListProps, 'view' | 'onDecided'> & {
  entry: ListEntry
  /** Where no heading above says the day. */
  hasDate: boolean
  isChosen: boolean
  onChoose: (id: string, choice: RowChoice) => void
  isOpenBeside: boolean
  onOpenBeside: ((id: string | undefined) => void) | undefined
}

function Line({ entry, view, ...row }: LineProps) {
  if (entry.kind === 'day')
    return (
      <h3 className="pt-1.5 pb-0.5 font-sans text-sm leading-5 font-semibold text-soft">
        {describeDate(entry.date)}
      </h3>
    )
  const { booking } = entry
  if (view === 'rows') return <BookingRow booking={booking} {...row} />
  return <BookingCard booking={booking} onDecided={row.onDecided} />
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
    // A busy browser reports several moments at once, the first of them first.
    const reached = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && latest.current(),
      {
        rootMargin: '1200px',
      },
    )
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
