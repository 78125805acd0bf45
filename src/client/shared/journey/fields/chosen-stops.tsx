import { MAX_STAY_MINUTES, MIN_STAY_MINUTES, STAY_STEP_MINUTES } from '@chauffeur/domain/limits'
import { toCents } from '@chauffeur/domain/money'
import { stopPrice } from '@chauffeur/domain/pricing'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { eurosText } from '../../locale/euros-text.ts'
import { say } from '../../locale/say.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { useBooking } from '../state/booking-context.ts'
import type { DraftStop } from '../draft/draft-stops.ts'
import { journeyTexts } from '../journey-texts.ts'
import { tripTexts } from './trip-texts.ts'

const hours = (minutes: number) => journeyTexts.hours(minutes / 60)

type ChosenStopsProps = { onRemove: () => void; announce: (sentence: string) => void }

/** The stops of this trip, in the order driven, each with its stay and its price. */
export function ChosenStops({ onRemove, announce }: ChosenStopsProps) {
  const { draft } = useBooking()
  if (draft.stops.length === 0) return null
  return (
    <ol aria-label={tripTexts.chosenStops} className="grid divide-y divide-line border-y border-line">
      {draft.stops.map((stop, index) => (
        <ChosenStop key={stop.id} stop={stop} index={index} onRemove={onRemove} announce={announce} />
      ))}
    </ol>
  )
}

function ChosenStop({
  stop,
  index,
  onRemove,
  announce,
}: ChosenStopsProps & { stop: DraftStop; index: number }) {
  const { draft, change } = useBooking()
  const { id, duration, hourlyPrice } = stop
  const name = say(stop.location)
  const count = draft.stops.length

  function move(to: 'up' | 'down', { currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => change({ type: 'stop-moved', id, to }))
    // An element that changes its place in the page loses the focus.
    button.focus()
    announce(tripTexts.stopMoved(name, index + (to === 'up' ? 0 : 2), count))
  }

  return (
    <li className="grid gap-3 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="flex min-w-0 gap-3 leading-snug font-medium">
          <span className="tabular text-soft">{index + 1}</span>
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </p>
        {hourlyPrice !== undefined && (
          <p className="tabular font-medium">{eurosText(stopPrice(toCents(hourlyPrice), duration))}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <NumberStepper
          aria-label={tripTexts.stayAt(name)}
          value={duration}
          onValueChange={(minutes) => change({ type: 'stay', id, minutes })}
          min={MIN_STAY_MINUTES}
          max={MAX_STAY_MINUTES}
          step={STAY_STEP_MINUTES}
          format={hours}
          decreaseLabel={tripTexts.shorterStay}
          increaseLabel={tripTexts.longerStay}
        />
        <div className="-mr-3.5 ml-auto flex items-center">
          {count > 1 && (
            <>
              <IconButton
                label={tripTexts.moveUp(name)}
                icon={<ChevronUpIcon />}
                disabledReason={index === 0 ? tripTexts.isFirstStop : undefined}
                onClick={(event) => move('up', event)}
              />
              <IconButton
                label={tripTexts.moveDown(name)}
                icon={<ChevronDownIcon />}
                disabledReason={index === count - 1 ? tripTexts.isLastStop : undefined}
                onClick={(event) => move('down', event)}
              />
            </>
          )}
          <Button
            variant="ghost"
            aria-label={tripTexts.removeStopNamed(name)}
            onClick={() => {
              change({ type: 'stop-removed', id })
              announce(tripTexts.stopRemoved(name))
              onRemove()
            }}
            className="px-3.5"
          >
            {tripTexts.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
