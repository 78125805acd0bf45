import { fits } from '@chauffeur/domain/capacity'
import { toCents } from '@chauffeur/domain/money'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { changeTexts as texts } from '@chauffeur/words/en/changes'
import { BookingContext } from '../journey/state/booking-context.ts'
import { DayAndTimeFields, PlaceFields } from '../journey/fields/journey-fields.tsx'
import { StopsSection } from '../journey/fields/stops-section.tsx'
import type { ProblemAt } from '../forms/use-form-problems.ts'
import { zoneText } from '../locale/formats.ts'
import type { TripForm } from './use-trip-form.ts'
import { Price } from '../journey/quotes/price.tsx'
import type { VehicleQuote } from '../journey/quotes/use-quotes.ts'
import { VehiclePicture } from '../journey/fields/vehicle-picture.tsx'
import { say } from '../locale/say.ts'
import { vehicleText } from '../locale/vehicle-text.ts'
import { Badge } from '../ui/badge.tsx'
import { Field } from '../ui/field.tsx'
import { RadioCard, RadioCards } from '../ui/radio-cards.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

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

type VehicleFieldProps = { form: TripForm; problem: string | undefined }

/** The vehicles with today's price of the trip as it is filled in; the booked one keeps its price on the booked way. */
function VehicleField({ form, problem }: VehicleFieldProps) {
  const { draft, change, quotes } = form.booking
  return (
    <Field label={texts.vehicle} error={problem} group>
      <RadioCards
        value={draft.vehicleId === null ? null : String(draft.vehicleId)}
        onValueChange={(value) => {
          const vehicle = vehicleById(Number(value))
          if (vehicle) change({ type: 'vehicle', id: vehicle.id })
        }}
        className="gap-2.5"
      >
        {quotes.all.map((quote) => (
          <VehicleRow
            key={quote.vehicle.id}
            quote={quote}
            passengers={draft.passengers}
            isAsBooked={form.isSameWay && quote.vehicle.id === form.bookedVehicleId}
          />
        ))}
      </RadioCards>
    </Field>
  )
}

type VehicleRowProps = { quote: VehicleQuote; passengers: number; isAsBooked: boolean }

function VehicleRow({ quote, passengers, isAsBooked }: VehicleRowProps) {
  const { vehicle } = quote
  const fit = fits(vehicle, passengers)
  return (
    <RadioCard
      value={String(vehicle.id)}
      title={vehicleText(vehicle.name)}
      description={texts.seats(vehicle.maxPassengers)}
      icon={
        <span className="block w-18 overflow-clip rounded-control bg-sunken [&_img]:aspect-video">
          <VehiclePicture id={vehicle.id} />
        </span>
      }
      aside={
        fit.fits && (isAsBooked ? <Badge tone="accent">{texts.booked}</Badge> : <Amount quote={quote} />)
      }
      disabledReason={fit.fits ? undefined : say(fit.message)}
      className="*:*:last:p-3!"
    />
  )
}

function Amount({ quote }: { quote: VehicleQuote }) {
  if (quote.state === 'priced')
    return <Price cents={toCents(quote.quote.totalPrice)} className="font-medium" />
  if (quote.state === 'unpriced') return <span className="text-sm text-warning">{texts.noPrice}</span>
  if (quote.state === 'waiting') return null
  return (
    <>
      <VisuallyHidden>{texts.pricing}</VisuallyHidden>
      <Skeleton className="h-6 w-18" />
    </>
  )
}
