import { useCallback, useMemo, useReducer, useState } from 'react'
import { DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { Zone } from '@chauffeur/domain/time'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { changeTexts as texts } from '@chauffeur/words/en/changes'
import { newBookingSession } from '../journey/draft/booking-session.ts'
import { changeDraft, emptyDraft, type Draft } from '../journey/draft/draft.ts'
import { whySamePlace } from '../journey/draft/steps.ts'
import { useQuotes } from '../journey/quotes/use-quotes.ts'
import type { Booking } from '../journey/state/booking-context.ts'
import { readClock, usePickupClock } from '../journey/state/use-pickup-clock.ts'
import type { FieldProblems } from '../forms/use-form-problems.ts'

export interface TripForm {
  /** The state that the wizard's parts read. */
  readonly booking: Booking
  readonly request: ChangeRequest
  readonly hasChanges: boolean
  /** The way is as it is booked, and so is the price of the booked vehicle. */
  readonly isSameWay: boolean
  /** The places are others, so that the stops that were booked are gone. */
  readonly hasLostStops: boolean
  readonly bookedVehicleId: number
  /** Why the new time cannot be. */
  readonly timeProblem: string | undefined
  readonly problems: FieldProblems
}

const UNUSED = {
  payment: { isChecking: false, methods: undefined, reason: undefined, chosen: null },
  changeSession: () => {},
  step: 1,
  typed: { pickup: '', dropoff: '' },
  arePlacesFolded: false,
  unfoldPlaces: () => {},
  goTo: () => {},
  problemAt: () => undefined,
  mayLeave: () => true,
  reportProblems: () => {},
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
  const clock = isPickupKept ? readClock(draft, zone, openedAt) : clockThere
  const quotes = useQuotes(draft)
  const change = useCallback<Booking['change']>((what) => dispatch(what), [])
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
interface BookedTrip {
  readonly serviceType: ServiceType
  readonly serviceDuration: string | null
  readonly pickupLocation: string
  readonly pickupName: string | null
  readonly dropoffLocation: string | null
  readonly dropoffName: string | null
  readonly stops: readonly { readonly id: string; readonly location: string; readonly duration: number }[]
  readonly pickupDate: string
  readonly pickupTime: string
  readonly pickupZone: Zone
  readonly vehicleId: number
  readonly passengers: number
}

/** The booked trip as the wizard's parts show it. */
export function draftOfTrip(trip: BookedTrip): Draft {
  return {
    ...emptyDraft,
    serviceType: trip.serviceType,
    pickupLocation: trip.pickupLocation,
    pickupName: trip.pickupName ?? '',
    dropoffLocation: trip.dropoffLocation ?? '',
    dropoffName: trip.dropoffName ?? '',
    duration: trip.serviceDuration === null ? DEFAULT_HIRE_HOURS : Number(trip.serviceDuration),
    stops: trip.stops,
    pickupDate: trip.pickupDate,
    pickupTime: trip.pickupTime,
    passengers: trip.passengers,
    vehicleId: vehicleById(trip.vehicleId)?.id ?? null,
  }
}

/** The changed facts of a trip: only they are sent, so that the rest stays as it is booked. */
export interface ChangeRequest {
  pickupLocation?: string
  pickupPlaceId?: string
  dropoffLocation?: string
  dropoffPlaceId?: string
  stops?: { id: string; location: string; duration: number }[]
  pickupDate?: string
  pickupTime?: string
  vehicleName?: string
  serviceDuration?: number
}

export function changeRequestOf(draft: Draft, booked: Draft): ChangeRequest {
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

function requestedWay(draft: Draft, booked: Draft): ChangeRequest {
  const stops = draft.stops.map(({ id, location, duration }) => ({ id, location, duration }))
  return {
    ...(draft.pickupLocation !== booked.pickupLocation && {
      pickupLocation: draft.pickupLocation,
      pickupPlaceId: draft.pickupPlaceId,
    }),
    ...(draft.dropoffLocation !== booked.dropoffLocation && {
      dropoffLocation: draft.dropoffLocation,
      dropoffPlaceId: draft.dropoffPlaceId,
    }),
    ...(stopsIn(draft) !== stopsIn(booked) && { stops }),
    ...(draft.duration !== booked.duration && { serviceDuration: draft.duration }),
  }
}

const stopsIn = ({ stops }: Draft) => JSON.stringify(stops.map(({ id, duration }) => [id, duration]))
