import { DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { Zone } from '@chauffeur/domain/time'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { emptyDraft, type Draft } from '../booking/draft/draft.ts'

/** What of a booking a change starts from. */
export interface BookedTrip {
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

/** What of the trip is to be another: only that is sent, so that the rest stays as it is booked. */
export interface Wish {
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

export function wishOf(draft: Draft, booked: Draft): Wish {
  const vehicle = vehicleById(draft.vehicleId ?? 0)
  return {
    ...wishedWay(draft, booked),
    ...(draft.pickupDate !== booked.pickupDate && { pickupDate: draft.pickupDate }),
    ...(draft.pickupTime !== booked.pickupTime && { pickupTime: draft.pickupTime }),
    ...(vehicle && vehicle.id !== booked.vehicleId && { vehicleName: vehicle.name }),
  }
}

/** Whether places, stops and hours are as they are booked. */
export function isSameWay(draft: Draft, booked: Draft): boolean {
  return Object.keys(wishedWay(draft, booked)).length === 0
}

function wishedWay(draft: Draft, booked: Draft): Wish {
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
