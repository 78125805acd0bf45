import type { Booking } from '@chauffeur/contract/bookings'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { serviceIn } from '@chauffeur/domain/service-type'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import { CustomerText } from '../common/customer-text.tsx'
import { phoneLink } from '../common/describe.ts'
import { Fact, Facts } from '../common/fact.tsx'
import { ReachLink } from '../common/reach-link.tsx'
import { Seats } from '../common/seats.tsx'

type TripFactsProps = {
  booking: Booking
  /** The page of a booking says elsewhere who drives it. */
  hasDriver?: boolean
}

/** Who and what the car must take, and who drives it. */
export function TripFacts({ booking, hasDriver = false }: TripFactsProps) {
  const { travellerName, travellerPhone, signName } = booking
  const { vehicleName, passengers, luggageConfig, childSeatCount, boosterSeatCount } = booking
  const { serviceDuration, distanceKm, routeFallback, flightNumber, isAirportService } = booking
  return (
    <Facts>
      <Fact label="Vehicle">{vehicleName}</Fact>
      <Fact label="Service">
        <span className="tabular">
          {serviceIn(DEFAULT_LOCALE, booking)}
          {serviceDuration !== null && ` · ${serviceDuration} hours`}
          {distanceKm !== null && ` · ${distanceKm} km`}
        </span>
        {flightNumber === null && isAirportService && (
          <span className="block text-warning">No flight number given</span>
        )}
      </Fact>
      {routeFallback && (
        <Fact label="Distance">
          <span className="text-warning">Measured while the routing service did not answer</span>
        </Fact>
      )}
      <Fact label="Passengers">
        <span className="tabular">{passengers}</span>
      </Fact>
      {(travellerName !== null || travellerPhone !== null) && (
        <Fact label="Travels">
          {travellerName !== null && <CustomerText>{travellerName}</CustomerText>}{' '}
          {travellerPhone !== null && <ReachLink href={phoneLink(travellerPhone)} text={travellerPhone} />}
        </Fact>
      )}
      {signName !== null && (
        <Fact label="Sign">
          <CustomerText>{signName}</CustomerText>
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
      {hasDriver && <Drivers trips={booking.trips} />}
    </Facts>
  )
}

function Drivers({ trips }: Pick<Booking, 'trips'>) {
  return trips.flatMap(({ carNo, state, driverName, plate }) =>
    state === null ? (
      []
    ) : (
      <Fact key={carNo} label="Chauffeur">
        {[driverName, plate].filter(Boolean).join(', ')} · {tripStateLabels[state]}
      </Fact>
    ),
  )
}
