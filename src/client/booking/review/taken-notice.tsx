import { useState } from 'react'
import { vehicleText } from '../../locale/vehicle-text.ts'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useToast } from '../../ui/toast.tsx'
import { useBooking } from '../state/booking-context.ts'
import { Taken } from '../vehicle/taken.tsx'
import { useUnavailable } from '../vehicle/use-unavailable.ts'
import { reviewTexts } from './review-texts.ts'

/** That the chosen vehicle cannot be had at that time, and what can; the focus comes here when it is found out, or refused. */
export function TakenNotice() {
  const { draft, session, quotes, goTo } = useBooking()
  const unavailable = useUnavailable(quotes.chosen)
  const [takenTime, setTakenTime] = useState<string>()
  const { dismissToast } = useToast()
  const isTaken = unavailable !== undefined
  const isMoved = !isTaken && takenTime !== undefined && takenTime === draft.pickupTime
  if (!quotes.chosen || !(isTaken || isMoved)) return null
  const { vehicle } = quotes.chosen
  const take = (time: string) => {
    setTakenTime(time)
    // What failed at the other time is past.
    dismissToast()
  }
  return (
    // The revision goes up with each refusal: a new box has the focus anew.
    <div
      key={session.revision}
      ref={takeFocus}
      tabIndex={-1}
      data-keep-clear=""
      className="rounded-card outline-none"
    >
      {isTaken ? (
        <Notice tone="warning">
          <p>{unavailable.why}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Taken vehicle={vehicle} unavailable={unavailable} onTake={take} />
            <Button size="small" onClick={() => goTo(2)}>
              {reviewTexts.otherVehicle}
            </Button>
          </div>
        </Notice>
      ) : (
        <output className="flex gap-3 rounded-card bg-success-wash p-4 text-success">
          <CheckIcon className="mt-0.5 size-5" />
          {reviewTexts.moved(draft.pickupTime, vehicleText(vehicle.name))}
        </output>
      )}
    </div>
  )
}
