import { zoneOffsetMinutes } from '@chauffeur/domain/time'
import type { WallTime } from '@chauffeur/domain/wall-time'
import { itineraryTexts } from '@chauffeur/words/en/journey'
import { lazy } from 'react'
import { useSite } from '../../../shared/firm/use-site.ts'
import { DayAndTimeFields } from '../../../shared/journey/fields/journey-fields.tsx'
import { useBooking } from '../../../shared/journey/state/booking-context.ts'
import { dateText, zoneText } from '../../../shared/locale/formats.ts'
import { IconButton } from '../../../shared/ui/button.tsx'
import { ClockIcon, stroke } from '../../../shared/ui/icons.tsx'
import { LatePart } from '../../../shared/ui/late-part.tsx'
import { useInBrowser } from '../../../shared/ui/use-in-browser.ts'

const SwapIcon = stroke('M8 5v13M4.5 14.5 8 18l3.5-3.5M16 19V6M12.5 9.5 16 6l3.5 3.5')

// Most trips are to or from no airport.
const FlightTimes = lazy(async () => ({
  default: (await import('../../../shared/journey/fields/flight-times.tsx')).FlightTimes,
}))

/** The server does not wait for what is loaded late. */
export function LateFlightTimes() {
  const inBrowser = useInBrowser()
  return (
    inBrowser && (
      <LatePart>
        <FlightTimes />
      </LatePart>
    )
  )
}

/** On the line between the two ends of the route. */
export function SwapEnds() {
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

/** Day and time of pick-up, by the clock of its place. */
export function PickupTimeFields() {
  const { draft, clock } = useBooking()
  const { contactPhone } = useSite()
  const { pickupDate, pickupTime } = draft
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
      <ZoneNote />
    </>
  )
}

/** For a visitor whose clock shows another time than the one at the pick-up place. Drawn again by itself once the page is hydrated. */
function ZoneNote() {
  const note = useZoneNote()
  return (
    note !== undefined && (
      <p className="flex gap-3.5 text-sm text-soft">
        <ClockIcon className="mt-0.5 size-5 text-accent" />
        <span className="min-w-0">{note}</span>
      </p>
    )
  )
}

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
