import { toCents } from '@chauffeur/domain/money'
import type { Quote } from '@chauffeur/contract/quotes'
import { seatKinds } from '@chauffeur/domain/seats'
import { Card } from '../../../shared/ui/card.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { Price } from '../../../shared/journey/quotes/price.tsx'
import { say } from '../../../shared/locale/say.ts'
import { eurosText } from '../../../shared/locale/euros-text.ts'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { describeDistance } from '../../../shared/journey/describe-distance.ts'
import { journeyTexts } from '../../../shared/journey/journey-texts.ts'
import { NoPrices } from '../vehicle/no-prices.tsx'
import { vehicleTexts } from '../vehicle/vehicle-texts.ts'
import { reviewTexts } from './review-texts.ts'

/** The total and its parts. */
export function PriceBreakdown() {
  const { draft, quotes, offer } = useBooking()
  const { chosen } = quotes
  const lines =
    chosen?.state === 'priced' ? priceLines(chosen.quote, draft, offer !== undefined) : seatLines(draft)
  return (
    <>
      <NoPrices />
      <Card as="section" padding="large" aria-label={reviewTexts.price} className="grid gap-5">
        <h3 className="text-heading">{reviewTexts.price}</h3>
        <dl className="grid gap-2.5">
          {lines.map(({ what, amount }) => (
            <div key={what} className="flex items-baseline justify-between gap-6">
              <dt className="min-w-0 text-soft">{what}</dt>
              <dd className="tabular whitespace-nowrap">{amount}</dd>
            </div>
          ))}
          <div className="mt-1.5 flex items-baseline justify-between gap-6 border-t border-line pt-4">
            <dt className="font-medium">{reviewTexts.total}</dt>
            <dd className="flex min-h-9 items-center text-right">
              <Total />
            </dd>
          </div>
        </dl>
      </Card>
    </>
  )
}

function Total() {
  const { chosen } = useBooking().quotes
  if (chosen?.state === 'priced')
    return <Price cents={toCents(chosen.quote.totalPrice)} className="font-display text-title" />
  if (chosen?.state === 'unpriced') return <span className="text-warning">{vehicleTexts.toBeEvaluated}</span>
  return (
    <>
      <VisuallyHidden>{reviewTexts.pricing}</VisuallyHidden>
      <Skeleton className="h-8 w-28" />
    </>
  )
}

interface PriceLine {
  readonly what: string
  readonly amount: string
}

/** The parts of the total, from the quote; child seats are listed although they are free. An offer is one price for all. */
function priceLines(quote: Quote, draft: Draft, isOffer = false): readonly PriceLine[] {
  const { basePrice, stopCosts } = quote
  if (isOffer) return [{ what: reviewTexts.offer, amount: euros(basePrice) }, ...seatLines(draft)]
  return [
    { what: baseOf(quote), amount: euros(basePrice) },
    ...(draft.stops.length > 0 && quote.serviceType === 'point-to-point'
      ? [{ what: reviewTexts.stops(draft.stops.length), amount: euros(stopCosts) }]
      : []),
    ...seatLines(draft),
  ]
}

function seatLines(draft: Draft): readonly PriceLine[] {
  if (!draft.seatsWanted) return []
  return seatKinds
    .filter(({ field }) => draft[field] > 0)
    .map(({ field, name, price }) => ({
      what: reviewTexts.seats(draft[field], say(name)),
      amount: say(price),
    }))
}

function baseOf({ serviceType, hourlyRate, duration, distanceKm }: Quote): string {
  if (serviceType === 'hourly' && hourlyRate !== null && duration !== null)
    return reviewTexts.hire(euros(hourlyRate), journeyTexts.hours(duration))
  return reviewTexts.transfer(distanceKm === null ? undefined : describeDistance(distanceKm))
}

function euros(amount: number): string {
  return eurosText(toCents(amount))
}
