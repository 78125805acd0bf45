import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { useState } from 'react'
import { journeyTexts } from '../booking/journey/journey-texts.ts'
import { BookingContext } from '../booking/state/booking-context.ts'
import { StopsSection } from '../booking/trip/stops-section.tsx'
import { zoneText } from '../locale/formats.ts'
import { LocationField } from '../places/location-field.tsx'
import { SuggestionSource } from '../places/location-suggestions.tsx'
import { DatePicker } from '../ui/date-picker.tsx'
import { Field } from '../ui/field.tsx'
import { PinIcon } from '../ui/icons.tsx'
import { NumberStepper } from '../ui/number-stepper.tsx'
import { TimePicker } from '../ui/time-picker.tsx'
import { changeTexts as texts } from './change-texts.ts'
import type { TripForm } from './use-trip-form.ts'
import { VehicleField } from './vehicle-field.tsx'

export type ProblemAt = (field: string) => string | undefined

type TripFieldsProps = { form: TripForm; problemAt: ProblemAt }

/** All of a trip that can be changed, in the wizard's own parts. */
export function TripFields({ form, problemAt }: TripFieldsProps) {
  const { booking } = form
  const { draft, change } = booking
  const isHourly = draft.serviceType === 'hourly'
  return (
    <BookingContext value={booking}>
      <div className="grid gap-6">
        <TimeFields form={form} problemAt={problemAt} />
        <LocationField
          source={SuggestionSource}
          label={texts.pickup}
          location={draft.pickupLocation}
          placeName={draft.pickupName}
          onChoose={(place) => change({ type: 'pickup', place })}
          error={problemAt('pickupLocation')}
          warning={form.hasLostStops ? texts.stopsGone : undefined}
          placeholder={texts.place}
          clearLabel={texts.clearPickup}
          icon={<PinIcon />}
        />
        {isHourly ? (
          <Field label={texts.hours} error={problemAt('serviceDuration')} group>
            <NumberStepper
              value={draft.duration}
              onValueChange={(hours) => change({ type: 'duration', hours })}
              min={MIN_HIRE_HOURS}
              max={MAX_HIRE_HOURS}
              format={journeyTexts.hours}
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
        {!isHourly && (
          // The form is the card.
          <div className="*:rounded-none! *:p-0! *:shadow-none! empty:hidden">
            <StopsSection />
          </div>
        )}
        <VehicleField form={form} problem={problemAt('vehicleName')} />
      </div>
    </BookingContext>
  )
}

function TimeFields({ form, problemAt }: TripFieldsProps) {
  const { draft, change, clock } = form.booking
  const [isUnreadable, setIsUnreadable] = useState(false)
  const isDayPast = draft.pickupDate !== '' && draft.pickupDate < clock.today
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <Field label={texts.date} error={isDayPast ? form.timeProblem : problemAt('pickupDate')} required>
        <DatePicker
          value={draft.pickupDate}
          onValueChange={(pickupDate) => change({ type: 'set', fields: { pickupDate } })}
          min={clock.today}
          today={clock.today}
        />
      </Field>
      <Field
        label={texts.time}
        error={
          isUnreadable
            ? texts.unreadableTime
            : (problemAt('pickupTime') ?? (isDayPast ? undefined : form.timeProblem))
        }
        required
      >
        <TimePicker
          value={draft.pickupTime}
          onValueChange={(pickupTime) => change({ type: 'set', fields: { pickupTime } })}
          isOffered={clock.hasTime}
          onUnreadable={setIsUnreadable}
        />
      </Field>
      <p className="-mt-1 text-sm text-soft sm:col-span-2">{texts.clock(zoneText(clock.zone))}</p>
    </div>
  )
}
