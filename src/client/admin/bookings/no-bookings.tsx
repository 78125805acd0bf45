import { CalendarIcon, SearchIcon } from '../../ui/icons.tsx'
import { Empty } from '../common/list-states.tsx'

export function NoReservations() {
  return (
    <Empty icon={<CalendarIcon className="size-7" />} title="No reservations yet">
      A request made on the booking page appears here, on top and waiting for a decision.
    </Empty>
  )
}

export function NoMatches() {
  return (
    <Empty icon={<SearchIcon className="size-7" />} title="No reservations match the filters">
      Search for something else, widen the dates, or clear the filters.
    </Empty>
  )
}
