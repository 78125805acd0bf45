import type { Trip } from '@chauffeur/contract/trip'
import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { includedWait } from '@chauffeur/domain/no-show'
import { announcedFrom } from '@chauffeur/domain/phone-visibility'
import { todayIn, wallTimeIn } from '@chauffeur/domain/time'
import { arrivalTexts } from '@chauffeur/words/en/arrival'
import { nextStepTexts as texts } from '@chauffeur/words/en/trip'
import { useSite } from '../../shared/firm/use-site.ts'
import { dateText, dayAndTimeText } from '../../shared/locale/formats.ts'
import { placeShown } from '../../shared/places/place-shown.ts'
import { placeText } from './meeting-place.tsx'
import { meetingOfDay } from './meeting-head.tsx'
import { isToBeMet } from './to-be-met.ts'

interface NextStep {
  readonly when: string
  readonly text: string
}

/** The steps of a trip that is to come, on the days before: on the day the head of the page says the next one. */
export function NextSteps({ trip }: { trip: Trip }) {
  const { landingsFrom } = useSite()
  const steps = nextSteps(trip, (time) => {
    const promise = flightPromise(arrivalTexts.flight, flightService(trip.arrival ? landingsFrom : 'guest'))
    return trip.arrival
      ? promise.waiting(time)
      : arrivalTexts.flight.guest.waiting(includedWait({ isAtAirport: false }), time)
  })
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps" className="grid gap-3 border-t border-line pt-5">
      <h2 id="next-steps" className="text-heading">
        {texts.heading}
      </h2>
      <ol>
        {steps.map(({ when, text }) => (
          <li
            key={`${when} ${text}`}
            className="relative grid ps-6 pb-4 last:pb-0 before:absolute before:start-0.5 before:top-1.5 before:size-2.5 before:rounded-full before:border-2 before:border-line-strong not-last:after:absolute not-last:after:start-[0.4375rem] not-last:after:top-5 not-last:after:bottom-0 not-last:after:border-s not-last:after:border-line"
          >
            <b className="font-semibold first-letter:uppercase">{when}</b>
            <span className="text-soft wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function nextSteps(trip: Trip, waiting: (time: string) => string): NextStep[] {
  const { state, pickupAt, meetAt, pickupZone, chauffeurs, serviceDuration } = trip
  if (!isToBeMet(trip) || meetingOfDay(trip)) return []
  const now = new Date()
  const met = wallTimeIn(pickupZone, new Date(meetAt ?? pickupAt))
  if (met.date <= todayIn(pickupZone, now)) return []
  const announcedAt = announcedFrom(new Date(pickupAt))
  const known = wallTimeIn(pickupZone, announcedAt)
  const steps = [
    state === 'pending' && { when: texts.decided.when, text: texts.decided.text },
    chauffeurs.length === 0 &&
      announcedAt > now && {
        when: texts.driver.when(dayAndTimeText(known.date, known.time)),
        text: texts.driver.text,
      },
    { when: trip.arrival ? texts.lands : dayAndTimeText(met.date, met.time), text: meetingText(trip) },
    { when: arrivalTexts.waiting, text: `${waiting(met.time)}. ${texts.shown}` },
    serviceDuration !== null && { when: texts.hire.when(serviceDuration), text: texts.hire.text },
    ...laterLegs(trip).map(({ number, date }) => ({ when: dateText(date), text: texts.leg(number) })),
  ]
  return steps.filter((step) => step !== false)
}

function meetingText({ arrival, meeting, pickupLocation, pickupName, private: own }: Trip): string {
  const sign = arrival ? (arrival.sign ?? own?.signName) : own?.signName
  // That of an airport stands above, with whom to call.
  const where = !arrival && meeting?.place ? placeText(meeting.place) : undefined
  const { name } = placeShown(pickupLocation, pickupName)
  return [
    arrival ? texts.waits(name) : texts.comes(name),
    where,
    sign ? texts.sign(sign) : arrival && texts.namedSign,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The trips of the journey that are after this one, and stand. */
function laterLegs({ journey }: Trip) {
  const isStanding = (state: string) => state === 'pending' || state === 'confirmed'
  return journey?.legs.filter(({ leg, state }) => leg > journey.leg && isStanding(state)) ?? []
}
