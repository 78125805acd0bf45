import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import type { MemberBooking } from '@chauffeur/contract/partner-people'
import { wallTimeIn } from '@chauffeur/domain/time'
import { factTexts, needTexts } from '@chauffeur/words/en/fact-labels'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { needRows } from '@chauffeur/words/need-rows'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { parseRefusal } from '../shared/api/refusal.ts'
import { trpc } from '../shared/api/trpc.ts'
import { amountText } from '../shared/locale/euros-text.ts'
import { dateText, dayAndTimeText } from '../shared/locale/formats.ts'
import { nameText } from '../shared/locale/name-text.ts'
import { vehicleText } from '../shared/locale/vehicle-text.ts'
import { ChevronLeftIcon } from '../shared/ui/icons.tsx'
import { LatePart } from '../shared/ui/late-part.tsx'
import { BookingBadge, endOf, guestOf, meetingOf, stateOf, zoneOf } from './booking-rows.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { SendEvent } from './developers/send-event.tsx'
import { useMember } from './member.ts'
import { KEPT_FRESH, Reading } from './reading.tsx'
import { TellGuest } from './tell-guest.tsx'

// The forms of a trip are large, and shared with other pages.
const ChangeTrip = lazy(async () => ({ default: (await import('./change-trip.tsx')).ChangeTrip }))
const CorrectGuest = lazy(async () => ({ default: (await import('./correct-guest.tsx')).CorrectGuest }))

/** One booking: the trip, who drives, what has happened, and cancelling it. */
export function BookingPage({ number }: { number: string }) {
  const query = trpc.member.booking.useQuery({ bookingNumber: number }, KEPT_FRESH)
  return (
    <>
      <Link to="/partner/bookings" className="link inline-flex min-h-11 items-center gap-1 text-sm">
        <ChevronLeftIcon className="size-4" />
        {partnerTexts.booking.back}
      </Link>
      {parseRefusal(query.error)?.code === 'NOT_FOUND' ? (
        <p className="mt-4">{partnerTexts.booking.missing}</p>
      ) : (
        <Reading query={query}>{(read) => <Shown read={read} />}</Reading>
      )}
    </>
  )
}

function Shown({ read }: { read: MemberBooking }) {
  const { booking, events, cancellation } = read
  const { may } = useMember()
  // An owner of a house without a system of its own has nothing to send to.
  const receivers = trpc.memberWebhooks.list.useQuery(undefined, { enabled: may('develop') })
  const hasReceiver = Boolean(receivers.data?.webhooks.length)
  const texts = partnerTexts.booking
  const zone = zoneOf(booking)
  const meeting = meetingOf(booking)
  return (
    <>
      <header data-theme="night" className="mt-1 grid gap-2 rounded-card px-5 py-5 sm:px-6">
        <p>
          <BookingBadge booking={booking} />
        </p>
        <h1 className="text-title">{dayAndTimeText(booking.pickupDate, booking.pickupTime)}</h1>
        {meeting !== null && <p className="font-medium">{meeting}</p>}
        <p className="text-soft">
          {endOf(booking.pickup)} →{' '}
          {booking.dropoff === null ? texts.hours(booking.serviceDuration ?? '') : endOf(booking.dropoff)}
        </p>
      </header>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <BookingFacts booking={booking} />
        <div className="grid gap-6">
          <LatePart>
            <ChangeTrip read={read} mayAct={may('book')}>
              {may('book') && <CorrectGuest read={read} />}
              <TellGuest read={read} />
            </ChangeTrip>
          </LatePart>
          <section aria-labelledby="history">
            <h2 id="history" className="text-heading">
              {texts.history}
            </h2>
            {events.length === 0 && <p className="mt-2 text-soft">{texts.nothingYet}</p>}
            <ol className="mt-2 grid gap-2 border-s-2 border-accent-line ps-4">
              {events.map(({ id, type, at }) => {
                const { date, time } = wallTimeIn(zone, new Date(at))
                return (
                  <li key={id}>
                    <span className="font-medium">{partnerTexts.events[type]}</span>{' '}
                    <time dateTime={at} className="text-sm text-soft">
                      {dateText(date)}, {time}
                    </time>
                    {hasReceiver && <SendEvent messageId={id} />}
                  </li>
                )
              })}
            </ol>
          </section>
          {cancellation && may('book') && (
            <CancelBooking booking={booking} zone={zone} freeUntil={cancellation.freeUntil} />
          )}
        </div>
      </div>
    </>
  )
}

/** The booking's facts, but for those that say nothing. */
export function BookingFacts({ booking }: { booking: PartnerBooking }) {
  const texts = partnerTexts.booking
  const { travellerName, travellerPhone, customerName, customerPhone } = booking
  const { dropoffLocation, serviceDuration, luggageConfig, trips } = booking
  const isOff = ['cancelled', 'rejected'].includes(stateOf(booking))
  const driven = trips.filter(({ driverName }) => driverName !== null)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.guest, guestOf(booking)],
    [texts.reference, booking.reference],
    [texts.phone, travellerPhone ?? customerPhone],
    [
      texts.customer,
      travellerName && [customerName, travellerPhone && customerPhone].filter(Boolean).join(', '),
    ],
    [texts.email, booking.customerEmail],
    [texts.from, nameText(booking.pickupLocation)],
    [factTexts.pickupNote, booking.pickupNote],
    [texts.to, dropoffLocation === null ? texts.hours(serviceDuration ?? '') : nameText(dropoffLocation)],
    [factTexts.dropoffNote, booking.dropoffNote],
    [texts.vehicle, vehicleText(booking.vehicleName)],
    [texts.passengers, booking.passengers],
    [factTexts.childSeatCount, booking.childSeatCount || null],
    [factTexts.boosterSeatCount, booking.boosterSeatCount || null],
    [factTexts.luggageConfig, luggageConfig && nameText(luggageConfig)],
    ...needRows(booking, factTexts, needTexts),
    [texts.flight, booking.flightNumber],
    [factTexts.flightDepartsAt, booking.flightDepartsAt],
    [factTexts.signName, booking.signName],
    [texts.notes, booking.notes],
    [
      texts.chauffeur,
      driven.length === 0
        ? !isOff && texts.nobodyYet
        : driven.map(({ carNo, driverName, driverPhone, plate }) => (
            <span key={carNo} className="block">
              {[driverName, driverPhone, plate].filter(Boolean).join(', ')}
            </span>
          )),
    ],
    [texts.price, `${amountText(booking.totalPrice)}, ${partnerTexts.desk.methods[booking.paymentMethod]}`],
    [texts.number, booking.bookingNumber],
    [texts.reason, booking.cancelReason ?? booking.rejectReason],
  ]
  return (
    <dl className="divide-y divide-line rounded-card bg-raised px-4 shadow-card sm:px-5">
      {facts.map(([name, value]) =>
        value === null || value === undefined || value === false || value === '' ? null : (
          <div key={name} className="flex justify-between gap-5 py-2.5">
            <dt className="shrink-0 text-soft">{name}</dt>
            <dd className="min-w-0 text-end break-words">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
