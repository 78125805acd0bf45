import { createContext, use, type Dispatch } from 'react'
import type { Draft, DraftChange } from './draft.ts'
import type { PaymentChoice } from './review/payment-choice.ts'
import type { Quotes } from './quotes/use-quotes.ts'
import type { Run, RunChange } from './run.ts'
import type { Step } from './step.ts'
import type { PickupClock } from './trip/use-pickup-clock.ts'

/** What every part of the wizard knows. */
export interface Booking {
  readonly draft: Draft
  readonly run: Run
  readonly change: Dispatch<DraftChange>
  readonly changeRun: Dispatch<RunChange>
  readonly clock: PickupClock
  readonly quotes: Quotes
  readonly payment: PaymentChoice
  readonly step: Step
  readonly goTo: (step: Step) => void
}

export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = use(BookingContext)
  if (!booking) throw new Error('useBooking must be used within the wizard')
  return booking
}
