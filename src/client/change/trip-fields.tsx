import { BookingContext } from '../booking/state/booking-context.ts'
import { DayAndTimeFields } from '../booking/trip/day-and-time-fields.tsx'
import { PlaceFields } from '../booking/trip/place-fields.tsx'
import { StopsSection } from '../booking/trip/stops-section.tsx'
import type { ProblemAt } from '../common/use-form-problems.ts'
import { zoneText } from '../locale/formats.ts'
import { changeTexts as texts } from './change-texts.ts'
import type { TripForm } from './use-trip-form.ts'
import { VehicleField } from './vehicle-field.tsx'

type TripFieldsProps = { form: TripForm; problemAt: ProblemAt }

/** All of a trip that can be changed, in the wizard's own parts. */
export function TripFields({ form, problemAt }: TripFieldsProps) {
  const { booking } = form
  const isHourly = booking.draft.serviceType === 'hourly'
  return (
    <BookingContext value={booking}>
      <div className="grid gap-6">
        <TimeFields form={form} problemAt={problemAt} />
        <PlaceFields
          texts={{
            ...texts,
            pickupPlaceholder: texts.place,
            dropoffPlaceholder: texts.place,
            duration: texts.hours,
          }}
          problemAt={problemAt}
          pickupWarning={form.hasLostStops ? texts.stopsGone : undefined}
        />
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
  const { draft, clock } = form.booking
  const isDayPast = draft.pickupDate !== '' && draft.pickupDate < clock.today
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <DayAndTimeFields
        texts={texts}
        dayProblem={isDayPast ? form.timeProblem : problemAt('pickupDate')}
        timeProblem={problemAt('pickupTime') ?? (isDayPast ? undefined : form.timeProblem)}
      />
      <p className="-mt-1 text-sm text-soft sm:col-span-2">{texts.clock(zoneText(clock.zone))}</p>
    </div>
  )
}
