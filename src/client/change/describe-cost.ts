import type { ChangeQuote } from '@chauffeur/contract/change-fields'
import { eurosText } from '../locale/euros-text.ts'
import { changeTexts as texts } from './change-texts.ts'

type Costs = Pick<ChangeQuote, 'oldTotalCents' | 'newTotalCents' | 'differenceCents' | 'settlement'>

/** The price before and after, and what becomes of the difference: "Now €49.00 · then €74.00 · €25.00 to pay now". */
export function describeCost(costs: Costs, when: { isPaid?: boolean; isWaiting?: boolean } = {}): string {
  const { oldTotalCents, newTotalCents, differenceCents, settlement } = costs
  if (settlement === 'none') return texts.samePrice(eurosText(newTotalCents))
  const amount = eurosText(Math.abs(differenceCents))
  const isMore = differenceCents > 0
  const { settled } = texts
  const words = {
    checkout: when.isPaid ? settled.wasPaid : settled.toPay,
    refund: when.isWaiting ? settled.goesBackWhenConfirmed : settled.goesBack,
    driver: isMore ? settled.moreToDriver : settled.lessToDriver,
    unpaid: isMore ? settled.moreOnline : settled.lessOnline,
  }[settlement]
  return texts.prices(eurosText(oldTotalCents), eurosText(newTotalCents), words(amount))
}
