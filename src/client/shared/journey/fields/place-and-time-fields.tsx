import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { useRef, useState } from 'react'
import type { ProblemAt } from '../../forms/use-form-problems.ts'
import { LocationField } from '../../places/location-field.tsx'
import { SuggestionSource } from '../../places/location-suggestions.tsx'
import { Field } from '../../ui/field.tsx'
import { PinIcon } from '../../ui/icons.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { journeyTexts } from '../journey-texts.ts'
import { useBooking } from '../state/booking-context.ts'
import { DatePicker } from '../../ui/date-picker.tsx'
import { TimePicker } from '../../ui/time-picker.tsx'

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

interface DayAndTimeFieldsProps {
  readonly texts: { readonly date: string; readonly time: string; readonly unreadableTime: string }
  readonly dayProblem: string | false | undefined
  readonly timeProblem: string | false | undefined
  readonly timeWarning?: string | false | undefined
  /** Whether a tap on a day leads on to the time. */
  readonly leadsToTime?: boolean
}

/** Day and time of pick-up, side by side where their grid has two columns. */
export function DayAndTimeFields(props: DayAndTimeFieldsProps) {
  const { texts, dayProblem, timeProblem, timeWarning, leadsToTime = false } = props
  const { draft, change, clock } = useBooking()
  const timeBox = useRef<HTMLInputElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  return (
    <>
      <Field label={texts.date} error={dayProblem} required>
        <DatePicker
          value={draft.pickupDate}
          onValueChange={(pickupDate) => change({ type: 'set', fields: { pickupDate } })}
          onTap={() => {
            if (leadsToTime) timeBox.current?.focus()
          }}
          min={clock.today}
          today={clock.today}
        />
      </Field>
      <Field
        label={texts.time}
        error={isUnreadable ? texts.unreadableTime : timeProblem}
        warning={timeWarning}
        required
      >
        <TimePicker
          value={draft.pickupTime}
          onValueChange={(pickupTime) => change({ type: 'set', fields: { pickupTime } })}
          isOffered={clock.hasTime}
          onUnreadable={setIsUnreadable}
          inputRef={timeBox}
        />
      </Field>
    </>
  )
}
