import type { Offer } from '@chauffeur/contract/offers'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { useEffect, useMemo, useReducer, useState } from 'react'

import { wallTimeIn } from '@chauffeur/domain/time'
import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { serviceIn } from '@chauffeur/domain/service-type'
import { DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'
import { useNavigate } from '@tanstack/react-router'
import { currentLocale } from '@chauffeur/words/current-locale'
import { offerTexts } from '@chauffeur/words/en/checkout'
import { itineraryTexts, journeyTexts } from '@chauffeur/words/en/journey'
import { randomId } from '../../../shared/forms/random-id.ts'
import {
  changeBookingSession,
  newBookingSession,
  type BookingSession,
} from '../../../shared/journey/draft/booking-session.ts'
import {
  findOfferSession,
  removeOfferSession,
  storeOfferSession,
} from '../../../shared/journey/draft/offer-session.ts'
import { storeSession } from '../../../shared/journey/draft/session-storage.ts'
import type { Quotes } from '../../../shared/journey/quotes/use-quotes.ts'
import { BookingContext, useBooking } from '../../../shared/journey/state/booking-context.ts'
import { amountText } from '../../../shared/locale/euros-text.ts'
import { deadlineText, wallTimeText } from '../../../shared/locale/formats.ts'
import { vehicleText } from '../../../shared/locale/vehicle-text.ts'
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { CalendarIcon, ClockIcon } from '../../../shared/ui/icons.tsx'
import { StepperField } from '../../../shared/ui/number-stepper.tsx'
import { RoutePoints } from '../../../shared/ui/route-points.tsx'
import { journeyPoints } from '../../../shared/journey/journey-points.ts'
import { AirportFields } from '../../../shared/journey/fields/journey-fields.tsx'
import { WizardFrame } from '../wizard-frame.tsx'
import { useWizard, type WizardProps } from '../wizard.tsx'
import { type Draft, emptyDraft } from '../../../shared/journey/draft/draft.ts'

const pages = { 1: OfferTrip }
const nothingTyped = { pickup: '', dropoff: '' }

export interface OfferWizardProps extends WizardProps {
  readonly offer: Offer
  /** The token in the address. */
  readonly token: string
}

/** The wizard around an offer: its trip, vehicle and price stand; the rest is filled in as ever. */
export function OfferWizard(props: OfferWizardProps) {
  const { offer, token, search, onConfirmed } = props
  const [session, changeSession] = useReducer(
    changeBookingSession,
    undefined,
    (): BookingSession =>
      findOfferSession(token) ?? {
        ...newBookingSession,
        id: randomId(),
        draft: draftOfOffer(offer),
      },
  )
  useEffect(() => storeOfferSession(token, session), [token, session])
  const draft = useMemo(() => withOffer(session.draft, offer), [session.draft, offer])
  const quotes = useMemo(() => quotesOf(offer), [offer])
  // The link names no step: everything but the passenger is filled in, so it opens there.
  const [isArriving, setArriving] = useState(search.step === undefined)
  if (isArriving && search.step !== undefined) setArriving(false)
  const forget = () => removeOfferSession(token)
  const booking = useWizard(
    {
      draft,
      session,
      changeSession,
      quotes,
      typed: nothingTyped,
      offer: { token, expiresAt: offer.expiresAt, forget },
    },
    props,
    { requested: isArriving ? 3 : (search.step ?? 1), isOpen: true },
  )
  return (
    <BookingContext value={booking}>
      <OfferBar offer={offer} />
      <WizardFrame onConfirmed={onConfirmed} pages={pages} />
    </BookingContext>
  )
}

/** The offered vehicle at the offered price, and no other. */
function quotesOf({ vehicleId, quote }: Offer): Quotes {
  const vehicle = vehicleById(vehicleId)
  const chosen = vehicle && quote ? ({ vehicle, state: 'priced', quote } as const) : undefined
  return {
    all: chosen ? [chosen] : [],
    chosen,
    retry: () => {},
    refresh: () => Promise.resolve(undefined),
  }
}

/** The offer above every step: its price, until when, and the way out of it. */
function OfferBar({ offer }: { offer: Offer }) {
  const { draft } = useBooking()
  const leave = useLeaveOffer()
  const [isAsking, setAsking] = useState(false)
  const { expiresAt, totalPrice, vehicleName, trip } = offer
  const zone = trip.pickupZone
  const until = deadlineText(wallTimeIn(zone, new Date(expiresAt)), zone)
  return (
    <div className="shell pt-5 sm:pt-7">
      <section
        aria-label={offerTexts.yours}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-accent-line bg-accent-wash px-5 py-4"
      >
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{offerTexts.yours}</span>
            <span className="tabular font-display text-title">{amountText(totalPrice)}</span>
          </p>
          <p className="text-sm">
            {offerTexts.forTrip(vehicleText(vehicleName))}. {offerTexts.until(until)}.
          </p>
        </div>
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          trigger={
            <Button size="small" className="min-h-11!">
              {offerTexts.change}
            </Button>
          }
          title={offerTexts.changeTitle}
          description={offerTexts.changeText}
          confirmLabel={offerTexts.changeConfirm}
          cancelLabel={offerTexts.changeCancel}
          onConfirm={() => leave(draft)}
        />
      </section>
    </div>
  )
}

/** Step 1 of an offer: the trip, which stands, and what may still be said of it. */
function OfferTrip() {
  const { draft, change, clock } = useBooking()
  const { serviceType, pickupDate, pickupTime, passengers, duration, vehicleId } = draft
  const isHourly = serviceType === 'hourly'
  const vehicle = vehicleId === null ? undefined : vehicleById(vehicleId)
  return (
    <Card padding="large" className="grid gap-8">
      <section aria-label={offerTexts.trip} className="grid gap-5">
        <p className="text-sm text-soft">{offerTexts.fixed}</p>
        <RoutePoints label={journeyTexts.routePoints} points={journeyPoints(draft)} />
        <ul className="grid gap-2.5">
          <li className="flex gap-3">
            <CalendarIcon className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0 first-letter:uppercase">
              {wallTimeText({ date: pickupDate, time: pickupTime }, clock.zone)}
            </span>
          </li>
          <li className="flex gap-3">
            <ClockIcon className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0">
              {serviceIn(currentLocale(), { serviceType, isAirportService: draft.isAirport })}
              {isHourly && `, ${journeyTexts.hours(duration)}`}
            </span>
          </li>
        </ul>
      </section>
      {!isHourly && (
        <div className="grid gap-4">
          <AirportFields />
        </div>
      )}
      <StepperField
        label={offerTexts.passengers}
        value={passengers}
        onValueChange={(count) => change({ type: 'passengers', count })}
        min={MIN_PASSENGERS}
        max={vehicle?.maxPassengers ?? MAX_PASSENGERS}
        format={itineraryTexts.people}
        decreaseLabel={itineraryTexts.fewerPassengers}
        increaseLabel={itineraryTexts.morePassengers}
      />
    </Card>
  )
}

/** The draft that an offer starts with: its trip, and what the customer said when they asked. */
export function draftOfOffer(offer: Offer): Draft {
  const { customer } = offer
  const draft = { ...emptyDraft, passengers: offer.trip.passengers }
  if (!customer) return withOffer(draft, offer)
  return withOffer(
    {
      ...draft,
      passengerName: customer.customerName,
      email: customer.customerEmail ?? '',
      phone: customer.customerPhone ?? '',
      whatsappNotifications: customer.whatsappNotifications,
      isAirport: customer.isAirportService && offer.trip.serviceType === 'point-to-point',
      flightNumber: customer.flightNumber ?? '',
      pickupNote: customer.pickupNote ?? '',
      dropoffNote: customer.dropoffNote ?? '',
      notes: customer.notes ?? '',
      seatsWanted: customer.childSeatCount + customer.boosterSeatCount > 0,
      childSeatCount: customer.childSeatCount,
      boosterSeatCount: customer.boosterSeatCount,
      luggageConfig: customer.luggageConfig,
    },
    offer,
  )
}

/** The draft with all that belongs to the offer as it was offered, whatever the draft says of it. */
function withOffer(draft: Draft, { trip, vehicleId }: Offer): Draft {
  const vehicle = vehicleById(vehicleId)
  return {
    ...draft,
    serviceType: trip.serviceType,
    pickupLocation: trip.pickupLocation,
    pickupPlaceId: trip.pickupPlaceId ?? '',
    pickupName: trip.pickupName,
    dropoffLocation: trip.dropoffLocation ?? '',
    dropoffPlaceId: trip.dropoffPlaceId ?? '',
    dropoffName: trip.dropoffName ?? '',
    stops: trip.stops.map((stop) => ({ ...stop, hourlyPrice: 0 })),
    duration: trip.serviceDuration === null ? DEFAULT_HIRE_HOURS : Number(trip.serviceDuration),
    pickupDate: trip.pickupDate,
    pickupTime: trip.pickupTime,
    passengers: Math.min(draft.passengers, vehicle?.maxPassengers ?? draft.passengers),
    vehicleId: vehicle?.id ?? null,
  }
}

/** Opens the wizard with this trip, which is free to be changed there and costs what it costs today. */
export function useLeaveOffer(): (draft: Draft) => void {
  const navigate = useNavigate()
  return (draft) => {
    storeSession({ ...newBookingSession, id: randomId(), draft })
    void navigate({ to: '/book', search: {} })
  }
}
