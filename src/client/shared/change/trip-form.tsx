import { fits } from '@chauffeur/domain/capacity'
import { DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'

import type { ServiceType } from '@chauffeur/domain/service-type'
import type { Zone } from '@chauffeur/domain/time'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { journeyReasons } from '@chauffeur/words/en/journey-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { useCallback, useMemo, useReducer, useState } from 'react'
import type { FieldProblems, ProblemAt } from '../forms/use-form-problems.ts'
import { newBookingSession } from '../journey/draft/booking-session.ts'
import { changeDraft, emptyDraft, type Draft } from '../journey/draft/draft.ts'
import { whySamePlace } from '../journey/draft/steps.ts'
import { type AskedPlace, DayAndTimeFields, PlaceFields } from '../journey/fields/journey-fields.tsx'
import { StopsSection } from '../journey/fields/stops-section.tsx'
import { VehiclePicture } from '../journey/fields/vehicle-picture.tsx'
import { PriceText } from '../journey/quotes/price.tsx'
import { useQuotes, type VehicleQuote } from '../journey/quotes/use-quotes.ts'
import { type WizardContext, BookingContext } from '../journey/state/booking-context.ts'
import { readClock, usePickupClock } from '../journey/state/use-pickup-clock.ts'
import { percentText, zoneText } from '../locale/formats.ts'
import { vehicleText } from '../locale/vehicle-text.ts'
import { Badge } from '../ui/badge.tsx'
import { Field } from '../ui/field.tsx'
import { RadioCard, RadioCards } from '../ui/radio-cards.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { changeTexts as texts } from '@chauffeur/words/en/changes'

interface TripForm {
  /** The state that the wizard's parts read. */
  readonly booking: WizardContext
  readonly request: ChangedTripInput
  readonly hasChanges: boolean
  /** The way is as it is booked, and so is the price of the booked vehicle. */
  readonly isSameWay: boolean
  /** The places are others, so that the stops that were booked are gone. */
  readonly hasLostStops: boolean
  readonly bookedVehicleId: number
  /** Is taken off what the vehicles cost, of a trip that was booked with others. */
  readonly discountPercent: number
  /** Why the new time cannot be. */
  readonly timeProblem: string | undefined
  readonly problems: FieldProblems
}

const UNUSED = {
  changeSession: () => {},
  step: 1,
  typed: { pickup: '', dropoff: '' },
  arePlacesFolded: false,
  unfoldPlaces: () => {},
  goTo: () => {},
  mayLeave: () => true,
  reportProblems: () => {},
  payment: { isChecking: false, methods: undefined, reason: undefined, chosen: null },
  problemAt: () => undefined,
} as const

/** A booked trip that is being changed, with the wizard's own draft and rules. */
export function useTripForm(trip: BookedTrip): TripForm {
  // The booking may change meanwhile; the form goes on from the one that it has shown.
  const [{ booked, zone, openedAt }] = useState(() => ({
    booked: draftOfTrip(trip),
    zone: trip.pickupZone,
    openedAt: new Date(),
  }))
  const [draft, dispatch] = useReducer(changeDraft, booked)
  const clockThere = usePickupClock(draft, openedAt)
  const isPickupKept = draft.pickupLocation === booked.pickupLocation
  const clock = isPickupKept ? { ...clockThere, ...readClock(draft, zone, openedAt) } : clockThere
  const quotes = useQuotes(draft)
  const change = useCallback<WizardContext['change']>((what) => dispatch(what), [])
  const request = useMemo(() => changeRequestOf(draft, booked), [draft, booked])
  const isTimeKept =
    draft.pickupDate === booked.pickupDate && draft.pickupTime === booked.pickupTime && isPickupKept
  const timeProblem = isTimeKept ? undefined : clock.problem
  return {
    timeProblem,
    booking: { ...UNUSED, draft, session: { ...newBookingSession, draft }, change, clock, quotes },
    request,
    hasChanges: Object.keys(request).length > 0,
    isSameWay: isSameWay(draft, booked),
    hasLostStops: booked.stops.length > 0 && draft.stops.length === 0 && 'stops' in request,
    bookedVehicleId: trip.vehicleId,
    discountPercent: trip.journey?.discountPercent ?? 0,
    problems: {
      pickupLocation: draft.pickupLocation === '' ? texts.noPlace : undefined,
      dropoffLocation:
        draft.serviceType === 'point-to-point' && draft.dropoffLocation === ''
          ? texts.noPlace
          : whySamePlace(draft),
      pickupDate: draft.pickupDate === '' ? texts.noDate : undefined,
      pickupTime: draft.pickupTime === '' ? texts.noTime : timeProblem,
    },
  }
}

/** The facts of a booking that a change starts from. */
export interface BookedTrip {
  readonly serviceType: ServiceType
  readonly serviceDuration: string | null
  readonly pickupLocation: string
  readonly pickupName: string | null
  readonly pickupNote: string | null
  readonly dropoffLocation: string | null
  readonly dropoffName: string | null
  readonly dropoffNote: string | null
  readonly stops: readonly { readonly id: string; readonly location: string; readonly duration: number }[]
  readonly pickupDate: string
  readonly pickupTime: string
  readonly pickupZone: Zone
  readonly vehicleId: number
  readonly passengers: number
  readonly journey?: { readonly discountPercent: number }
}

/** The booked trip as the wizard's parts show it. */
export function draftOfTrip(trip: BookedTrip): Draft {
  return {
    ...emptyDraft,
    serviceType: trip.serviceType,
    pickupLocation: trip.pickupLocation,
    pickupName: trip.pickupName ?? '',
    pickupNote: trip.pickupNote ?? '',
    dropoffLocation: trip.dropoffLocation ?? '',
    dropoffName: trip.dropoffName ?? '',
    dropoffNote: trip.dropoffNote ?? '',
    duration: trip.serviceDuration === null ? DEFAULT_HIRE_HOURS : Number(trip.serviceDuration),
    stops: trip.stops,
    pickupDate: trip.pickupDate,
    pickupTime: trip.pickupTime,
    passengers: trip.passengers,
    vehicleId: vehicleById(trip.vehicleId)?.id ?? null,
  }
}

/** The changed facts of a trip: only they are sent, so that the rest stays as it is booked. */
export interface ChangedTripInput {
  pickupLocation?: string
  pickupPlaceId?: string
  pickupNote?: string
  dropoffLocation?: string
  dropoffPlaceId?: string
  dropoffNote?: string
  stops?: { id: string; location: string; duration: number }[]
  pickupDate?: string
  pickupTime?: string
  vehicleName?: string
  serviceDuration?: number
}

export function changeRequestOf(draft: Draft, booked: Draft): ChangedTripInput {
  const vehicle = vehicleById(draft.vehicleId ?? 0)
  return {
    ...requestedWay(draft, booked),
    ...(draft.pickupDate !== booked.pickupDate && { pickupDate: draft.pickupDate }),
    ...(draft.pickupTime !== booked.pickupTime && { pickupTime: draft.pickupTime }),
    ...(vehicle && vehicle.id !== booked.vehicleId && { vehicleName: vehicle.name }),
  }
}

/** Whether places, stops and hours are as they are booked. */
export function isSameWay(draft: Draft, booked: Draft): boolean {
  return Object.keys(requestedWay(draft, booked)).length === 0
}

function requestedWay(draft: Draft, booked: Draft): ChangedTripInput {
  const stops = draft.stops.map(({ id, location, duration }) => ({ id, location, duration }))
  return {
    ...(draft.pickupLocation !== booked.pickupLocation && {
      pickupLocation: draft.pickupLocation,
      pickupPlaceId: draft.pickupPlaceId,
      pickupNote: draft.pickupNote,
    }),
    ...(draft.dropoffLocation !== booked.dropoffLocation && {
      dropoffLocation: draft.dropoffLocation,
      dropoffPlaceId: draft.dropoffPlaceId,
      dropoffNote: draft.dropoffNote,
    }),
    ...(stopsIn(draft) !== stopsIn(booked) && { stops }),
    ...(draft.duration !== booked.duration && { serviceDuration: draft.duration }),
  }
}

const stopsIn = ({ stops }: Draft) => JSON.stringify(stops.map(({ id, duration }) => [id, duration]))

type TripFieldsProps = {
  form: TripForm
  problemAt: ProblemAt
  /** Sends a place that no list has to the team; left out where the team itself changes the trip. */
  onAskTeam?: ((asked: AskedPlace) => void) | undefined
}

/** All of a trip that can be changed, in the wizard's own parts. */
export function TripFields({ form, problemAt, onAskTeam }: TripFieldsProps) {
  const { booking } = form
  const isHourly = booking.draft.serviceType === 'hourly'
  return (
    <BookingContext value={booking}>
      <div className="grid gap-6">
        <TimeFields form={form} problemAt={problemAt} />
        <PlaceFields
          texts={{
            ...texts,
            pickupPlaceholder: texts.place,
            dropoffPlaceholder: texts.place,
            duration: texts.hours,
          }}
          problemAt={problemAt}
          pickupWarning={form.hasLostStops ? texts.stopsGone : undefined}
          onAskTeam={onAskTeam}
        />
        {!isHourly && (
          // The form is the card.
          <div className="*:rounded-none! *:p-0! *:shadow-none! empty:hidden">
            <StopsSection />
          </div>
        )}
        <VehicleField form={form} problem={problemAt('vehicleName')} />
      </div>
    </BookingContext>
  )
}

function TimeFields({ form, problemAt }: TripFieldsProps) {
  const { draft, clock } = form.booking
  const isDayPast = draft.pickupDate !== '' && draft.pickupDate < clock.today
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      <DayAndTimeFields
        texts={texts}
        dayProblem={isDayPast ? form.timeProblem : problemAt('pickupDate')}
        timeProblem={problemAt('pickupTime') ?? (isDayPast ? undefined : form.timeProblem)}
      />
      <p className="-mt-1 text-sm text-soft sm:col-span-2">{texts.clock(zoneText(clock.zone))}</p>
    </div>
  )
}

/** The vehicles with today's price of the trip as it is filled in; the booked one keeps its price on the booked way. */
function VehicleField({ form, problem }: { form: TripForm; problem: string | undefined }) {
  const { draft, change, quotes } = form.booking
  return (
    <Field
      label={texts.vehicle}
      hint={form.discountPercent > 0 && texts.beforeDiscount(percentText(form.discountPercent))}
      error={problem}
      group
    >
      <RadioCards
        value={draft.vehicleId === null ? null : String(draft.vehicleId)}
        onValueChange={(value) => {
          const vehicle = vehicleById(Number(value))
          if (vehicle) change({ type: 'vehicle', id: vehicle.id })
        }}
        className="gap-2.5"
      >
        {quotes.all.map((quote) => (
          <VehicleRow
            key={quote.vehicle.id}
            quote={quote}
            passengers={draft.passengers}
            isAsBooked={form.isSameWay && quote.vehicle.id === form.bookedVehicleId}
          />
        ))}
      </RadioCards>
    </Field>
  )
}

type VehicleRowProps = { quote: VehicleQuote; passengers: number; isAsBooked: boolean }

function VehicleRow({ quote, passengers, isAsBooked }: VehicleRowProps) {
  const { vehicle } = quote
  const fit = fits(vehicle, passengers)
  return (
    <RadioCard
      value={String(vehicle.id)}
      title={vehicleText(vehicle.name)}
      description={texts.seats(vehicle.maxPassengers)}
      icon={
        <span className="block w-18 overflow-clip rounded-control bg-sunken [&_img]:aspect-video">
          <VehiclePicture id={vehicle.id} />
        </span>
      }
      aside={
        fit.fits && (isAsBooked ? <Badge tone="accent">{texts.booked}</Badge> : <Amount quote={quote} />)
      }
      disabledReason={fit.fits ? undefined : sentenceFor(journeyReasons, fit.reason)}
      className="*:*:last:p-3!"
    />
  )
}

function Amount({ quote }: { quote: VehicleQuote }) {
  if (quote.state === 'priced') return <PriceText amount={quote.quote.totalPrice} className="font-medium" />
  if (quote.state === 'unpriced') return <span className="text-sm text-warning">{texts.noPrice}</span>
  if (quote.state === 'waiting') return null
  return (
    <>
      <VisuallyHidden>{texts.pricing}</VisuallyHidden>
      <Skeleton className="h-6 w-18" />
    </>
  )
}
