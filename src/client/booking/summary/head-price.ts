import { fits } from '@chauffeur/domain/capacity'
import { toCents, type Cents } from '@chauffeur/domain/money'
import type { Quotes } from '../quotes/use-quotes.ts'

/** The price to show in the summary at this point of the wizard. */
export type HeadPrice =
  | { readonly kind: 'none' | 'pricing' | 'to be evaluated' }
  /** Of the chosen vehicle, or, before one is chosen, of the cheapest that the party fits into. */
  | { readonly kind: 'chosen' | 'from'; readonly cents: Cents }

export function headPrice({ all, chosen }: Pick<Quotes, 'all' | 'chosen'>, passengers: number): HeadPrice {
  if (chosen?.state === 'priced') return { kind: 'chosen', cents: toCents(chosen.quote.totalPrice) }
  if (chosen?.state === 'unpriced') return { kind: 'to be evaluated' }
  if (all.some(({ state }) => state === 'loading')) return { kind: 'pricing' }
  const prices = all.flatMap((answer) =>
    answer.state === 'priced' && fits(answer.vehicle, passengers).fits
      ? [toCents(answer.quote.totalPrice)]
      : [],
  )
  return prices.length === 0 ? { kind: 'none' } : { kind: 'from', cents: Math.min(...prices) }
}
