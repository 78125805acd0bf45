import type { Booking } from '@chauffeur/contract/bookings'
import { placeLines, type PlaceLines } from '@chauffeur/domain/place-lines'
import { CustomerText } from '../common/customer-text.tsx'
import { Place } from '../common/place.tsx'
import { stopsOf } from './stops-of.ts'

type PlacesProps = {
  booking: Pick<Booking, 'pickupLocation' | 'pickupName' | 'dropoffLocation' | 'dropoffName' | 'stops'>
}

/** From where, over which stops, to where. */
export function Places({ booking }: PlacesProps) {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName, stops } = booking
  return (
    <ol>
      <Place is="Pick-up" isEnd>
        <NameAndAddress {...placeLines(pickupLocation, pickupName)} />
      </Place>
      {stopsOf(stops).map(({ location, duration }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a booked trip does not change, and may pass a place twice
        <Place key={index} is="Stop">
          <CustomerText>{location}</CustomerText>
          {duration !== undefined && <span className="text-soft tabular"> ({duration} minutes)</span>}
        </Place>
      ))}
      {dropoffLocation !== null && (
        <Place is="Drop-off" isEnd isLast>
          <NameAndAddress {...placeLines(dropoffLocation, dropoffName)} />
        </Place>
      )}
      {dropoffLocation === null && (
        <Place is="Drop-off" isLast>
          <span className="text-soft">As the customer directs</span>
        </Place>
      )}
    </ol>
  )
}

function NameAndAddress({ name, address }: PlaceLines) {
  return (
    <>
      <CustomerText>{name}</CustomerText>
      {address !== undefined && (
        <span className="block text-sm text-soft">
          <CustomerText>{address}</CustomerText>
        </span>
      )}
    </>
  )
}
