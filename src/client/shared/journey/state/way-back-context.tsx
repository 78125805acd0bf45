import type { ReactNode } from 'react'
import { BookingContext, useBooking } from './booking-context.ts'

const nothingTyped = { pickup: '', dropoff: '' }

/** Has the wizard's parts in it show and change the way back, as a trip of its own. */
export function OnWayBack({ children }: { children: ReactNode }) {
  const booking = useBooking()
  const { back, change } = booking
  if (!back) return null
  return (
    <BookingContext
      value={{
        ...booking,
        draft: back.draft,
        clock: back.clock,
        back: undefined,
        notBefore: back.notBefore,
        typed: nothingTyped,
        change: (what) => change({ type: 'back', change: what }),
      }}
    >
      {children}
    </BookingContext>
  )
}
