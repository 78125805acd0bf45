import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { seatKinds } from '@chauffeur/domain/seats'
import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { serviceKindIn } from '@chauffeur/domain/service-type'
import { arrivalTexts } from '@chauffeur/words/en/arrival'
import { currentLocale } from '@chauffeur/words/current-locale'
import { itineraryTexts, journeyTexts, seatTexts } from '@chauffeur/words/en/journey'
import { useSite } from '../../firm/use-site.ts'
import type { ProblemAt } from '../../forms/use-form-problems.ts'
import type { PlaceEnd } from '../../places/chosen-place.ts'
import { LateSuggestions, loadSuggestions } from '../../places/late-suggestions.tsx'
import { LocationField } from '../../places/location-field.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { CheckIcon, PinIcon } from '../../ui/icons.tsx'
import { fetchAhead } from '../../ui/late-part.tsx'
import { StepperField } from '../../ui/number-stepper.tsx'
import { useBooking, useDraftFields, waitsForFlight } from '../state/booking-context.ts'
import { DatePicker } from '../../ui/date-picker.tsx'
import { TimePicker } from '../../ui/time-picker.tsx'
import { Switch } from '../../ui/switch.tsx'
import { seatsLeft } from '../draft/draft.ts'
import { FlightNumberField } from './flight-number-field.tsx'

interface PlaceFieldsProps {
  readonly texts: {
    readonly pickup: string
    readonly dropoff: string
    readonly hint?: string
    readonly pickupPlaceholder: string
    readonly dropoffPlaceholder: string
    readonly clearPickup: string
    readonly clearDropoff: string
    readonly duration: string
    readonly fewerHours: string
    readonly moreHours: string
  }
  readonly problemAt: ProblemAt
  readonly pickupWarning?: string | undefined
  /** Marks the two ends like those of a route, in place of a pin each. */
  readonly isRoute?: boolean
  /** Sends a place that no list has to the team; left out where there is nobody to send it to. */
  readonly onAskTeam?: ((asked: AskedPlace) => void) | undefined
}

/** A place that no list has, as somebody sends it to the team. */
export interface AskedPlace {
  readonly end: PlaceEnd
  readonly typed: string
  /** Where it is sent from: the focus comes back to it. */
  readonly box: RefObject<HTMLElement | null>
}

/** Where from, and where to or for how long. */
export function PlaceFields({
  texts,
  problemAt,
  pickupWarning,
  isRoute = false,
  onAskTeam,
}: PlaceFieldsProps) {
  const { draft, change, typed } = useBooking()
  useEffect(() => fetchAhead(loadSuggestions), [])
  const placeField = (end: PlaceEnd, other: PlaceEnd) => (
    <LocationField
      source={LateSuggestions}
      label={texts[end]}
      hint={texts.hint}
      end={end}
      location={draft[`${end}Location`]}
      placeId={draft[`${end}PlaceId`]}
      note={draft[`${end}Note`]}
      otherEnd={{ location: draft[`${other}Location`], placeId: draft[`${other}PlaceId`] }}
      onAskTeam={onAskTeam && ((typed, box) => onAskTeam({ end, typed, box }))}
      typed={typed[end]}
      placeName={draft[`${end}Name`]}
      onChoose={(place) => change({ type: end, place })}
      error={problemAt(`${end}Location`)}
      warning={end === 'pickup' ? pickupWarning : undefined}
      placeholder={texts[`${end}Placeholder`]}
      clearLabel={end === 'pickup' ? texts.clearPickup : texts.clearDropoff}
      icon={isRoute ? <RouteEnd end={end} /> : <PinIcon />}
    />
  )
  return (
    <>
      {placeField('pickup', 'dropoff')}
      {draft.serviceType === 'hourly' ? (
        <StepperField
          label={texts.duration}
          error={problemAt('serviceDuration')}
          value={draft.duration}
          onValueChange={(hours) => change({ type: 'duration', hours })}
          min={MIN_HIRE_HOURS}
          max={MAX_HIRE_HOURS}
          format={journeyTexts.hours}
          decreaseLabel={texts.fewerHours}
          increaseLabel={texts.moreHours}
        />
      ) : (
        placeField('dropoff', 'pickup')
      )}
    </>
  )
}

/** A dot on the copper line of the way, which leads to the drop-off. */
function RouteEnd({ end }: { end: 'pickup' | 'dropoff' }) {
  return (
    <span
      className={classNames(
        'relative size-2.75 rounded-full border-2 border-accent-fill',
        end === 'dropoff' &&
          'bg-accent-fill before:absolute before:bottom-full before:left-1/2 before:h-12 before:w-px before:-translate-x-1/2 before:bg-accent-line',
      )}
    />
  )
}

interface DayAndTimeFieldsProps {
  readonly texts: { readonly date: string; readonly time: string; readonly unreadableTime: string }
  readonly dayProblem: string | false | undefined
  readonly timeProblem: string | false | undefined
  readonly timeWarning?: string | false | undefined
  /** Whether a tap on a day leads on to the time. */
  readonly leadsToTime?: boolean
}

/** Day and time of pick-up, side by side where their grid has two columns. */
export function DayAndTimeFields(props: DayAndTimeFieldsProps) {
  const { texts, dayProblem, timeProblem, timeWarning, leadsToTime = false } = props
  const { clock } = useBooking()
  const { bind } = useDraftFields()
  const timeBox = useRef<HTMLInputElement>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  return (
    <>
      <Field label={texts.date} error={dayProblem} required>
        <DatePicker
          {...bind('pickupDate')}
          onTap={() => {
            if (leadsToTime) timeBox.current?.focus()
          }}
          min={clock.today}
          today={clock.today}
        />
      </Field>
      <Field
        label={texts.time}
        error={isUnreadable ? texts.unreadableTime : timeProblem}
        warning={timeWarning}
        required
      >
        <TimePicker
          {...bind('pickupTime')}
          isOffered={clock.hasTime}
          onUnreadable={setIsUnreadable}
          inputRef={timeBox}
        />
      </Field>
    </>
  )
}

/** How many travel, and the seats that children need. */
export function PartyFields() {
  const { draft, change, problemAt } = useBooking()
  return (
    <>
      <StepperField
        label={itineraryTexts.passengers}
        value={draft.passengers}
        onValueChange={(count) => change({ type: 'passengers', count })}
        min={MIN_PASSENGERS}
        max={MAX_PASSENGERS}
        format={itineraryTexts.people}
        decreaseLabel={itineraryTexts.fewerPassengers}
        increaseLabel={itineraryTexts.morePassengers}
      />
      <Switch
        label={itineraryTexts.seats}
        hint={itineraryTexts.seatsHint}
        checked={draft.seatsWanted}
        onCheckedChange={(on) => change({ type: 'seats-wanted', on })}
      />
      {draft.seatsWanted &&
        seatKinds.map(({ field, weight }) => (
          <StepperField
            key={field}
            label={seatTexts[field].name}
            hint={itineraryTexts.seatFor(weight, seatTexts[field].age)}
            error={problemAt(field)}

            className="animate-rise-in"
            value={draft[field]}
            onValueChange={(count) => change({ type: 'seats', field, count })}
            min={0}
            max={seatsLeft(draft, field)}
            decreaseLabel={itineraryTexts.fewer(seatTexts[field].name)}
            increaseLabel={itineraryTexts.more(seatTexts[field].name)}
          />
        ))}
    </>
  )
}

/** The airport toggle and its flight number. */
export function AirportFields() {
  const { draft, clock, change } = useBooking()
  const { landingsFrom } = useSite()
  const { isAirport, flightNumber } = draft
  return (
    <>
      <Switch
        label={serviceKindIn(currentLocale(), 'airport')}
        hint={itineraryTexts.airportHint}
        checked={isAirport}
        onCheckedChange={(on) => change({ type: 'airport', on })}
      />
      {waitsForFlight({ draft, clock }) && (
        <p className="flex animate-rise-in gap-3.5 text-sm">
          <CheckIcon className="mt-0.5 size-5 text-accent" />
          <span className="min-w-0">
            {flightPromise(arrivalTexts.flight, flightService(landingsFrom)).promise}
          </span>
        </p>
      )}
      {isAirport && (
        <FlightNumberField
          label={itineraryTexts.flightNumber}
          value={flightNumber}
          onChange={(text) => change({ type: 'set', fields: { flightNumber: text } })}
          className="animate-rise-in"
        />
      )}
    </>
  )
}
