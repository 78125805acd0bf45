import { serviceKindIn, serviceTypes, serviceIn } from '@chauffeur/domain/service-type'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { useEffect, useRef } from 'react'
import { zoneOffsetMinutes } from '@chauffeur/domain/time'
import type { WallTime } from '@chauffeur/domain/wall-time'
import { currentLocale } from '@chauffeur/words/current-locale'
import { askTexts } from '@chauffeur/words/en/booking'
import { itineraryTexts, journeyTexts } from '@chauffeur/words/en/journey'
import { classNames } from '../../../shared/ui/class-names.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import { whySamePlace } from '../../../shared/journey/draft/steps.ts'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import {
  AirportFields,
  DayAndTimeFields,
  PartyFields,
  PlaceFields,
} from '../../../shared/journey/fields/journey-fields.tsx'
import { StopsSection } from '../../../shared/journey/fields/stops-section.tsx'
import { Button, IconButton } from '../../../shared/ui/button.tsx'
import { ClockIcon, EditIcon, stroke, UsersIcon } from '../../../shared/ui/icons.tsx'
import { shortName } from '../../../shared/journey/journey-points.ts'
import { dateText, zoneText } from '../../../shared/locale/formats.ts'
import { useSite } from '../../../shared/firm/use-site.ts'
import { useInBrowser } from '../../../shared/ui/use-in-browser.ts'
import { useAskAboutPlace } from '../ask/ask-about-place.tsx'
import { AskTeam } from '../ask/ask-team.tsx'
import { HireCard, RouteCard } from './route-card.tsx'

/** Step 1: where, when, who. */
export function StepService() {
  const { draft, change, payment, quotes, arePlacesFolded } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  // Only the server knows that two different addresses are one place.
  const isSamePlace = quotes.all.some((quote) => quote.state === 'unpriced' && quote.reason === 'same_place')
  const dropoffProblem = whySamePlace(draft) ?? (isSamePlace ? journeyReasons.same_place : undefined)
  const isFolded = arePlacesFolded && dropoffProblem === undefined && payment.methods?.length !== 0
  const fields = useFocusOnUnfold(arePlacesFolded)
  const { ask, dialog } = useAskAboutPlace()
  return (
    <div className="grid gap-3">
      {dialog}
      {isFolded && <FilledPlaces />}
      <Segmented
        className={isFolded ? 'scripted:hidden' : undefined}
        aria-label={itineraryTexts.service}
        value={draft.serviceType}
        onValueChange={(serviceType) => change({ type: 'service', serviceType })}
        options={serviceTypes.map((value) => ({ value, label: serviceKindIn(currentLocale(), value) }))}
      />
      <div className={classNames('relative', isFolded && 'scripted:hidden')}>
        <div
          ref={fields}
          tabIndex={-1}
          className={classNames(
            // What both places say of themselves is read once.
            'fields outline-none [&>:not(:last-child)>[data-slot=hint]]:sr-only',
            !isHourly && '[--end:3rem]',
          )}
        >
          <PlaceFields
            isRoute
            texts={{ ...itineraryTexts, hint: itineraryTexts.locationHint }}
            problemAt={(field) => (field === 'dropoffLocation' ? dropoffProblem : undefined)}
            pickupWarning={payment.methods?.length === 0 ? payment.reason : undefined}
            onAskTeam={ask}
          />
        </div>
        {!isHourly && <SwapEnds />}
      </div>
      <div className="fields">
        <PickupTimeFields />
        {!isHourly && <AirportFields />}
      </div>
      <div className="fields relative">
        <PartyFields />
        <UsersIcon className="absolute top-4.75 left-3.75 size-5 text-soft" />
      </div>
      {payment.methods?.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-2">
          <p className="text-soft">{askTexts.stillPossible}</p>
          <AskTeam className="max-sm:w-full" />
        </div>
      )}
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

const SwapIcon = stroke('M8 5v13M4.5 14.5 8 18l3.5-3.5M16 19V6M12.5 9.5 16 6l3.5 3.5')

/** On the line between the two ends of the route. */
function SwapEnds() {
  const { draft, change } = useBooking()
  return (
    <IconButton
      label={itineraryTexts.swap}
      icon={<SwapIcon />}
      variant="secondary"
      disabled={draft.pickupLocation === '' && draft.dropoffLocation === ''}
      onClick={() => change({ type: 'swap' })}
      className="absolute! top-9 right-3 rounded-full! noscript:hidden"
    />
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

/** The places that a link brought, in one line; without scripts their fields are shown instead. */
function FilledPlaces() {
  const { draft, unfoldPlaces } = useBooking()
  const isHourly = draft.serviceType === 'hourly'
  const service = serviceIn(currentLocale(), {
    serviceType: draft.serviceType,
    isAirportService: draft.isAirport,
  })
  const places = [
    shortName(draft.pickupLocation, draft.pickupName),
    ...(isHourly ? [] : [shortName(draft.dropoffLocation, draft.dropoffName)]),
  ]
  return (
    <section
      aria-label={itineraryTexts.places}
      className="flex items-center gap-3 rounded-card bg-sunken py-3 pr-2 pl-4 noscript:hidden"
    >
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{places.join(' → ')}</p>
        <p className="text-sm text-soft">
          {isHourly ? `${service}, ${journeyTexts.hours(draft.duration)}` : service}
        </p>
      </div>
      <Button
        variant="ghost"
        size="small"
        aria-label={itineraryTexts.editPlaces}
        onClick={unfoldPlaces}
        className="min-h-11!"
      >
        <EditIcon className="size-4" />
        {itineraryTexts.edit}
      </Button>
    </section>
  )
}

/** Day and time of pick-up, by the clock of its place. */
function PickupTimeFields() {
  const { draft, clock } = useBooking()
  const { contactPhone } = useSite()
  const { pickupDate, pickupTime } = draft
  const note = useZoneNote()
  const isDayPast = pickupDate !== '' && pickupDate < clock.today
  return (
    <>
      <DayAndTimeFields
        texts={itineraryTexts}
        dayProblem={isDayPast && clock.problem}
        timeProblem={!isDayPast && clock.problem}
        timeWarning={clock.isShortNotice && !clock.problem && itineraryTexts.shortNotice(contactPhone)}
        leadsToTime={pickupTime === ''}
      />
      {note !== undefined && (
        <p className="flex gap-3.5 text-sm text-soft">
          <ClockIcon className="mt-0.5 size-5 text-accent" />
          <span className="min-w-0">{note}</span>
        </p>
      )}
    </>
  )
}

/** A note for a visitor whose clock shows another time than the one at the pick-up place. */
function useZoneNote(): string | undefined {
  const { clock, draft } = useBooking()
  const inBrowser = useInBrowser()
  const at = clock.instant ?? new Date(`${clock.today}T12:00Z`)
  // The server cannot know the visitor's zone, so the first drawing does not either.
  if (!inBrowser || -at.getTimezoneOffset() === zoneOffsetMinutes(clock.zone, at)) return undefined
  if (!clock.instant) return itineraryTexts.localTime(zoneText(clock.zone))
  const here = wallTimeHere(clock.instant)
  return itineraryTexts.localTimeToo(zoneText(clock.zone), draft.pickupTime, here.time, dateText(here.date))
}

/** The time of the visitor's own clock at the instant. */
function wallTimeHere(instant: Date): WallTime {
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    date: `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`,
    time: `${two(instant.getHours())}:${two(instant.getMinutes())}`,
  }
}
