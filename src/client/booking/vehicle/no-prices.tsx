import { Button } from '../../ui/button.tsx'
import { useBooking } from '../booking-context.ts'
import { CallUs } from '../call-us.tsx'
import { Notice } from '../notice.tsx'
import { vehicleTexts } from './vehicle-texts.ts'

/** Said where a price is missing: why, and what can be done about it. */
export function NoPrices() {
  const { quotes } = useBooking()
  const unpriced = quotes.all.flatMap((quote) => (quote.state === 'unpriced' ? [quote] : []))
  if (unpriced.length === 0) return null
  const isEvery = unpriced.length === quotes.all.length
  if (!isEvery && quotes.chosen?.state !== 'unpriced') return null
  const why = isEvery ? (unpriced[0]?.why ?? vehicleTexts.noneOnline) : vehicleTexts.notOnline
  return (
    <Notice tone="warning">
      <p>{why}</p>
      <CallUs lead={vehicleTexts.callUs} />
      <Button size="small" className="mt-3" onClick={quotes.retry}>
        {vehicleTexts.checkAgain}
      </Button>
    </Notice>
  )
}
