import { Button } from '../../../shared/ui/button.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { CallUs } from '../ask/call-us.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { vehicleTexts } from './vehicle-texts.ts'

type NoPricesProps = {
  /** Where each vehicle is shown, one without a price has its own button to request it. */
  areVehiclesShown?: boolean
}

/** Why a price is missing, and what can be done about it. */
export function NoPrices({ areVehiclesShown = false }: NoPricesProps) {
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
      <div className="mt-3 flex flex-wrap gap-3">
        {(isEvery || !areVehiclesShown) && <AskTeam variant="primary" />}
        <Button size="small" onClick={quotes.retry}>
          {vehicleTexts.checkAgain}
        </Button>
      </div>
    </Notice>
  )
}
