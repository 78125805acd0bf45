import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useBooking } from '../state/booking-context.ts'
import { Taken } from '../vehicle/taken.tsx'
import { useUnavailable } from '../vehicle/use-unavailable.ts'
import { reviewTexts } from './review-texts.ts'

/** That the chosen vehicle was taken meanwhile, before the last click says so. */
export function TakenNotice() {
  const { quotes, goTo } = useBooking()
  const unavailable = useUnavailable(quotes.chosen)
  if (!quotes.chosen || !unavailable) return null
  return (
    <Notice tone="warning">
      <p>{unavailable.why}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Taken vehicle={quotes.chosen.vehicle} unavailable={unavailable} />
        <Button size="small" onClick={() => goTo(2)}>
          {reviewTexts.otherVehicle}
        </Button>
      </div>
    </Notice>
  )
}
