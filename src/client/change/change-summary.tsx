import type { ChangedTrip, ChangeQuote } from '@chauffeur/contract/change-fields'
import { CompareTrips } from './compare-trips.tsx'
import { describeCost } from './describe-cost.ts'

type ChangeSummaryProps = {
  before: ChangedTrip
  after: ChangedTrip
  costs: Pick<ChangeQuote, 'oldTotalCents' | 'newTotalCents' | 'differenceCents' | 'settlement'>
  /** The difference is paid already. */
  isPaid?: boolean
  /** It takes effect when the office accepts it. */
  isWaiting?: boolean
  /** When it takes effect. */
  effect?: string | undefined
}

/** Old and new beside each other, what it costs, and when it takes effect. */
export function ChangeSummary({ before, after, costs, isPaid, isWaiting, effect }: ChangeSummaryProps) {
  return (
    <div className="grid gap-4">
      <CompareTrips before={before} after={after} />
      <div className="grid gap-1 rounded-card bg-sunken p-4">
        <p className="font-medium tabular">
          {describeCost(costs, { isPaid: isPaid ?? false, isWaiting: isWaiting ?? false })}
        </p>
        {effect !== undefined && <p className="text-sm text-soft">{effect}</p>}
      </div>
    </div>
  )
}
