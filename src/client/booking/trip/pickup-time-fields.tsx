import type { WallTime } from '@chauffeur/domain/wall-time'
import { zoneOffsetMinutes } from '@chauffeur/domain/zone-offset'
import { dateText, zoneText } from '../../locale/formats.ts'
import { useSite } from '../../site/use-site.ts'
import { ClockIcon } from '../../ui/icons.tsx'
import { useBooking } from '../state/booking-context.ts'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { DayAndTimeFields } from './day-and-time-fields.tsx'
import { tripTexts } from './trip-texts.ts'

/** Day and time of pick-up, by the clock of its place. */
export function PickupTimeFields() {
  const { draft, clock } = useBooking()
  const { contactPhone } = useSite()
  const { pickupDate, pickupTime } = draft
  const note = useZoneNote()
  const isDayPast = pickupDate !== '' && pickupDate < clock.today
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DayAndTimeFields
          texts={tripTexts}
          dayProblem={isDayPast && clock.problem}
          timeProblem={!isDayPast && clock.problem}
          timeWarning={clock.isShortNotice && !clock.problem && tripTexts.shortNotice(contactPhone)}
          leadsToTime={pickupTime === ''}
        />
      </div>
      {note !== undefined && (
        <p className="flex gap-2 text-sm text-soft">
          <ClockIcon className="mt-0.5 size-4 text-accent" />
          <span className="min-w-0">{note}</span>
        </p>
      )}
    </div>
  )
}

/** What to know when the visitor's clock shows another time than the one at the pick-up place. */
function useZoneNote(): string | undefined {
  const { clock, draft } = useBooking()
  const inBrowser = useInBrowser()
  const at = clock.instant ?? new Date(`${clock.today}T12:00Z`)
  // The server cannot know the visitor's zone, so the first drawing does not either.
  if (!inBrowser || -at.getTimezoneOffset() === zoneOffsetMinutes(clock.zone, at)) return undefined
  if (!clock.instant) return tripTexts.localTime(zoneText(clock.zone))
  const here = wallTimeHere(clock.instant)
  return tripTexts.localTimeToo(zoneText(clock.zone), draft.pickupTime, here.time, dateText(here.date))
}

/** What the visitor's own clock shows at the instant. */
function wallTimeHere(instant: Date): WallTime {
  const two = (part: number) => String(part).padStart(2, '0')
  return {
    date: `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`,
    time: `${two(instant.getHours())}:${two(instant.getMinutes())}`,
  }
}
