import type { Trip } from '@chauffeur/contract/trip'
import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { includedWait } from '@chauffeur/domain/no-show'
import { wallTimeIn } from '@chauffeur/domain/time'
import { arrivalTexts } from '@chauffeur/words/en/arrival'
import { meetingTexts as texts } from '@chauffeur/words/en/meeting'
import { usePhones, useSite } from '../../shared/firm/use-site.ts'
import { placeShown } from '../../shared/places/place-shown.ts'
import { useNow } from '../../shared/ui/use-now.ts'
import { PhoneLink } from '../frame/contact-links.tsx'
import { HereButton } from './here-button.tsx'
import { LandLater } from './land-later.tsx'
import { MeetingPicture, placeText } from './meeting-place.tsx'
import { ReachChauffeur, shortNameOf } from './reach-chauffeur.tsx'
import { reachableOf, isToBeMet } from './to-be-met.ts'

type Meeting = NonNullable<Trip['meeting']>

/** The meeting of a trip whose guest is met today, or about now, and has not been; undefined of any other. */
export function meetingOfDay(trip: Trip): Meeting | undefined {
  const { state, meeting } = trip
  if (state !== 'confirmed' || !meeting || !isToBeMet(trip)) return undefined
  return meeting.isNow || meeting.daysAhead === 0 ? meeting : undefined
}

/** The day of the trip begins with the meeting: where the chauffeur stands, under which sign, and for how long. */
export function MeetingHead({ trip, meeting }: { trip: Trip; meeting: Meeting }) {
  const { pickupLocation, pickupName, pickupZone, pickupAt, meetAt } = trip
  const { place, daysAhead, waitsUntil } = meeting
  const { name, address } = placeShown(pickupLocation, pickupName)
  const { late } = flightPromise(arrivalTexts.flight, flightService(useSite().landingsFrom))
  const clock = (instant: string) => wallTimeIn(pickupZone, new Date(instant)).time
  const minutes = includedWait({ isAtAirport: trip.arrival !== null })
  return (
    <section aria-labelledby="meeting" data-theme="night">
      <div className="shell grid max-w-2xl! gap-5 py-8 sm:py-12">
        <div className="grid gap-2">
          <p className="text-sm font-semibold tracking-widest text-accent uppercase tabular">
            {`${daysAhead === 1 ? texts.tomorrow : texts.today} · ${clock(meetAt ?? pickupAt)}`}
          </p>
          <h1 id="meeting" className="text-display text-balance" aria-live="polite">
            {headingOf(trip, clock(meetAt ?? pickupAt))}
          </h1>
          <p className="text-lead text-soft wrap-anywhere">
            {name}
            {place === null && address !== undefined && <span className="block">{address}</span>}
          </p>
          {place !== null && <p className="text-lead">{placeText(place)}</p>}
        </div>
        {place !== null && <MeetingPicture place={place} name={name} />}
        <Sign trip={trip} />
        <div className="grid gap-2">
          <p>{texts.free(minutes, clock(waitsUntil))}</p>
          <WaitBar minutes={minutes} until={Date.parse(waitsUntil)} />
          {trip.arrival && <p className="text-sm text-soft">{late}</p>}
        </div>
      </div>
    </section>
  )
}

function headingOf(trip: Trip, time: string): string {
  const waiting = trip.chauffeurs.find(({ state }) => state === 'at_pickup' || state === 'no_show_claimed')
  if (waiting) return (trip.meeting?.place ? texts.isThere : texts.isAtDoor)(shortNameOf(waiting))
  const [first, ...others] = trip.chauffeurs
  return first && others.length === 0 ? texts.meets(shortNameOf(first), time) : texts.weMeet(time)
}

/** The sign as the driver holds it up: in the firm's colour by day, whatever is around it here. */
function Sign({ trip: { arrival, private: own } }: { trip: Trip }) {
  const { brandName } = useSite()
  const sign = arrival ? (arrival.sign ?? arrivalTexts.yourName) : own?.signName
  if (!sign) return null
  return (
    <div className="grid gap-2">
      <p className="text-soft">{texts.sign}</p>
      <div data-theme="sand" className="rounded-card bg-accent-fill! px-5 py-7 text-center text-on-accent!">
        <p className="text-title font-semibold wrap-anywhere">{sign}</p>
        <p className="mt-1 text-sm">{brandName}</p>
      </div>
    </div>
  )
}

const TICK_SECONDS = 30

/** How much of the free waiting is over. It goes by the visitor's clock, so the server draws none of it. */
function WaitBar({ minutes, until }: { minutes: number; until: number }) {
  const now = useNow(TICK_SECONDS)
  const gone = now ? 1 - (until - now.getTime()) / (minutes * MINUTE_MS) : 0
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
      <div
        className="h-full rounded-full bg-accent-fill"
        style={{ width: `${100 * Math.min(1, Math.max(0, gone))}%` }}
      />
    </div>
  )
}

/** The guest's acts at the meeting: say that they are there, land later, call and write. */
export function MeetingActs({ trip, meeting }: { trip: Trip; meeting: Meeting }) {
  const { access, arrival, bookingNumber } = trip
  const [phone] = usePhones()
  if (access !== 'manage') return null
  return (
    <div className="grid gap-3 print:hidden">
      <HereButton trip={trip} meeting={meeting} />
      <div className="grid gap-3 *:w-full! sm:grid-cols-2">
        {arrival && <LandLater trip={trip} />}
        {reachableOf(trip).map((chauffeur) => (
          <ReachChauffeur key={chauffeur.carNo} chauffeur={chauffeur} bookingNumber={bookingNumber} />
        ))}
      </div>
      {phone !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3 text-soft">
          {arrivalTexts.nobodyThere} {arrivalTexts.callUs}: <PhoneLink number={phone} />
        </p>
      )}
    </div>
  )
}
