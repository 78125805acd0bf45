import type { Booking } from '@chauffeur/contract/bookings'
import { flagLabels, type BookingFlag } from '@chauffeur/domain/booking-list'
import { Badge, type StateTone } from '../../shared/ui/badge.tsx'
import { ChatIcon, InfoIcon, PhoneIcon, StarIcon } from '../../shared/ui/icons.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { listTexts } from './list-texts.ts'

const faces = {
  vip: { tone: 'info', Icon: StarIcon, colour: 'text-info' },
  'call-first': { tone: 'warning', Icon: PhoneIcon, colour: 'text-warning' },
  problem: { tone: 'danger', Icon: InfoIcon, colour: 'text-danger' },
} as const satisfies Readonly<Record<BookingFlag, { tone: StateTone; Icon: typeof StarIcon; colour: string }>>

/** The marks that the office has given a booking, and that it has notes. */
export function FlagBadges({ booking: { flags, noteCount } }: { booking: Booking }) {
  return (
    <>
      {flags.map((flag) => {
        const { tone, Icon } = faces[flag]
        return (
          <Badge key={flag} tone={tone} icon={<Icon className="size-3.5" />}>
            {flagLabels[flag]}
          </Badge>
        )
      })}
      {noteCount > 0 && <Badge icon={<ChatIcon className="size-3.5" />}>{listTexts.notes(noteCount)}</Badge>}
    </>
  )
}

/** The same in the narrow space of a row. */
export function FlagSigns({ booking: { flags } }: { booking: Booking }) {
  return flags.map((flag) => {
    const { colour, Icon } = faces[flag]
    return (
      <span key={flag} title={flagLabels[flag]} className={`relative ${colour}`}>
        <Icon className="size-4" />
        <VisuallyHidden>{flagLabels[flag]}</VisuallyHidden>
      </span>
    )
  })
}
