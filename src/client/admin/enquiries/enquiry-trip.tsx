import type { EnquiryTrip } from '@chauffeur/contract/enquiries'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { serviceIn } from '@chauffeur/domain/service-type'
import { CalendarIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { Place } from '../common/place.tsx'
import { Seats } from '../common/seats.tsx'
import { describeWhen } from './describe-enquiry.ts'
import { enquiryTexts } from './enquiry-texts.ts'

/** When and where the trip goes. Places are shown as they were typed: they may be unknown to us. */
export function EnquiryJourney({ trip }: { trip: EnquiryTrip }) {
  const { serviceType, pickupLocation, dropoffLocation, stops } = trip
  const open = serviceType === 'hourly' ? enquiryTexts.asDirected : enquiryTexts.noDropoff
  return (
    <div className="min-w-0">
      <p className="flex gap-2 text-base font-medium">
        <CalendarIcon className="mt-0.5 size-5 text-accent" />
        <span className="tabular">{describeWhen(trip)}</span>
      </p>
      <ol className="mt-2">
        <Place is="Pick-up" isEnd>
          <CustomerText>{pickupLocation}</CustomerText>
        </Place>
        {stops.map(({ location, duration }) => (
          <Place key={location} is="Stop">
            <CustomerText>{location}</CustomerText>
            <span className="text-soft tabular"> ({duration} minutes)</span>
          </Place>
        ))}
        <Place is="Drop-off" isEnd={dropoffLocation !== null} isLast>
          {dropoffLocation === null ? (
            <span className="text-soft">{open}</span>
          ) : (
            <CustomerText>{dropoffLocation}</CustomerText>
          )}
        </Place>
      </ol>
    </div>
  )
}

/** Passengers, luggage, seats and the vehicle. */
export function EnquiryTripFacts({ trip }: { trip: EnquiryTrip }) {
  const { vehicleName, serviceDuration, passengers, luggageConfig } = trip
  const { childSeatCount, boosterSeatCount, flightNumber, unavailableBecause } = trip
  return (
    <Facts>
      <Fact label="Vehicle">{vehicleName ?? enquiryTexts.anyVehicle}</Fact>
      {unavailableBecause !== null && (
        <Fact label={enquiryTexts.whenAsked}>
          <span className="text-warning">{unavailableBecause}</span>
        </Fact>
      )}
      <Fact label="Service">
        <span className="tabular">
          {serviceIn(DEFAULT_LOCALE, trip)}
          {serviceDuration !== null && ` · ${serviceDuration} hours`}
        </span>
      </Fact>
      {passengers !== null && (
        <Fact label="Passengers">
          <span className="tabular">{passengers}</span>
        </Fact>
      )}
      {luggageConfig !== null && (
        <Fact label="Luggage">
          <CustomerText>{luggageConfig}</CustomerText>
        </Fact>
      )}
      {childSeatCount > 0 && <Seats name="Child seats" weight="0-18kg" count={childSeatCount} />}
      {boosterSeatCount > 0 && <Seats name="Booster seats" weight="15-36kg" count={boosterSeatCount} />}
      {flightNumber !== null && (
        <Fact label="Flight">
          <CustomerText>{flightNumber}</CustomerText>
        </Fact>
      )}
    </Facts>
  )
}
