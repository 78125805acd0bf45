import { tripStateLabels, type TripState } from '@chauffeur/domain/trip-state'
import { Badge, type StateTone } from '../../shared/ui/badge.tsx'
import {
  ArrowRightIcon,
  CarIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  PinIcon,
  UsersIcon,
  WarningIcon,
} from '../../shared/ui/icons.tsx'

const faces: Readonly<Record<TripState, { readonly tone: StateTone; readonly Icon: typeof CarIcon }>> = {
  offered: { tone: 'warning', Icon: ClockIcon },
  accepted: { tone: 'info', Icon: CheckIcon },
  on_the_way: { tone: 'info', Icon: ArrowRightIcon },
  at_pickup: { tone: 'info', Icon: PinIcon },
  no_show_claimed: { tone: 'danger', Icon: WarningIcon },
  on_board: { tone: 'success', Icon: CarIcon },
  completed: { tone: 'neutral', Icon: CheckIcon },
  no_show: { tone: 'neutral', Icon: CloseIcon },
  released: { tone: 'neutral', Icon: CloseIcon },
}

/** How far one car of a trip is; without a state nobody has it. */
export function TripStateBadge({ state, nobody }: { state: TripState | undefined; nobody: string }) {
  if (state === undefined)
    return (
      <Badge tone="danger" icon={<UsersIcon className="size-3.5" />}>
        {nobody}
      </Badge>
    )
  const { tone, Icon } = faces[state]
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5" />}>
      {tripStateLabels[state]}
    </Badge>
  )
}
