import type { Booking } from '@chauffeur/contract/bookings'
import { Badge } from '../../shared/ui/badge.tsx'
import { EditIcon } from '../../shared/ui/icons.tsx'
import { listTexts } from './list-texts.ts'

/** That a change of the booking waits: for the office, or for its payment. */
export function ChangeBadge({ booking: { change } }: { booking: Booking }) {
  if (!change) return null
  return (
    <Badge tone={change.state === 'open' ? 'warning' : 'neutral'} icon={<EditIcon className="size-3.5" />}>
      {change.state === 'open' ? listTexts.changeWaiting : listTexts.changeToPay}
    </Badge>
  )
}
