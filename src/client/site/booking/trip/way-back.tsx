import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { itineraryTexts, legTexts } from '@chauffeur/words/en/journey'
import { wayBackTexts as texts } from '@chauffeur/words/en/way-back'
import { whySamePlace } from '../../../shared/journey/draft/steps.ts'
import { AirportFields, PlaceFields } from '../../../shared/journey/fields/journey-fields.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { OnWayBack } from '../../../shared/journey/state/way-back-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { takeFocus } from '../../../shared/ui/focus.ts'
import { LateFlightTimes, PickupTimeFields, SwapEnds } from './leg-fields.tsx'

interface WayBackProps {
  /** Just added: it has the focus. */
  readonly isNew: boolean
  readonly onRemove: () => void
}

/** The way back in step 1. */
export function WayBackFields({ isNew, onRemove }: WayBackProps) {
  return (
    <section aria-labelledby="way-back" className="grid gap-3">
      <div className="flex items-center justify-between gap-3 pt-1">
        <h3
          id="way-back"
          ref={isNew ? takeFocus : undefined}
          tabIndex={-1}
          className="text-heading outline-none"
        >
          {legTexts.back}
        </h3>
        <Button
          variant="ghost"
          size="small"
          aria-label={texts.removeNamed}
          onClick={onRemove}
          className="-mr-3.5 min-h-11!"
        >
          <span className="link">{texts.remove}</span>
        </Button>
      </div>
      <OnWayBack>
        <LegFields />
      </OnWayBack>
    </section>
  )
}

function LegFields() {
  const { draft, quotes } = useBooking()
  const isSamePlace = quotes.all.some(
    (quote) => quote.state === 'unpriced' && quote.reason === 'same_place' && quote.leg === 2,
  )
  const dropoffProblem = whySamePlace(draft) ?? (isSamePlace ? journeyReasons.same_place : undefined)
  return (
    <>
      <div className="relative">
        <div className="fields [--end:3rem]">
          <PlaceFields
            isRoute
            texts={itineraryTexts}
            problemAt={(field) => (field === 'dropoffLocation' ? dropoffProblem : undefined)}
          />
        </div>
        <SwapEnds />
      </div>
      <div className="fields">
        <PickupTimeFields />
        <AirportFields />
        {draft.isAirport && <LateFlightTimes />}
      </div>
    </>
  )
}
