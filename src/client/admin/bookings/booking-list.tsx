import type { Booking } from '@chauffeur/contract/bookings'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { BookingCard } from './booking-card.tsx'

const STEP = 40

type BookingListProps = { bookings: readonly Booking[]; onDecide: (id: string) => void }

/** Cards are drawn as they are reached: by scrolling, or by the button for those who do not scroll. */
export function BookingList({ bookings, onDecide }: BookingListProps) {
  const [drawn, setDrawn] = useState(STEP)
  const more = useRef<HTMLButtonElement>(null)
  const left = bookings.length - drawn

  useEffect(() => {
    if (left <= 0 || !more.current || typeof IntersectionObserver === 'undefined') return undefined
    const reached = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setDrawn((drawn) => drawn + STEP)
      },
      { rootMargin: '800px' },
    )
    reached.observe(more.current)
    return () => reached.disconnect()
    // Observed anew after each step: a button that stays in sight is reported once only.
  }, [left])

  return (
    <>
      <ul aria-label="Reservations" className="grid gap-3">
        {bookings.slice(0, drawn).map((booking) => (
          <li key={booking.id} className="min-w-0">
            <BookingCard booking={booking} onDecide={onDecide} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button ref={more} block className="mt-4" onClick={() => setDrawn(drawn + STEP)}>
          Show {Math.min(STEP, left)} more
        </Button>
      )}
    </>
  )
}
