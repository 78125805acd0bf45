import type { Booking } from '@chauffeur/contract/bookings'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BookingCard } from './booking-card.tsx'

type BookingListProps = {
  bookings: readonly Booking[]
  onDecided: (booking: Booking) => void
  /** They are those of another look still. */
  isPrevious: boolean
  hasMore: boolean
  isReading: boolean
  onReadOn: () => void
}

/**
 * The next page is read before the end is reached by scrolling, or by the button for those who do not scroll. Cards
 * out of sight are not drawn: thousands scroll like forty. What is not drawn is cut at its edge, shadow and focus too.
 */
export function BookingList(props: BookingListProps) {
  const { bookings, onDecided, isPrevious, hasMore, isReading, onReadOn } = props
  const more = useReached(hasMore && !isReading, onReadOn)
  return (
    <>
      <ul
        aria-label="Reservations"
        aria-busy={isPrevious || undefined}
        className={classNames('grid gap-3 transition-opacity', isPrevious && 'opacity-60')}
      >
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className="-m-2 min-w-0 p-2 [contain-intrinsic-size:auto_16rem] [content-visibility:auto]"
          >
            <BookingCard booking={booking} onDecided={onDecided} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div ref={more}>
          <Button block className="mt-4" busy={isReading} busyLabel="Reading more..." onClick={onReadOn}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

/** Acts when the end comes near. Watched anew after each page: what stays in sight is reported once only. */
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
