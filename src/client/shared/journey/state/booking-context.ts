import { createContext, use, type Dispatch } from 'react'
import type { Draft, DraftChange } from '../draft/draft.ts'
import type { PaymentChoice } from './payment-choice.ts'
import type { Quotes } from '../quotes/use-quotes.ts'
import type { BookingSession, BookingSessionChange } from '../draft/booking-session.ts'
import type { Step } from '../draft/step.ts'
import type { FieldProblems, ProblemAt } from '../../forms/use-form-problems.ts'
import type { PickupClock } from './use-pickup-clock.ts'

/** The state that every part of the wizard knows. */
export interface Booking {
  readonly draft: Draft
  readonly session: BookingSession
  readonly change: Dispatch<DraftChange>
  readonly changeSession: Dispatch<BookingSessionChange>
  readonly clock: PickupClock
  readonly quotes: Quotes
  readonly payment: PaymentChoice
  readonly step: Step
  /** Texts from a link that are no places yet. */
  readonly typed: { readonly pickup: string; readonly dropoff: string }
  /** The places came with a link: they are one line until they are edited. */
  readonly arePlacesFolded: boolean
  readonly unfoldPlaces: () => void
  readonly goTo: (step: Step) => void
  /** The problem of a field, once an attempt to go on has failed. */
  readonly problemAt: ProblemAt
  /** Whether the step may be left forwards; where not, the fields say why. */
  readonly mayLeave: () => boolean
  /** For a step that knows of more that is wrong: a stable function. */
  readonly reportProblems: (problems: FieldProblems) => void
  /** The office's offer that is being booked. */
  readonly offer?: OfferInHand
}

interface OfferInHand {
  /** The token in its link. */
  readonly token: string
  readonly expiresAt: string
  /** Throws away what was filled in, once it is booked. */
  readonly forget: () => void
}

export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = use(BookingContext)
  if (!booking) throw new Error('useBooking must be used within the wizard')
  return booking
}
