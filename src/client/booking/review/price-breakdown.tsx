import { toCents } from '@chauffeur/domain/money'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useBooking } from '../state/booking-context.ts'
import { Price } from '../quotes/price.tsx'
import { NoPrices } from '../vehicle/no-prices.tsx'
import { vehicleTexts } from '../vehicle/vehicle-texts.ts'
import { priceLines, seatLines } from './price-lines.ts'
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
