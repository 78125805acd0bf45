import { describeFlight } from '@chauffeur/domain/airlines'
import { shortDuration } from '@chauffeur/domain/duration'
import { normaliseFlightNumber } from '@chauffeur/domain/flight-number'
import {
  AIRPORT_LEAD_HOURS,
  departureRisk,
  pickupAfterLanding,
  pickupForFlight,
  type SuggestedPickup,
} from '@chauffeur/domain/pickup-for-flight'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { flightTimeTexts as texts } from '@chauffeur/words/en/flight-times'
import { itineraryTexts } from '@chauffeur/words/en/journey'
import { type ReactNode, useState } from 'react'
import { isAirportPickup } from '../draft/draft.ts'
import { useBooking, useDraftFields } from '../state/booking-context.ts'
import { useRoute } from '../state/use-route.ts'
import { dateText } from '../../locale/formats.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { TimePicker } from '../../ui/time-picker.tsx'

/** The airline of an airport transfer's flight, when it lands or leaves, and which pick-up is suggested for it. */
export function FlightTimes() {
  const { draft } = useBooking()
  const number = normaliseFlightNumber(draft.flightNumber)
  const flight = number && describeFlight(number)
  return (
    <>
      {flight !== number && <p className="pl-(--text-start)! text-sm text-soft">{flight}</p>}
      {isAirportPickup(draft) && draft.flightNumber.trim() !== '' && <Landing />}
      {draft.dropoffIsAirport && <Departure />}
    </>
  )
}

function Landing() {
  const { draft, clock } = useBooking()
  const { pickupDate, pickupTime, landingTime } = draft
  const advice = pickupAfterLanding({ date: pickupDate, pickupTime, landingTime, zone: clock.zone })
  return (
    <FlightTime field="landingTime" label={texts.landing} warning={advice?.risk && texts.risks[advice.risk]}>
      {advice && <Suggestion {...advice.suggested} sentence={texts.suggestAfterLanding} />}
    </FlightTime>
  )
}

function Departure() {
  const { draft, clock, notBefore } = useBooking()
  const { data, isPlaceholderData } = useRoute(draft)
  const { departureTime, pickupDate: date, pickupTime } = draft
  const route = isPlaceholderData ? undefined : data
  const airport = route?.points.find(({ kind }) => kind === 'dropoff')
  const driveMinutes = route?.durationMinutes == null ? undefined : Math.round(route.durationMinutes)
  const airportZone = airport ? zoneAt(airport) : clock.zone
  const flight = { date, departureTime, pickupZone: clock.zone, airportZone }
  const risk = departureRisk({ ...flight, driveMinutes, pickupTime })
  const suggested =
    driveMinutes === undefined ? undefined : pickupForFlight({ ...flight, driveMinutes, notBefore })
  return (
    <FlightTime field="departureTime" label={texts.departure} warning={risk && texts.risks[risk]}>
      {suggested && driveMinutes !== undefined && (
        <Suggestion
          date={date}
          time={suggested.time}
          sentence={(time) => whyThen(time, { ...suggested, departureTime, driveMinutes })}
        />
      )}
    </FlightTime>
  )
}

type Flight = Pick<SuggestedPickup, 'leavesNextDay'> & { departureTime: string; driveMinutes: number }

function whyThen(time: string, { leavesNextDay, departureTime, driveMinutes }: Flight): string {
  const leaves = leavesNextDay ? texts.leavesNextDay(departureTime) : texts.leaves(departureTime)
  const drive = driveMinutes < 60 ? texts.drive(driveMinutes) : texts.longDrive(shortDuration(driveMinutes))
  const hours = String(AIRPORT_LEAD_HOURS).replace('.5', '½')
  return `${leaves} ${texts.suggest(time, drive, hours)}`
}

type FlightTimeProps = {
  field: 'landingTime' | 'departureTime'
  label: string
  warning: string | undefined
  /** The suggestion, where there is one. */
  children: ReactNode
}

function FlightTime({ field, label, warning, children }: FlightTimeProps) {
  const { bind } = useDraftFields()
  const [isUnreadable, setUnreadable] = useState(false)
  return (
    <>
      <Field
        label={label}
        hint={children ? undefined : texts.hint}
        error={isUnreadable ? itineraryTexts.unreadableTime : undefined}
        warning={warning}
      >
        <TimePicker {...bind(field)} onUnreadable={setUnreadable} />
      </Field>
      {children}
    </>
  )
}

type SuggestionProps = { date: string; time: string; sentence: (time: string) => string }

/** A pick-up that the guest takes by a press: one that was chosen is never replaced by itself. */
function Suggestion({ date, time, sentence }: SuggestionProps) {
  const { draft, change } = useBooking()
  const { pickupDate, pickupTime } = draft
  const when = date === pickupDate ? time : texts.onDay(time, dateText(date))
  return (
    <output className="mx-px mb-px grid animate-rise-in justify-items-start gap-2.5 rounded-b-card bg-accent-wash! py-3 pr-3.5 pl-(--text-start)">
      <span className="text-sm">{sentence(when)}</span>
      {time === pickupTime && date === pickupDate ? (
        <span className="flex items-center gap-2 text-sm font-medium text-accent">
          <CheckIcon className="size-4.5" />
          {texts.asSuggested}
        </span>
      ) : (
        <Button
          size="small"
          variant="primary"
          onClick={() => change({ type: 'set', fields: { pickupDate: date, pickupTime: time } })}
        >
          {texts.take(when)}
        </Button>
      )}
    </output>
  )
}
