import { useEffect, useMemo } from 'react'
import { BookingContext, type Booking } from './state/booking-context.ts'
import { atStep, prefillOf, type BookingSearch } from './booking-search.ts'
import { usePaymentChoice } from './state/payment-choice.ts'
import { useQuotes } from './quotes/use-quotes.ts'
import type { Step } from './draft/step.ts'
import { reachableStep } from './draft/steps.ts'
import { usePickupClock } from './state/use-pickup-clock.ts'
import { useNow } from './use-now.ts'
import { useBookingSession } from './draft/use-booking-session.ts'
import { WizardFrame, WizardOpening } from './wizard-frame.tsx'

export interface WizardProps {
  readonly search: BookingSearch
  /** Milliseconds since 1970, by the clock of whoever rendered the page. */
  readonly openedAt: number
  /** Shows a step; `replace` corrects the address instead of leaving the step that is shown. */
  readonly onMove: (search: BookingSearch, options: { replace: boolean }) => void
  readonly onConfirmed: () => void
}

/** Holds the booking session and says which step is shown; the frame and the steps read it from the context. */
export function Wizard({ search, openedAt, onMove, onConfirmed }: WizardProps) {
  const prefill = prefillOf(search)
  const { session, changeSession, isOpen } = useBookingSession(prefill, openedAt)
  const { draft } = session
  const clock = usePickupClock(draft, useNow(openedAt))
  const quotes = useQuotes(draft)
  const payment = usePaymentChoice(draft)
  const asked = search.step ?? 1
  const step = reachableStep(asked, draft, clock.problem)

  // The link has done its work, and a reload must not undo what was changed since; and the address tells the
  // step that is shown.
  const isStray = isOpen && (Object.keys(prefill).length > 0 || step !== asked)
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
      goTo: (to: Step) => onMove(atStep(to), { replace: false }),
    }),
    [draft, session, changeSession, clock, quotes, payment, step, onMove],
  )

  // The server does not know how far this tab has come.
  if (!isOpen && asked > 1) return <WizardOpening />
  return (
    <BookingContext value={booking}>
      <WizardFrame onConfirmed={onConfirmed} />
    </BookingContext>
  )
}
