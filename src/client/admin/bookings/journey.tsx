import type { Booking } from '@chauffeur/contract/bookings'
import { CalendarIcon } from '../../ui/icons.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { describePickup } from '../common/describe.ts'
import { Place } from '../common/place.tsx'
import { stopsOf } from './stops-of.ts'

/** When, from where, over which stops, to where. */
export function Journey({ booking }: { booking: Booking }) {
  const { pickupLocation, dropoffLocation } = booking
  const stops = stopsOf(booking.stops)
  return (
    <div className="min-w-0 md:row-span-2 xl:row-span-1">
      <p className="flex gap-2 text-base font-medium">
        <CalendarIcon className="mt-0.5 size-5 text-accent" />
        <span className="tabular">{describePickup(booking)}</span>
      </p>
      <ol className="mt-2">
        <Place is="Pick-up" isEnd>
          <CustomerText>{pickupLocation}</CustomerText>
        </Place>
        {stops.map(({ location, duration }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a booked trip does not change, and may pass a place twice
          <Place key={index} is="Stop">
            <CustomerText>{location}</CustomerText>
            {duration !== undefined && <span className="text-soft tabular"> ({duration} minutes)</span>}
          </Place>
        ))}
        {dropoffLocation !== null && (
          <Place is="Drop-off" isEnd isLast>
            <CustomerText>{dropoffLocation}</CustomerText>
          </Place>
        )}
        {dropoffLocation === null && (
          <Place is="Drop-off" isLast>
            <span className="text-soft">As the customer directs</span>
          </Place>
        )}
      </ol>
    </div>
  )
}
