import { SAME_PLACE_REFUSAL } from '@chauffeur/domain/same-place'
import { serviceKindIn, serviceTypes } from '@chauffeur/domain/service-type'
import { useEffect, useRef } from 'react'
import { currentLocale } from '../../locale/current-locale.ts'
import { say } from '../../locale/say.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { askTexts } from '../ask/ask-texts.ts'
import { AskTeam } from '../ask/ask-team.tsx'
import { whySamePlace } from '../draft/steps.ts'
import { useBooking } from '../state/booking-context.ts'
import { AirportFields } from './airport-fields.tsx'
import { FilledPlaces } from './filled-places.tsx'
import { HireCard } from './hire-card.tsx'
import { PartyFields } from './party-fields.tsx'
import { PickupTimeFields } from './pickup-time-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { RouteCard } from './route-card.tsx'
import { StopsSection } from './stops-section.tsx'
import { tripTexts } from './trip-texts.ts'

/** Step 1: where, when, who. */
export function StepService() {
  const { draft, change, payment, quotes, arePlacesFolded } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  // Only the server knows that two different addresses are one place.
  const isSamePlace = quotes.all.some(
    (quote) => quote.state === 'unpriced' && quote.why === say(SAME_PLACE_REFUSAL),
  )
  const dropoffProblem = whySamePlace(draft) ?? (isSamePlace ? say(SAME_PLACE_REFUSAL) : undefined)
  const isFolded = arePlacesFolded && dropoffProblem === undefined && payment.methods?.length !== 0
  const fields = useFocusOnUnfold(arePlacesFolded)
  return (
    <div className="grid gap-6">
      <Card padding="large" className="grid gap-8">
        {isFolded && <FilledPlaces />}
        <Segmented
          className={isFolded ? 'scripted:hidden' : undefined}
          aria-label={tripTexts.service}
          value={draft.serviceType}
          onValueChange={(serviceType) => change({ type: 'service', serviceType })}
          options={serviceTypes.map((value) => ({ value, label: serviceKindIn(currentLocale(), value) }))}
        />
        <div
          ref={fields}
          tabIndex={-1}
          className={classNames('grid gap-5 outline-none', isFolded && 'scripted:hidden')}
        >
          <PlaceFields
            texts={{ ...tripTexts, hint: tripTexts.locationHint }}
            problemAt={(field) => (field === 'dropoffLocation' ? dropoffProblem : undefined)}
            pickupWarning={payment.methods?.length === 0 ? payment.reason : undefined}
          />
          {!isHourly && !isFolded && <AirportFields />}
        </div>
        <PickupTimeFields />
        {!isHourly && isFolded && <AirportFields />}
        <PartyFields />
        {payment.methods?.length === 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
            <p className="text-soft">{askTexts.stillPossible}</p>
            <AskTeam className="max-sm:w-full" />
          </div>
        )}
      </Card>
      {isHourly ? (
        <HireCard />
      ) : (
        <>
          <RouteCard />
          <StopsSection />
        </>
      )}
    </div>
  )
}

/** The button that unfolds the fields goes with their line, so the focus moves to them. */
function useFocusOnUnfold(isFolded: boolean) {
  const fields = useRef<HTMLDivElement>(null)
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (wasFolded.current && !isFolded && document.activeElement === document.body)
      fields.current?.focus({ preventScroll: true })
    wasFolded.current = isFolded
  }, [isFolded])
  return fields
}
