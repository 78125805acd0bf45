import { toCents } from '@chauffeur/domain/money'
import { reviewTexts } from '@chauffeur/words/en/checkout'
import { legTexts } from '@chauffeur/words/en/journey'
import { amountText } from '../../../shared/locale/euros-text.ts'
import { priceOf, type Priced } from '../../../shared/journey/quotes/use-quotes.ts'

/** That the price is another one now, in a sentence that names which of two ways; undefined where it is not. */
export function priceChange(now: Priced, before: Priced): string | undefined {
  const [price, old] = [priceOf(now), priceOf(before)]
  if (toCents(price) === toCents(old)) return undefined
  const changed = now.journey?.legs.flatMap(({ leg, price: current }) => {
    const earlier = before.journey?.legs.find((other) => other.leg === leg)?.price ?? current
    return toCents(current) === toCents(earlier) ? [] : [{ leg, current, earlier }]
  })
  const [only, ...others] = changed ?? []
  if (!only) return sentence(price, old)
  if (others.length > 0) return legTexts.of(legTexts.both, sentence(price, old))
  const name = only.leg === 1 ? legTexts.there : legTexts.back
  return legTexts.of(name, sentence(only.current, only.earlier))
}

function sentence(price: number, old: number): string {
  return reviewTexts.priceChanged(amountText(price), amountText(old))
}
