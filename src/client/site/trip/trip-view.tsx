import type { Trip } from '@chauffeur/contract/trip'
import type { PlaceLines } from '@chauffeur/domain/place-lines'
import { serviceIn, serviceKindOf, type ServiceKind } from '@chauffeur/domain/service-type'
import { wallTimeIn } from '@chauffeur/domain/time'
import type { WallTime } from '@chauffeur/domain/wall-time'
import { type ReactNode, useState } from 'react'
import { currentLocale } from '@chauffeur/words/current-locale'
import { meetingTexts } from '@chauffeur/words/en/meeting'
import { tripPageTexts as texts } from '@chauffeur/words/en/trip'
import { factTexts, needTexts } from '@chauffeur/words/en/fact-labels'
import { needRows } from '@chauffeur/words/need-rows'
import { usePhones } from '../../shared/firm/use-site.ts'
import { dateText, wallTimeText } from '../../shared/locale/formats.ts'
import { nameText } from '../../shared/locale/name-text.ts'
import { vehicleText } from '../../shared/locale/vehicle-text.ts'
import { placeShown } from '../../shared/places/place-shown.ts'
import { PhoneLink } from '../frame/contact-links.tsx'
import { IconFact } from '../frame/icon-fact.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { CalendarIcon, CarIcon, ClockIcon, PinIcon, PlaneIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { RoutePoints, type RoutePoint } from '../../shared/ui/route-points.tsx'
import { ArrivalOfTrip, Chauffeurs } from './chauffeurs.tsx'
import { CancelTrip } from './cancel-trip.tsx'
import { ChangeJourney, ChangeProgress } from './change/change-journey.tsx'
import { ChangeDetails } from './change-details.tsx'
import { GuestContact } from './guest-contact.tsx'
import { MeetingActs, MeetingHead, meetingOfDay } from './meeting-head.tsx'
import { placeText } from './meeting-place.tsx'
import { NextSteps } from './next-steps.tsx'
import { RateTrip } from './rate-trip.tsx'
import { Standing, TripHead } from './trip-head.tsx'
import { TripMap } from './trip-map.tsx'
import { TripMoney } from './trip-money.tsx'
import { TripWays } from './trip-ways.tsx'

const serviceIcons: Readonly<Record<ServiceKind, ReactNode>> = {
  airport: <PlaneIcon />,
  'point-to-point': <PinIcon />,
  hourly: <ClockIcon />,
}

type TripViewProps = {
  trip: Trip
  /** Chosen in the mail after the trip. */
  rating: number | undefined
}

export function TripView({ trip, rating }: TripViewProps) {
  const { state, acts, pickupDate, pickupTime, pickupZone } = trip
  const [cancelledHere, setCancelledHere] = useState<string>()
  const isStanding = state === 'pending' || state === 'confirmed'
  const meeting = meetingOfDay(trip)
  const isOpen = (name: string) => acts.some(({ act, refusal }) => act === name && refusal === null)
  return (
    <>
      {trip.flight && <LostFlight {...trip.flight} />}
      {meeting && <MeetingHead trip={trip} meeting={meeting} />}
      <div className="shell grid max-w-2xl! gap-5 py-8 sm:py-14">
        {meeting ? (
          <MeetingActs trip={trip} meeting={meeting} />
        ) : (
          <TripHead trip={trip} takesFocus={state === 'cancelled' && cancelledHere === trip.bookingNumber} />
        )}
        {!meeting && <ArrivalOfTrip trip={trip} />}
        <RateTrip key={trip.bookingNumber} trip={trip} chosen={rating} isOpen={isOpen('rate')} />
        <Chauffeurs trip={trip} hasReach={!meeting} />
        {meeting && <Standing trip={trip} />}
        {meeting && !trip.private && <p className="text-soft">{texts.onlyShown}</p>}
        <ChangeProgress trip={trip} />
        <Card as="section" aria-label={texts.journey} padding="none" className="overflow-clip">
          <TripMap trip={trip} />
          <div className="grid gap-5 p-6 sm:p-9">
            <dl className="grid gap-3">
              <IconFact icon={<CalendarIcon />} term={texts.journey}>
                <span className="text-heading">
                  {wallTimeText({ date: pickupDate, time: pickupTime }, pickupZone)}
                </span>
                {trip.meetAt !== null && (
                  <span className="block font-semibold">
                    {texts.metAt(timeOfMeeting(trip, wallTimeIn(pickupZone, new Date(trip.meetAt))))}
                  </span>
                )}
              </IconFact>
              <IconFact icon={serviceIcons[serviceKindOf(trip)]} term={texts.service}>
                {serviceIn(currentLocale(), trip)}
              </IconFact>
              <IconFact icon={<CarIcon />} term={texts.vehicle}>
                {vehicleText(trip.vehicleName)}
              </IconFact>
              <IconFact icon={<UsersIcon />} term={texts.passengers(trip.passengers)}>
                {peopleOf(trip)}
              </IconFact>
            </dl>
            <RoutePoints label={texts.routePoints} points={pointsOf(trip)} />
            <Wishes trip={trip} />
            {trip.private && <TripMoney trip={trip} money={trip.private} />}
            <NextSteps trip={trip} />
          </div>
        </Card>
        <TripWays trip={trip}>
          {trip.private && isStanding && trip.end === null && (
            <>
              <ChangeJourney trip={trip} />
              {(isOpen('changeDetails') || isOpen('changeFlight')) && (
                <ChangeDetails
                  trip={trip}
                  details={trip.private}
                  mayChangeOthers={isOpen('changeDetails')}
                  mayChangeFlight={isOpen('changeFlight')}
                />
              )}
            </>
          )}
        </TripWays>
        {trip.private && (
          <GuestContact trip={trip} guest={trip.private} mayCorrect={isOpen('changeDetails')} />
        )}
        {isOpen('cancel') && (
          <CancelTrip trip={trip} onCancelled={() => setCancelledHere(trip.bookingNumber)} />
        )}
      </div>
    </>
  )
}

/** With its day, where that is not the booked one. */
function timeOfMeeting({ pickupDate }: Trip, { date, time }: WallTime): string {
  return date === pickupDate ? time : texts.onDay(time, dateText(date))
}

/** That the flight does not land as booked: before the meeting, which may be at another place then. */
function LostFlight({ code, ...flight }: NonNullable<Trip['flight']>) {
  const { heading, text } = meetingTexts.lostFlights[code]
  const [phone] = usePhones()
  return (
    <div className="shell max-w-2xl! py-5">
      <Notice tone="warning">
        <p className="font-semibold">{heading}</p>
        <p className="wrap-anywhere">{text(flight)}</p>
        {phone !== undefined && <PhoneLink number={phone} />}
      </Notice>
    </div>
  )
}

function peopleOf({ passengers, childSeatCount, boosterSeatCount }: Trip): string {
  return [
    texts.passengers(passengers),
    childSeatCount > 0 && texts.childSeats(childSeatCount),
    boosterSeatCount > 0 && texts.boosterSeats(boosterSeatCount),
  ]
    .filter(Boolean)
    .join(', ')
}

function pointsOf(trip: Trip): RoutePoint[] {
  const { pickupLocation, dropoffLocation, stops, stopPlaces, serviceDuration } = trip
  return [
    pointOf(
      'pickup',
      placeShown(pickupLocation, trip.pickupName),
      serviceDuration === null ? undefined : texts.hire(serviceDuration),
    ),
    ...stops.map(({ id, location, duration }, index) => {
      const found = stopPlaces.find(({ stopId }) => stopId === id)
      const details = [duration > 0 && texts.stop(duration), found && placeText(found.place)].filter(Boolean)
      return {
        key: `stop-${index}`,
        title: nameText(location),
        detail: details.length === 0 ? undefined : details.join(' · '),
      }
    }),
    ...(dropoffLocation === null
      ? []
      : [pointOf('dropoff', placeShown(dropoffLocation, trip.dropoffName), undefined)]),
  ]
}

function pointOf(key: string, { name, address }: PlaceLines, more: string | undefined): RoutePoint {
  const details = [address, more].filter((detail) => detail !== undefined)
  return { key, title: name, detail: details.length === 0 ? undefined : details.join(' · ') }
}

function Wishes({ trip }: { trip: Trip }) {
  const { flightNumber, flightDepartsAt, luggageConfig, arrival, private: own } = trip
  const wishes = [
    [factTexts.flightNumber, flightNumber],
    [factTexts.flightDepartsAt, flightDepartsAt],
    // Of an arrival it stands above.
    [factTexts.signName, arrival === null ? own?.signName : null],
    [factTexts.luggageConfig, luggageConfig && nameText(luggageConfig)],
    ...needRows(own ?? {}, factTexts, needTexts),
    [factTexts.pickupNote, own?.pickupNote],
    [factTexts.dropoffNote, own?.dropoffNote],
    [factTexts.notes, own?.notes],
  ].flatMap(([term, value]) => (value ? [{ term, value }] : []))
  if (wishes.length === 0) return null
  return (
    <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {wishes.map(({ term, value }) => (
        <div key={term} className="contents">
          <dt className="text-sm text-soft sm:pt-0.5">{term}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
