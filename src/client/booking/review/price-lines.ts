import type { Quote } from '@chauffeur/contract/quotes'
import { toCents } from '@chauffeur/domain/money'
import { seatKinds } from '@chauffeur/domain/seats'
import { say } from '../../locale/say.ts'
import { eurosText } from '../../locale/euros-text.ts'
import type { Draft } from '../draft/draft.ts'
import { describeDistance } from '../journey/describe-distance.ts'
import { journeyTexts } from '../journey/journey-texts.ts'
import { reviewTexts } from './review-texts.ts'

interface PriceLine {
  readonly what: string
  readonly amount: string
}

/** The parts of the total, from the quote; child seats are listed although they are free. An offer is one price for all. */
export function priceLines(quote: Quote, draft: Draft, isOffer = false): readonly PriceLine[] {
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

export function seatLines(draft: Draft): readonly PriceLine[] {
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
