import { AIRPORT_LEAD_HOURS, pickupForFlight } from '@chauffeur/domain/pickup-for-flight'
import { shortDuration } from '@chauffeur/domain/duration'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { itineraryTexts, legTexts } from '@chauffeur/words/en/journey'
import { wayBackTexts as texts } from '@chauffeur/words/en/way-back'
import { useState } from 'react'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { whySamePlace } from '../../../shared/journey/draft/steps.ts'
import { AirportFields, PlaceFields } from '../../../shared/journey/fields/journey-fields.tsx'
import { useBooking, useDraftFields } from '../../../shared/journey/state/booking-context.ts'
import { useRoute } from '../../../shared/journey/state/use-route.ts'
import { OnWayBack } from '../../../shared/journey/state/way-back-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { takeFocus } from '../../../shared/ui/focus.ts'
import { CheckIcon } from '../../../shared/ui/icons.tsx'
import { TimePicker } from '../../../shared/ui/time-picker.tsx'
import { PickupTimeFields, SwapEnds } from './leg-fields.tsx'

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
        {draft.isAirport && draft.dropoffIsAirport && <Departure />}
      </div>
    </>
  )
}

/** When the flight leaves, and what that means for the pick-up. */
function Departure() {
  const { draft, change } = useBooking()
  const { bind } = useDraftFields()
  const [isUnreadable, setUnreadable] = useState(false)
  const suggestion = useSuggestion(draft)
  return (
    <>
      <Field
        label={texts.departure}
        hint={suggestion ? undefined : texts.departureHint}
        error={isUnreadable ? itineraryTexts.unreadableTime : undefined}
      >
        <TimePicker {...bind('departureTime')} onUnreadable={setUnreadable} />
      </Field>
      {suggestion && (
        <output className="mx-px mb-px grid animate-rise-in justify-items-start gap-2.5 rounded-b-card bg-accent-wash! py-3 pr-3.5 pl-(--text-start)">
          <span className="text-sm">{suggestion.sentence}</span>
          {suggestion.time === draft.pickupTime ? (
            <span className="flex items-center gap-2 text-sm font-medium text-accent">
              <CheckIcon className="size-4.5" />
              {texts.asSuggested}
            </span>
          ) : (
            <Button
              size="small"
              variant="primary"
              onClick={() => change({ type: 'set', fields: { pickupTime: suggestion.time } })}
            >
              {texts.take(suggestion.time)}
            </Button>
          )}
        </output>
      )}
    </>
  )
}

function useSuggestion(draft: Draft): { readonly time: string; readonly sentence: string } | undefined {
  const { clock } = useBooking()
  const { data, isPlaceholderData } = useRoute(draft)
  const airport = data?.points.find(({ kind }) => kind === 'dropoff')
  if (isPlaceholderData || !airport || data?.durationMinutes == null) return undefined
  const { departureTime, pickupDate: date } = draft
  const driveMinutes = Math.round(data.durationMinutes)
  const zones = { pickupZone: clock.zone, airportZone: zoneAt(airport) }
  const suggested = pickupForFlight({ date, departureTime, driveMinutes, ...zones })
  if (!suggested) return undefined
  const { time, leavesNextDay } = suggested
  const drive = driveMinutes < 60 ? texts.drive(driveMinutes) : texts.longDrive(shortDuration(driveMinutes))
  const hours = String(AIRPORT_LEAD_HOURS).replace('.5', '½')
  const leaves = leavesNextDay ? texts.leavesNextDay(departureTime) : texts.leaves(departureTime)
  return { time, sentence: `${leaves} ${texts.suggest(time, drive, hours)}` }
}
