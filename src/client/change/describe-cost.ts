import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import { formatEuros } from '@chauffeur/domain/money'
import { changeTexts as texts } from './change-texts.ts'

type Costs = Pick<ChangeQuote, 'oldTotalCents' | 'newTotalCents' | 'differenceCents' | 'settlement'>

/** The price before and after, and what becomes of the difference: "Now €49.00 · then €74.00 · €25.00 to pay now". */
export function describeCost(costs: Costs, when: { isPaid?: boolean; isWaiting?: boolean } = {}): string {
  const { oldTotalCents, newTotalCents, differenceCents, settlement } = costs
  if (settlement === 'none') return texts.samePrice(formatEuros(newTotalCents))
  const amount = formatEuros(Math.abs(differenceCents))
  const isMore = differenceCents > 0
  const { settled } = texts
  const words = {
    checkout: when.isPaid ? settled.wasPaid : settled.toPay,
    refund: when.isWaiting ? settled.goesBackWhenConfirmed : settled.goesBack,
    driver: isMore ? settled.moreToDriver : settled.lessToDriver,
    unpaid: isMore ? settled.moreOnline : settled.lessOnline,
  }[settlement]
  return texts.prices(formatEuros(oldTotalCents), formatEuros(newTotalCents), words(amount))
}
