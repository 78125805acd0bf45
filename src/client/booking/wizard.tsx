import { useEffect, useMemo, useState } from 'react'
import { BookingContext, type Booking } from './state/booking-context.ts'
import { atStep, bringsPlaces, prefillOf, type BookingSearch } from './booking-search.ts'
import { usePaymentChoice } from './state/payment-choice.ts'
import { useQuotes } from './quotes/use-quotes.ts'
import type { Step } from './draft/step.ts'
import { reachableStep } from './draft/steps.ts'
import { useNamedPlaces } from './state/use-named-places.ts'
import { usePickupClock } from './state/use-pickup-clock.ts'
import { useEmptyDetails } from './state/use-empty-details.ts'
import { useNow } from './state/use-now.ts'
import { useBookingSession } from './draft/use-booking-session.ts'
import { WizardFrame, WizardOpening } from './wizard-frame.tsx'

export interface WizardProps {
  readonly search: BookingSearch
  /** Milliseconds since 1970, by the clock that rendered the page. */
  readonly openedAt: number
  /** Shows a step; `replace` corrects the address instead of leaving the step that is shown. */
  readonly onMove: (search: BookingSearch, options: { replace: boolean }) => void
  readonly onConfirmed: () => void
}

/** Provides the booking session and decides which step is shown; the frame and the steps read it from the context. */
export function Wizard({ search, openedAt, onMove, onConfirmed }: WizardProps) {
  const prefill = prefillOf(search)
  const { session, changeSession, isOpen } = useBookingSession(prefill, openedAt)
  const draft = useNamedPlaces(session.draft)
  const clock = usePickupClock(draft, useNow(openedAt))
  const quotes = useQuotes(draft)
  const payment = usePaymentChoice(draft)
  const requested = search.step ?? 1
  const step = reachableStep(requested, draft, clock.problem)
  const emptyDetails = useEmptyDetails(step, draft)
  const [typed] = useState({ pickup: prefill.pickupText ?? '', dropoff: prefill.dropoffText ?? '' })
  const [arePlacesFolded, setPlacesFolded] = useState(bringsPlaces(prefill))
  // Whoever comes back to the first step wants to change something.
  if (arePlacesFolded && step !== 1) setPlacesFolded(false)

  // What the link filled in must not undo later changes at a reload; and the address names the step that is shown.
  const isStray = isOpen && (Object.keys(prefill).length > 0 || step !== requested)
  useEffect(() => {
    if (isStray) onMove(atStep(step), { replace: true })
  }, [isStray, onMove, step])

  const booking = useMemo<Booking>(
    () => ({
      draft,
      session,
      change: changeSession,
      changeSession,
      clock,
      quotes,
      payment,
      step,
      typed,
      arePlacesFolded,
      unfoldPlaces: () => setPlacesFolded(false),
      goTo: (to: Step) => onMove(atStep(to), { replace: false }),
      ...emptyDetails,
    }),
    [
      draft,
      session,
      changeSession,
      clock,
      quotes,
      payment,
      step,
      typed,
      arePlacesFolded,
      onMove,
      emptyDetails,
    ],
  )

  // The server does not know how far this tab has come.
  if (!isOpen && requested > 1) return <WizardOpening />
  return (
    <BookingContext value={booking}>
      <WizardFrame onConfirmed={onConfirmed} />
    </BookingContext>
  )
}
