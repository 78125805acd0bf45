import type { Booking } from '@chauffeur/contract/bookings'
import { CalendarIcon } from '../../shared/ui/icons.tsx'
import { describePickup } from '../common/describe.ts'
import { Places } from './places.tsx'

/** When, from where, over which stops, to where. */
export function Journey({ booking }: { booking: Booking }) {
  return (
    <div className="min-w-0 md:row-span-2 xl:row-span-1">
      <p className="mb-2 flex gap-2 text-base font-medium">
        <CalendarIcon className="mt-0.5 size-5 text-accent" />
        <span className="tabular">{describePickup(booking)}</span>
      </p>
      <Places booking={booking} />
    </div>
  )
}
