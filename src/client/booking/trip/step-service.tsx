import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { SAME_PLACE_REFUSAL } from '@chauffeur/domain/same-place'
import { serviceTypeLabels, serviceTypes } from '@chauffeur/domain/service-type'
import { useEffect, useRef } from 'react'
import { say } from '../../locale/say.ts'
import { LocationField } from '../../places/location-field.tsx'
import { SuggestionSource } from '../../places/location-suggestions.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { PinIcon } from '../../ui/icons.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { askTexts } from '../ask/ask-texts.ts'
import { AskTeam } from '../ask/ask-team.tsx'
import { whySamePlace } from '../draft/steps.ts'
import { useBooking } from '../state/booking-context.ts'
import { AirportFields } from './airport-fields.tsx'
import { FilledPlaces } from './filled-places.tsx'
import { HireCard } from './hire-card.tsx'
import { PartyFields } from './party-fields.tsx'
import { PickupTimeFields } from './pickup-time-fields.tsx'
import { RouteCard } from './route-card.tsx'
import { StopsSection } from './stops-section.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'
import { tripTexts } from './trip-texts.ts'

/** Step 1: where, when, who. */
export function StepService() {
  const { draft, change, payment, quotes, typed, arePlacesFolded } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  // Only the server knows that two different addresses are one place.
  const isSamePlace = quotes.all.some(
    (quote) => quote.state === 'unpriced' && quote.why === say(SAME_PLACE_REFUSAL),
  )
  const dropoffProblem = whySamePlace(draft) ?? (isSamePlace ? say(SAME_PLACE_REFUSAL) : undefined)
  const isFolded = arePlacesFolded && dropoffProblem === undefined && payment.methods?.length !== 0
  const fields = useFocusOnUnfold(arePlacesFolded)
  return (
    <div className="grid gap-6">
      <Card padding="large" className="grid gap-8">
        {isFolded && <FilledPlaces />}
        <Segmented
          className={isFolded ? 'scripted:hidden' : undefined}
          aria-label={tripTexts.service}
          value={draft.serviceType}
          onValueChange={(serviceType) => change({ type: 'service', serviceType })}
          options={serviceTypes.map((value) => ({ value, label: say(serviceTypeLabels[value]) }))}
        />
        <div
          ref={fields}
          tabIndex={-1}
          className={classNames('grid gap-5 outline-none', isFolded && 'scripted:hidden')}
        >
          <LocationField
            source={SuggestionSource}
            label={tripTexts.pickup}
            hint={tripTexts.locationHint}
            location={draft.pickupLocation}
            typed={typed.pickup}
            placeName={draft.pickupName}
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
              typed={typed.dropoff}
              placeName={draft.dropoffName}
              onChoose={(place) => change({ type: 'dropoff', place })}
              error={dropoffProblem}
              placeholder={tripTexts.dropoffPlaceholder}
              clearLabel={tripTexts.clearDropoff}
              icon={<PinIcon />}
            />
          )}
          {!isHourly && !isFolded && <AirportFields />}
        </div>
        <PickupTimeFields />
        {!isHourly && isFolded && <AirportFields />}
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

/** The button that unfolds the fields goes with their line, so the focus moves to them. */
function useFocusOnUnfold(isFolded: boolean) {
  const fields = useRef<HTMLDivElement>(null)
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (wasFolded.current && !isFolded && document.activeElement === document.body)
      fields.current?.focus({ preventScroll: true })
    wasFolded.current = isFolded
  }, [isFolded])
  return fields
}
