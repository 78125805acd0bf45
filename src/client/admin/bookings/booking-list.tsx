import type { Booking } from '@chauffeur/contract/bookings'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BookingCard } from './booking-card.tsx'
import type { OnDecided } from './use-pinned-decisions.ts'

type BookingListProps = {
  bookings: readonly Booking[]
  onDecided: OnDecided
  /** They are those of another look still. */
  isPrevious: boolean
  hasMore: boolean
  isReading: boolean
  onReadOn: () => void
}

const CHUNK = 40

/**
 * The next page is read before the end is reached by scrolling, or by the button for those who do not scroll. What is
 * out of sight is not drawn, and whole chunks of it are not even looked at: thousands scroll like forty.
 */
export function BookingList(props: BookingListProps) {
  const { bookings, onDecided, isPrevious, hasMore, isReading, onReadOn } = props
  const more = useReached(hasMore && !isReading, onReadOn)
  const chunks = Array.from({ length: Math.ceil(bookings.length / CHUNK) }, (_, at) => at * CHUNK)
  return (
    <>
      <div
        aria-busy={isPrevious || undefined}
        className={classNames('-mx-2 transition-opacity', isPrevious && 'opacity-60')}
      >
        {chunks.map((start) => (
          <Chunk
            key={start}
            start={start}
            bookings={bookings.slice(start, start + CHUNK)}
            onDecided={onDecided}
          />
        ))}
      </div>
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

type ChunkProps = Pick<BookingListProps, 'bookings' | 'onDecided'> & { start: number }

function Chunk({ start, bookings, onDecided }: ChunkProps) {
  return (
    <ul
      aria-label={`Reservations ${start + 1} to ${start + bookings.length}`}
      className="[contain-intrinsic-size:auto_9000px] [content-visibility:auto]"
    >
      {bookings.map((booking) => (
        // What is not drawn is cut at its edge: the padding is for the card's shadow and focus.
        <li
          key={booking.id}
          className="px-2 py-1.5 [contain-intrinsic-size:auto_14rem] [content-visibility:auto]"
        >
          <BookingCard booking={booking} onDecided={onDecided} />
        </li>
      ))}
    </ul>
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
