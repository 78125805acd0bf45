import { SENTENCES } from '@chauffeur/contract/sentences'
import { say } from '../../locale/say.ts'
import { eurosText } from '../../locale/euros-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useBooking } from '../state/booking-context.ts'
import { Price } from '../quotes/price.tsx'
import { headPrice } from './head-price.ts'
import { summaryTexts } from './summary-texts.ts'

/** The price at the foot of the summary. */
export function SummaryPrice() {
  const { quotes, draft } = useBooking()
  const price = headPrice(quotes, draft.passengers)
  if (price.kind === 'none') return null
  return (
    <div className="flex min-h-14 items-baseline justify-between gap-4 border-t border-line pt-4">
      <span className="text-sm text-soft">{summaryTexts.price}</span>
      {price.kind === 'chosen' && <Price cents={price.cents} className="font-display text-title" />}
      {price.kind === 'from' && (
        <span className="tabular text-lead">{summaryTexts.from(eurosText(price.cents))}</span>
      )}
      {price.kind === 'to be evaluated' && (
        <span className="text-right text-sm text-warning">{say(SENTENCES.toBeEvaluated)}</span>
      )}
      {price.kind === 'pricing' && <Skeleton className="h-7 w-24" />}
    </div>
  )
}
