import { vehicleById } from '@chauffeur/domain/vehicles'
import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { serviceIn } from '@chauffeur/domain/service-type'
import { currentLocale } from '../../locale/current-locale.ts'
import { wallTimeText } from '../../locale/formats.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { CalendarIcon, ClockIcon } from '../../ui/icons.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { RoutePoints } from '../../ui/route-points.tsx'
import { journeyPoints } from '../journey/journey-points.ts'
import { journeyTexts } from '../journey/journey-texts.ts'
import { useBooking } from '../state/booking-context.ts'
import { AirportFields } from '../trip/airport-fields.tsx'
import { tripTexts } from '../trip/trip-texts.ts'
import { offerTexts } from './offer-texts.ts'

/** Step 1 of an offer: the trip, which stands, and what may still be said of it. */
export function OfferTrip() {
  const { draft, change, clock } = useBooking()
  const { serviceType, pickupDate, pickupTime, passengers, duration, vehicleId } = draft
  const isHourly = serviceType === 'hourly'
  const vehicle = vehicleId === null ? undefined : vehicleById(vehicleId)
  return (
    <Card padding="large" className="grid gap-8">
      <section aria-label={offerTexts.trip} className="grid gap-5">
        <p className="text-sm text-soft">{offerTexts.fixed}</p>
        <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} />
        <ul className="grid gap-2.5">
          <li className="flex gap-3">
            <CalendarIcon className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0 first-letter:uppercase">
              {wallTimeText({ date: pickupDate, time: pickupTime }, clock.zone)}
            </span>
          </li>
          <li className="flex gap-3">
            <ClockIcon className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0">
              {serviceIn(currentLocale(), { serviceType, isAirportService: draft.isAirport })}
              {isHourly && `, ${journeyTexts.hours(duration)}`}
            </span>
          </li>
        </ul>
      </section>
      {!isHourly && <AirportFields />}
      <Field label={offerTexts.passengers} group>
        <NumberStepper
          value={passengers}
          onValueChange={(count) => change({ type: 'passengers', count })}
          min={MIN_PASSENGERS}
          max={vehicle?.maxPassengers ?? MAX_PASSENGERS}
          format={tripTexts.people}
          decreaseLabel={tripTexts.fewerPassengers}
          increaseLabel={tripTexts.morePassengers}
        />
      </Field>
    </Card>
  )
}
