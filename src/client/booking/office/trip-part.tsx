import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { serviceTypeLabels, serviceTypes } from '@chauffeur/domain/service-type'
import { useRef, useState } from 'react'
import { journeyTexts } from '../journey/journey-texts.ts'
import { useBooking } from '../state/booking-context.ts'
import { AirportFields } from '../trip/airport-fields.tsx'
import { PartyFields } from '../trip/party-fields.tsx'
import { tripTexts } from '../trip/trip-texts.ts'
import { LocationField } from '../../places/location-field.tsx'
import { SuggestionSource } from '../../places/location-suggestions.tsx'
import { DatePicker } from '../../ui/date-picker.tsx'
import { Field } from '../../ui/field.tsx'
import { PinIcon } from '../../ui/icons.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TimePicker } from '../../ui/time-picker.tsx'
import { officeTexts as texts } from './office-texts.ts'
import { Part } from './part.tsx'

const services = serviceTypes.map((value) => ({ value, label: serviceTypeLabels[value] }))

export type ProblemAt = (field: string) => string | undefined

/** Where, when, and how many. */
export function TripPart({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { draft, change } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  return (
    <Part title={texts.trip}>
      <Segmented
        aria-label={texts.service}
        value={draft.serviceType}
        onValueChange={(serviceType) => change({ type: 'service', serviceType })}
        options={services}
      />
      <LocationField
        source={SuggestionSource}
        label={texts.pickup}
        location={draft.pickupLocation}
        placeName={draft.pickupName}
        onChoose={(place) => change({ type: 'pickup', place })}
        error={problemAt('pickupLocation')}
        placeholder={texts.place}
        clearLabel={texts.clearPickup}
        icon={<PinIcon />}
      />
      {isHourly ? (
        <Field label={tripTexts.duration} error={problemAt('serviceDuration')} group>
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
          label={texts.dropoff}
          location={draft.dropoffLocation}
          placeName={draft.dropoffName}
          onChoose={(place) => change({ type: 'dropoff', place })}
          error={problemAt('dropoffLocation')}
          placeholder={texts.place}
          clearLabel={texts.clearDropoff}
          icon={<PinIcon />}
        />
      )}
      <WhenFields problemAt={problemAt} />
      {!isHourly && <AirportFields />}
      <PartyFields />
    </Part>
  )
}

function WhenFields({ problemAt }: { readonly problemAt: ProblemAt }) {
  const { draft, change, clock } = useBooking()
  const timeBox = useRef<HTMLInputElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const isDayPast = draft.pickupDate !== '' && draft.pickupDate < clock.today
  const dayProblem = isDayPast ? clock.problem : problemAt('pickupDate')
  const timeProblem = isUnreadable
    ? texts.unreadableTime
    : isDayPast
      ? undefined
      : (clock.problem ?? problemAt('pickupTime'))
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={texts.date} error={dayProblem} required>
        <DatePicker
          value={draft.pickupDate}
          onValueChange={(pickupDate) => change({ type: 'set', fields: { pickupDate } })}
          onTap={() => timeBox.current?.focus()}
          min={clock.today}
          today={clock.today}
        />
      </Field>
      <Field
        label={texts.time}
        error={timeProblem}
        warning={
          (clock.isShortNotice && texts.shortNotice) || (clock.zone === 'Europe/Madrid' && texts.spanishTime)
        }
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
    </div>
  )
}
