import { formatEuros } from '@chauffeur/domain/money'
import { exampleHires, exampleTransfers, isChargeable } from '@chauffeur/domain/pricing'
import { checkPricing, type PricingRate } from '@chauffeur/domain/pricing-rules'
import type { ReactNode } from 'react'
import type { PricingDraft } from './pricing-draft.ts'
import { pricingTexts } from './pricing-texts.ts'

const texts = pricingTexts.example

/** The price of an example trip at the typed amounts, by the rules that price every trip. */
export function ExampleCalculation({ draft }: { draft: PricingDraft }) {
  const check = checkPricing(draft, 'create')
  return (
    <section aria-label={texts.title} className="rounded-card bg-sunken px-4 py-3.5 sm:px-5">
      <h3 className="font-sans text-sm font-semibold">{texts.title}</h3>
      {check.valid ? <Examples rate={check.value} /> : <Remark>{texts.unreadable}</Remark>}
    </section>
  )
}

function Examples({ rate }: { rate: PricingRate }) {
  if (!isChargeable(rate)) return <Remark>{texts.free}</Remark>
  if (rate.serviceType === 'hourly')
    return (
      <dl>
        {exampleHires(rate).map(({ hours, includedKilometres, price }) => (
          <Example key={hours} trip={texts.hire(hours)} price={formatEuros(price)}>
            {texts.included(includedKilometres)}
          </Example>
        ))}
      </dl>
    )
  const perKm = formatEuros(rate.pricePerKm)
  return (
    <dl>
      {exampleTransfers(rate).map(({ kilometres, price, byDistance, counts }) => {
        const distance = texts.byDistance(kilometres, perKm)
        return (
          <Example key={kilometres} trip={texts.trip(kilometres)} price={formatEuros(price)}>
            {counts === 'distance'
              ? texts.distanceCounts(distance, formatEuros(rate.minimumFare))
              : texts.minimumCounts(distance, formatEuros(byDistance))}
          </Example>
        )
      })}
    </dl>
  )
}

type ExampleProps = { trip: string; price: string; children: string }

function Example({ trip, price, children }: ExampleProps) {
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-t border-line pt-2">
      <dt className="font-medium">{trip}</dt>
      <dd className="text-lead leading-tight font-semibold tabular">{price}</dd>
      <dd className="col-span-2 text-sm text-soft tabular">{children}</dd>
    </div>
  )
}

function Remark({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-sm text-soft">{children}</p>
}
