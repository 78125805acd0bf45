import type { Trip } from '@chauffeur/contract/trip'
import type { BookingState } from '@chauffeur/domain/booking-status'
import { wallTimeIn } from '@chauffeur/domain/time'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { meetingTexts } from '@chauffeur/words/en/meeting'
import { tripPageTexts as texts } from '@chauffeur/words/en/trip'
import { usePhones } from '../../shared/firm/use-site.ts'
import { dateText, dayAndTimeText, zoneText } from '../../shared/locale/formats.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { PhoneLink } from '../frame/contact-links.tsx'

const tones: Readonly<Record<BookingState, BadgeTone>> = {
  pending: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  cancelled: 'danger',
}

type TripHeadProps = {
  trip: Trip
  /** Its guest has just ended it by a button that is gone: the focus goes to what stands now. */
  takesFocus: boolean
}

/** The first part of the page: the day of a trip that is confirmed and to come, else how the booking stands. */
export function TripHead({ trip, takesFocus }: TripHeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const [phone] = usePhones()
  // Not earlier: until then a dialog that has gone may hold the focus.
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const { state, end, pickupAt, meetAt, meeting } = trip
  const { heading, text } = standingOf(trip)
  const isOff = end !== null || state === 'rejected' || state === 'cancelled'
  const daysAhead = state === 'confirmed' && end === null ? meeting?.daysAhead : undefined
  if (daysAhead === undefined || daysAhead < 1)
    return (
      <header className="grid gap-3">
        <Standing trip={trip} />
        <h1 ref={title} tabIndex={-1} className="text-display text-balance outline-none">
          {heading}
        </h1>
        <p className="text-lead text-soft">{trip.private || isOff ? text : texts.onlyShown}</p>
        {end === 'missed' && phone !== undefined && (
          <p>
            <PhoneLink number={phone} />
          </p>
        )}
      </header>
    )
  const met = wallTimeIn(trip.pickupZone, new Date(meetAt ?? pickupAt))
  return (
    <header className="grid gap-3">
      <p className="text-sm font-semibold tracking-widest text-accent uppercase">
        {daysAhead === 1 ? meetingTexts.tomorrow : meetingTexts.inDays(daysAhead)}
      </p>
      <h1 className="text-display text-balance first-letter:uppercase">
        {dayAndTimeText(met.date, met.time)}
      </h1>
      <Standing trip={trip} />
      <p className="text-lead text-soft">{trip.private ? `${heading}. ${text}` : texts.onlyShown}</p>
    </header>
  )
}

/** How the booking stands: its number and state, the other trips of its journey, and why it is off. */
export function Standing({ trip }: { trip: Trip }) {
  const code = trip.private?.rejectCode
  const why = code && texts.rejectReasons[code]
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="tabular font-medium">{trip.bookingNumber}</span>
        <StateBadge of={trip} />
        <span className="text-soft">{zoneText(trip.pickupZone)}</span>
      </p>
      <OtherLegs trip={trip} />
      {[why, trip.private?.rejectReason, trip.private?.cancelReason].map(
        (reason) =>
          reason != null && (
            <p key={reason} className="wrap-anywhere">
              <span className="text-soft">{texts.reason}: </span>
              {reason}
            </p>
          ),
      )}
    </div>
  )
}

/** The trips that were booked with this one, each with its state and, for the guest, the way to its page. */
function OtherLegs({ trip: { journey } }: { trip: Trip }) {
  if (!journey) return null
  return (
    <section aria-label={texts.bookedTogether} className="grid gap-1 rounded-card bg-sunken px-4 py-3">
      <p className="font-medium">{texts.legOf(journey.number, journey.leg, journey.legs.length)}</p>
      <ul>
        {journey.legs
          .filter(({ leg }) => leg !== journey.leg)
          .map(({ number, date, isOpen, ...leg }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-3">
              {isOpen ? (
                <Link
                  to="/trip"
                  search={{ booking: number }}
                  className="link inline-flex min-h-11 items-center"
                >
                  {texts.otherLeg(number, dateText(date))}
                </Link>
              ) : (
                texts.otherLeg(number, dateText(date))
              )}
              <StateBadge of={leg} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function StateBadge({ of }: { of: Ending }) {
  const { chip, tone } = standingOf(of)
  return <Badge tone={tone}>{chip}</Badge>
}

type Ending = Pick<Trip, 'state' | 'end'>

/** How the journey stands, in words: also that it is over, or that its guest was not met. */
function standingOf({ state, end }: Ending) {
  if (state === 'confirmed' && end === 'missed') return { ...texts.missed, tone: 'warning' } as const
  if (state === 'confirmed' && end === 'driven') return { ...texts.over, tone: 'success' } as const
  return { ...texts.states[state], chip: texts.chips[state], tone: tones[state] }
}
