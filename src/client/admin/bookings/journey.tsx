import type { Booking } from '@chauffeur/contract/bookings'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { CalendarIcon } from '../../ui/icons.tsx'
import { CustomerText } from './customer-text.tsx'
import { describePickup } from './describe.ts'
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

type PlaceProps = { is: string; isEnd?: boolean; isLast?: boolean; children: ReactNode }

/** One point of a way, on its line to the next. */
export function Place({ is, isEnd = false, isLast = false, children }: PlaceProps) {
  return (
    <li className="relative flex gap-3 pb-2 last:pb-0">
      {!isLast && (
        <span
          aria-hidden="true"
          className="absolute top-3 bottom-[-0.5rem] left-[0.3125rem] w-px bg-accent-line"
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'relative mt-1.5 size-2.75 shrink-0 rounded-full border-2 border-accent-line',
          isEnd ? 'bg-accent-line' : 'bg-raised',
        )}
      />
      <span className="sr-only">{is}: </span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
