import { MAX_STAY_MINUTES, MIN_STAY_MINUTES, STAY_STEP_MINUTES } from '@chauffeur/domain/limits'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { stopPrice } from '@chauffeur/domain/pricing'
import { Button } from '../../ui/button.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { useBooking } from '../state/booking-context.ts'
import type { DraftStop } from '../draft/draft.ts'
import { journeyTexts } from '../journey/journey-texts.ts'
import { tripTexts } from './trip-texts.ts'

const hours = (minutes: number) => journeyTexts.hours(minutes / 60)

/** The stops of this trip, in the order driven, each with its stay and its price. */
export function ChosenStops({ onRemove }: { onRemove: () => void }) {
  const { draft } = useBooking()
  if (draft.stops.length === 0) return null
  return (
    <ul aria-label={tripTexts.chosenStops} className="grid divide-y divide-line border-y border-line">
      {draft.stops.map((stop) => (
        <ChosenStop key={stop.id} stop={stop} onRemove={onRemove} />
      ))}
    </ul>
  )
}

function ChosenStop({ stop, onRemove }: { stop: DraftStop; onRemove: () => void }) {
  const { change } = useBooking()
  const { id, location, duration, hourlyPrice } = stop
  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 leading-snug font-medium">{location}</p>
        <p className="tabular font-medium">{formatEuros(stopPrice(toCents(hourlyPrice), duration))}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <NumberStepper
          aria-label={tripTexts.stayAt(location)}
          value={duration}
          onValueChange={(minutes) => change({ type: 'stay', id, minutes })}
          min={MIN_STAY_MINUTES}
          max={MAX_STAY_MINUTES}
          step={STAY_STEP_MINUTES}
          format={hours}
          decreaseLabel={tripTexts.shorterStay}
          increaseLabel={tripTexts.longerStay}
        />
        <Button
          variant="ghost"
          size="small"
          className="-mr-3.5"
          aria-label={tripTexts.removeStopNamed(location)}
          onClick={() => {
            change({ type: 'stop-removed', id })
            onRemove()
          }}
        >
          {tripTexts.remove}
        </Button>
      </div>
    </li>
  )
}
