import { Card } from '../../ui/card.tsx'
import { BillingSummary, JourneySummary, PassengerSummary, VehicleSummary } from './summaries.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { TrustBadges } from './trust-badges.tsx'

/** Step 4: the whole booking, the price in its parts, and how to pay. */
export function StepReview() {
  return (
    <div className="grid gap-6">
      <TakenNotice />
      <Card padding="large" className="grid gap-8">
        <JourneySummary />
        <VehicleSummary />
        <PassengerSummary />
        <BillingSummary />
      </Card>
      <PriceBreakdown />
      <PaymentMethods />
      <TrustBadges />
    </div>
  )
}
