import type { BoardTrip } from '@chauffeur/contract/board'
import { DecisionButtons } from '../decision/decision-button.tsx'
import { todayTexts as texts } from './today-texts.ts'
import { useRefreshBoard } from './use-board.ts'

type PendingDecisionProps = {
  bookingId: string
  bookingNumber: string
  pending: NonNullable<BoardTrip['pending']>
  /** The id of the element that names the trip. */
  describedBy: string
}

/** Accept and Reject of a booking that nobody has accepted, as the list of bookings has them. */
export function PendingDecision({ bookingId, bookingNumber, pending, describedBy }: PendingDecisionProps) {
  const refresh = useRefreshBoard()
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.decision}</legend>
      <DecisionButtons
        booking={{ id: bookingId, bookingNumber, ...pending }}
        describedBy={describedBy}
        onDecided={() => void refresh()}
      />
    </fieldset>
  )
}
