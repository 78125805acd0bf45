import { fits } from '@chauffeur/domain/capacity'
import { toCents } from '@chauffeur/domain/money'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { Price } from '../booking/quotes/price.tsx'
import type { VehicleQuote } from '../booking/quotes/use-quotes.ts'
import { VehiclePicture } from '../booking/vehicle/vehicle-picture.tsx'
import { say } from '../locale/say.ts'
import { vehicleText } from '../locale/vehicle-text.ts'
import { Badge } from '../ui/badge.tsx'
import { Field } from '../ui/field.tsx'
import { RadioCard, RadioCards } from '../ui/radio-cards.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { changeTexts as texts } from './change-texts.ts'
import type { TripForm } from './use-trip-form.ts'

type VehicleFieldProps = { form: TripForm; problem: string | undefined }

/** The vehicles with today's price of the trip as it is filled in; the booked one keeps its price on the booked way. */
export function VehicleField({ form, problem }: VehicleFieldProps) {
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
