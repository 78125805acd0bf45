import { fits, INSUFFICIENT_CAPACITY } from '@chauffeur/domain/capacity'
import { toCents } from '@chauffeur/domain/money'
import { Badge } from '../../ui/badge.tsx'
import { UsersIcon } from '../../ui/icons.tsx'
import { RadioCard } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { useBooking } from '../state/booking-context.ts'
import { Price } from '../quotes/price.tsx'
import type { VehicleQuote } from '../quotes/use-quotes.ts'
import { LuggageChoice } from './luggage-choice.tsx'
import { VehiclePicture } from './vehicle-picture.tsx'
import { vehicleTexts } from './vehicle-texts.ts'

export function VehicleCard({ quote }: { quote: VehicleQuote }) {
  const { draft, quotes } = useBooking()
  const { vehicle } = quote
  // Where no vehicle has a price, one offer above them speaks for all.
  const asksHere = quote.state === 'unpriced' && quotes.all.some(({ state }) => state !== 'unpriced')
  const fit = fits(vehicle, draft.passengers)
  return (
    <RadioCard
      value={String(vehicle.id)}
      picture={<VehiclePicture id={vehicle.id} />}
      title={<span className="font-display text-heading">{vehicle.name}</span>}
      description={vehicleTexts.descriptions[vehicle.id]}
      aside={fit.fits ? <PriceTag quote={quote} /> : <Badge tone="warning">{INSUFFICIENT_CAPACITY}</Badge>}
      disabledReason={fit.fits ? undefined : fit.message}
      footer={
        fit.fits ? (
          <>
            {asksHere && (
              <div className="flex justify-end pt-3">
                <AskTeam vehicle={vehicle} className="max-sm:w-full" />
              </div>
            )}
            <LuggageChoice vehicle={vehicle} />
          </>
        ) : undefined
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:pl-8">
        <span className="flex items-center gap-2 text-sm text-soft">
          <UsersIcon className="size-4.5" />
          {vehicleTexts.upTo(vehicle.maxPassengers)}
        </span>
        <span className="flex flex-wrap gap-2">
          <Badge>{vehicleTexts.categories[vehicle.category]}</Badge>
          {vehicle.badge && <Badge tone="accent">{vehicle.badge}</Badge>}
        </span>
      </div>
    </RadioCard>
  )
}

/** Takes the same space while it is awaited and when it is there. */
function PriceTag({ quote }: { quote: VehicleQuote }) {
  if (quote.state === 'unpriced')
    return <p className="min-h-12 max-w-36 text-sm leading-snug text-warning">{vehicleTexts.toBeEvaluated}</p>
  if (quote.state !== 'priced')
    return (
      <div className="grid min-h-12 justify-items-end gap-2 py-0.5">
        <VisuallyHidden>{vehicleTexts.pricing}</VisuallyHidden>
        <Skeleton className="h-6 w-22" />
        <Skeleton className="h-3 w-16" />
      </div>
    )
  return (
    <div className="min-h-12">
      <Price cents={toCents(quote.quote.totalPrice)} className="font-display text-heading" />
      <p className="text-xs text-soft">{vehicleTexts.fixedPrice}</p>
    </div>
  )
}
