import { includedKilometres } from '@chauffeur/domain/hire'
import type { ReactNode } from 'react'
import { fits } from '@chauffeur/domain/capacity'
import { summaryTexts } from '@chauffeur/words/en/booking'
import { journeyTexts, legTexts } from '@chauffeur/words/en/journey'
import { dayAndTimeText } from '../../../shared/locale/formats.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { classNames } from '../../../shared/ui/class-names.ts'
import { CalendarIcon, CarIcon, ClockIcon, UsersIcon } from '../../../shared/ui/icons.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { OnWayBack } from '../../../shared/journey/state/way-back-context.tsx'
import { describeDistance, journeyPoints } from '../../../shared/journey/journey-points.ts'
import { RoutePoints } from '../../../shared/ui/route-points.tsx'
import { amountText } from '../../../shared/locale/euros-text.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { PriceText } from '../../../shared/journey/quotes/price.tsx'
import { priceOf, type Quotes } from '../../../shared/journey/quotes/use-quotes.ts'

/** Route, time, party, vehicle and price as they stand now. */
export function JourneySummary() {
  const { draft, back, quotes } = useBooking()
  const { serviceType, passengers, duration } = draft
  return (
    <div className="grid gap-6">
      <WaySummary title={back && legTexts.there} />
      {back && (
        <OnWayBack>
          <WaySummary title={legTexts.back} />
        </OnWayBack>
      )}
      <ul className="grid gap-2.5 text-sm">
        {serviceType === 'hourly' && (
          <Row icon={<ClockIcon />} filled>
            {journeyTexts.hours(duration)}, {describeDistance(includedKilometres(duration))}
          </Row>
        )}
        <Row icon={<UsersIcon />} filled>
          {summaryTexts.people(passengers)}
        </Row>
        <Row icon={<CarIcon />} filled={quotes.chosen !== undefined}>
          {quotes.chosen ? vehicleText(quotes.chosen.vehicle.name) : summaryTexts.noVehicle}
        </Row>
      </ul>
      <SummaryPrice />
    </div>
  )
}

/** Where one way leads and when. */
function WaySummary({ title }: { title: string | undefined }) {
  const { draft } = useBooking()
  const { pickupDate, pickupTime } = draft
  return (
    <div className="grid gap-2.5">
      {title !== undefined && <h3 className="font-sans text-sm font-semibold">{title}</h3>}
      {draft.pickupLocation === '' && draft.dropoffLocation === '' ? (
        <p className="text-soft">{summaryTexts.noRoute}</p>
      ) : (
        <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} />
      )}
      <ul className="text-sm">
        <Row icon={<CalendarIcon />} filled={pickupDate !== ''}>
          {pickupDate === '' ? summaryTexts.noTime : dayAndTimeText(pickupDate, pickupTime)}
        </Row>
      </ul>
    </div>
  )
}

function Row({ icon, filled, children }: { icon: ReactNode; filled: boolean; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="text-accent">{icon}</span>
      <span className={classNames('min-w-0 first-letter:uppercase', !filled && 'text-faint')}>
        {children}
      </span>
    </li>
  )
}

/** The price at the foot of the summary. */
function SummaryPrice() {
  const { quotes, draft } = useBooking()
  const price = headPrice(quotes, draft.passengers)
  if (price.kind === 'none') return null
  const isBothWays = quotes.all.some((quote) => quote.state === 'priced' && quote.journey)
  return (
    <div className="flex min-h-14 items-baseline justify-between gap-4 border-t border-line pt-4">
      <span className="text-sm text-soft">{isBothWays ? legTexts.both : summaryTexts.price}</span>
      {price.kind === 'chosen' && <PriceText amount={price.amount} className="font-display text-title" />}
      {price.kind === 'from' && (
        <span className="tabular text-lead">{summaryTexts.from(amountText(price.amount))}</span>
      )}
      {price.kind === 'to be evaluated' && (
        <span className="text-right text-sm text-warning">{summaryTexts.toBeEvaluated}</span>
      )}
      {price.kind === 'pricing' && <Skeleton className="h-7 w-24" />}
    </div>
  )
}

/** The price to show in the summary at this point of the wizard. */
export type HeadPrice =
  | { readonly kind: 'none' | 'pricing' | 'to be evaluated' }
  /** Of the chosen vehicle, or, before one is chosen, of the cheapest that the party fits into. */
  | { readonly kind: 'chosen' | 'from'; readonly amount: number }

export function headPrice({ all, chosen }: Pick<Quotes, 'all' | 'chosen'>, passengers: number): HeadPrice {
  if (chosen?.state === 'priced') return { kind: 'chosen', amount: priceOf(chosen) }
  if (chosen?.state === 'unpriced') return { kind: 'to be evaluated' }
  if (all.some(({ state }) => state === 'loading')) return { kind: 'pricing' }
  const prices = pricesThatFit(all, passengers)
  return prices.length === 0 ? { kind: 'none' } : { kind: 'from', amount: Math.min(...prices) }
}

/** Of the vehicles that the party fits into. */
export function pricesThatFit(all: Quotes['all'], passengers: number): number[] {
  return all.flatMap((answer) =>
    answer.state === 'priced' && fits(answer.vehicle, passengers).fits ? [priceOf(answer)] : [],
  )
}
