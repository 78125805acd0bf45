import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { serviceTypeLabels, serviceTypes } from '@chauffeur/domain/service-type'
import { LocationField } from '../../places/location-field.tsx'
import { SuggestionSource } from '../../places/location-suggestions.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { PinIcon } from '../../ui/icons.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { askTexts } from '../ask/ask-texts.ts'
import { AskTeam } from '../ask/ask-team.tsx'
import { useBooking } from '../state/booking-context.ts'
import { AirportFields } from './airport-fields.tsx'
import { HireCard } from './hire-card.tsx'
import { PartyFields } from './party-fields.tsx'
import { PickupTimeFields } from './pickup-time-fields.tsx'
import { RouteCard } from './route-card.tsx'
import { StopsSection } from './stops-section.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'
import { tripTexts } from './trip-texts.ts'

const services = serviceTypes.map((value) => ({ value, label: serviceTypeLabels[value] }))

/** Step 1: where, when, who. */
export function StepService() {
  const { draft, change, payment } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  return (
    <div className="grid gap-6">
      <Card padding="large" className="grid gap-8">
        <Segmented
          aria-label={tripTexts.service}
          value={draft.serviceType}
          onValueChange={(serviceType) => change({ type: 'service', serviceType })}
          options={services}
        />
        <div className="grid gap-5">
          <LocationField
            source={SuggestionSource}
            label={tripTexts.pickup}
            hint={tripTexts.locationHint}
            location={draft.pickupLocation}
            onChoose={(place) => change({ type: 'pickup', place })}
            warning={payment.methods?.length === 0 ? payment.reason : undefined}
            placeholder={tripTexts.pickupPlaceholder}
            clearLabel={tripTexts.clearPickup}
            icon={<PinIcon />}
          />
          {isHourly ? (
            <Field label={tripTexts.duration} group>
              <NumberStepper
                value={draft.duration}
                onValueChange={(hours) => change({ type: 'duration', hours })}
                min={MIN_HIRE_HOURS}
                max={MAX_HIRE_HOURS}
                format={journeyTexts.hours}
                decreaseLabel={tripTexts.fewerHours}
                increaseLabel={tripTexts.moreHours}
              />
            </Field>
          ) : (
            <LocationField
              source={SuggestionSource}
              label={tripTexts.dropoff}
              hint={tripTexts.locationHint}
              location={draft.dropoffLocation}
              onChoose={(place) => change({ type: 'dropoff', place })}
              placeholder={tripTexts.dropoffPlaceholder}
              clearLabel={tripTexts.clearDropoff}
              icon={<PinIcon />}
            />
          )}
          {!isHourly && <AirportFields />}
        </div>
        <PickupTimeFields />
        <PartyFields />
        {payment.methods?.length === 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
            <p className="text-soft">{askTexts.stillPossible}</p>
            <AskTeam className="max-sm:w-full" />
          </div>
        )}
      </Card>
      {isHourly ? (
        <HireCard />
      ) : (
        <>
          <RouteCard />
          <StopsSection />
        </>
      )}
    </div>
  )
}
