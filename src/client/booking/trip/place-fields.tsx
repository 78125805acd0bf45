import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import type { ProblemAt } from '../../common/use-form-problems.ts'
import { LocationField } from '../../places/location-field.tsx'
import { SuggestionSource } from '../../places/location-suggestions.tsx'
import { Field } from '../../ui/field.tsx'
import { PinIcon } from '../../ui/icons.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { journeyTexts } from '../journey/journey-texts.ts'
import { useBooking } from '../state/booking-context.ts'

interface PlaceFieldsProps {
  readonly texts: {
    readonly pickup: string
    readonly dropoff: string
    readonly hint?: string
    readonly pickupPlaceholder: string
    readonly dropoffPlaceholder: string
    readonly clearPickup: string
    readonly clearDropoff: string
    readonly duration: string
    readonly fewerHours: string
    readonly moreHours: string
  }
  readonly problemAt: ProblemAt
  readonly pickupWarning?: string | undefined
}

/** Where from, and where to or for how long. */
export function PlaceFields({ texts, problemAt, pickupWarning }: PlaceFieldsProps) {
  const { draft, change, typed } = useBooking()
  return (
    <>
      <LocationField
        source={SuggestionSource}
        label={texts.pickup}
        hint={texts.hint}
        location={draft.pickupLocation}
        typed={typed.pickup}
        placeName={draft.pickupName}
        onChoose={(place) => change({ type: 'pickup', place })}
        error={problemAt('pickupLocation')}
        warning={pickupWarning}
        placeholder={texts.pickupPlaceholder}
        clearLabel={texts.clearPickup}
        icon={<PinIcon />}
      />
      {draft.serviceType === 'hourly' ? (
        <Field label={texts.duration} error={problemAt('serviceDuration')} group>
          <NumberStepper
            value={draft.duration}
            onValueChange={(hours) => change({ type: 'duration', hours })}
            min={MIN_HIRE_HOURS}
            max={MAX_HIRE_HOURS}
            format={journeyTexts.hours}
            decreaseLabel={texts.fewerHours}
            increaseLabel={texts.moreHours}
          />
        </Field>
      ) : (
        <LocationField
          source={SuggestionSource}
          label={texts.dropoff}
          hint={texts.hint}
          location={draft.dropoffLocation}
          typed={typed.dropoff}
          placeName={draft.dropoffName}
          onChoose={(place) => change({ type: 'dropoff', place })}
          error={problemAt('dropoffLocation')}
          placeholder={texts.dropoffPlaceholder}
          clearLabel={texts.clearDropoff}
          icon={<PinIcon />}
        />
      )}
    </>
  )
}
