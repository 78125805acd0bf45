import { fits } from '@chauffeur/domain/capacity'
import { fleetFor, type VehicleId } from '@chauffeur/domain/vehicles'
import { clampHireHours, DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'
import {
  DEFAULT_STAY_MINUTES,
  MAX_PASSENGERS,
  MAX_SEATS_PER_KIND,
  MAX_STOPS,
  MIN_PASSENGERS,
} from '@chauffeur/domain/limits'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { BillingField } from '@chauffeur/domain/required-fields'
import { isStay } from '@chauffeur/domain/stops'
import type { ChosenPlace } from '../../places/chosen-place.ts'

export const blankBilling: Readonly<Record<BillingField, string>> = {
  companyName: '',
  taxNumber: '',
  street: '',
  streetNumber: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
}

/** Fields that nothing else follows from. */
const freeFields = {
  pickupDate: '',
  pickupTime: '',
  flightNumber: '',
  passengerName: '',
  email: '',
  phone: '',
  /** Booked for somebody else, whose name and phone follow. */
  isForAnother: false,
  travellerName: '',
  travellerPhone: '',
  signName: '',
  /** What the house at either end is called, and how to find it: gone with its place. */
  pickupNote: '',
  dropoffNote: '',
  notes: '',
  whatsappNotifications: false,
  billingAddressEnabled: false,
  ...blankBilling,
  paymentMethod: null as PaymentMethod | null,
}

type FreeFields = typeof freeFields

/** The names of those that hold a text, or a yes or no. */
export type FreeField<Value> = {
  [Field in keyof FreeFields]: FreeFields[Field] extends Value ? Field : never
}[keyof FreeFields]

const emptyFields = {
  ...freeFields,
  serviceType: 'point-to-point' as ServiceType,
  isAirport: false,
  pickupLocation: '',
  pickupPlaceId: '',
  pickupName: '',
  pickupIsAirport: false,
  dropoffLocation: '',
  dropoffPlaceId: '',
  dropoffName: '',
  dropoffIsAirport: false,
  /** Hours of a hire. */
  duration: DEFAULT_HIRE_HOURS as number,
  passengers: MIN_PASSENGERS as number,
  seatsWanted: false,
  childSeatCount: 0,
  boosterSeatCount: 0,
  stops: [] as readonly DraftStop[],
  vehicleId: null as VehicleId | null,
  luggageConfig: null as string | null,
}

/** The customer's entries so far. A field that is declared here is in every draft. */
export type Draft = Readonly<typeof emptyFields>

export const emptyDraft: Draft = emptyFields

/** The class that was chosen cannot be booked at that time. */
interface NoVehicle {
  readonly vehicleId: null
  readonly luggageConfig: null
}

type SeatField = 'childSeatCount' | 'boosterSeatCount'

export type DraftChange =
  | { readonly type: 'set'; readonly fields: Partial<Readonly<FreeFields>> | NoVehicle }
  | { readonly type: 'service'; readonly serviceType: ServiceType }
  | { readonly type: 'airport'; readonly on: boolean }
  | { readonly type: 'pickup' | 'dropoff'; readonly place: ChosenPlace | null }
  | { readonly type: 'swap' }
  | { readonly type: 'duration'; readonly hours: number }
  | { readonly type: 'passengers'; readonly count: number }
  | { readonly type: 'seats-wanted'; readonly on: boolean }
  | { readonly type: 'seats'; readonly field: SeatField; readonly count: number }
  | {
      readonly type: 'stop-added'
      readonly stop: Omit<DraftStop, 'duration'>
      /** How many stops come before it. */
      readonly position?: number | undefined
    }
  | { readonly type: 'stop-moved'; readonly id: string; readonly to: 'up' | 'down' }
  | { readonly type: 'stop-removed'; readonly id: string }
  | { readonly type: 'stay'; readonly id: string; readonly minutes: number }
  | { readonly type: 'vehicle'; readonly id: VehicleId }
  | { readonly type: 'luggage'; readonly vehicleId: VehicleId; readonly config: string | null }

/** The draft after a change and all that follows from it; the same object when nothing does. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const next = settle({ ...draft, ...changedFields(draft, change) })
  return sameFields(draft, next) ? draft : next
}

function changedFields(draft: Draft, change: DraftChange): Partial<Draft> {
  switch (change.type) {
    case 'set':
      return change.fields
    case 'service':
      return change.serviceType === draft.serviceType ? {} : asService(change.serviceType)
    case 'airport':
      return { isAirport: change.on && draft.serviceType === 'point-to-point' }
    case 'pickup':
      return asPickup(change.place, draft)
    case 'dropoff':
      return draft.serviceType === 'hourly' ? {} : asDropoff(change.place, draft)
    case 'swap':
      return draft.serviceType === 'hourly' ? {} : withEndsSwapped(draft)
    case 'duration':
      return { duration: clampHireHours(Math.trunc(change.hours)) }
    case 'passengers':
      return { passengers: clamp(change.count, MIN_PASSENGERS, MAX_PASSENGERS) }
    case 'seats-wanted':
      return { seatsWanted: change.on }
    case 'seats':
      return { [change.field]: clamp(change.count, 0, seatsLeft(draft, change.field)) }
    case 'stop-added':
      return { stops: withStop(draft.stops, change.stop, change.position) }
    case 'stop-moved':
      return { stops: withStopMoved(draft.stops, change.id, change.to) }
    case 'stop-removed':
      return { stops: draft.stops.filter(({ id }) => id !== change.id) }
    case 'stay':
      return { stops: withStay(draft.stops, change.id, change.minutes) }
    case 'vehicle':
      return change.id === draft.vehicleId ? {} : { vehicleId: change.id, luggageConfig: null }
    case 'luggage':
      return { vehicleId: change.vehicleId, luggageConfig: change.config }
    default:
      return change satisfies never
  }
}

/** How many seats of this kind there can be: at most four, and one seat for each passenger altogether. */
export function seatsLeft(draft: Draft, field: SeatField): number {
  const other = field === 'childSeatCount' ? draft.boosterSeatCount : draft.childSeatCount
  return Math.min(MAX_SEATS_PER_KIND, draft.passengers - other)
}

/** A hire ends where the customer wishes, and at no airport. */
const noDropoff = {
  isAirport: false,
  dropoffLocation: '',
  dropoffPlaceId: '',
  dropoffName: '',
  dropoffIsAirport: false,
  dropoffNote: '',
  flightNumber: '',
} as const

function asService(serviceType: ServiceType): Partial<Draft> {
  if (serviceType === 'point-to-point') return { serviceType, stops: [] }
  return { serviceType, ...noDropoff, stops: [] }
}

function asPickup(place: ChosenPlace | null, draft: Draft): Partial<Draft> {
  const { location = '', placeId = '', name = '', isAirport = false } = place ?? {}
  return {
    pickupLocation: location,
    pickupPlaceId: placeId,
    pickupName: name,
    pickupIsAirport: isAirport,
    pickupNote: place?.note ?? (location === draft.pickupLocation ? draft.pickupNote : ''),
    ...airportAfter(draft, draft.pickupIsAirport, isAirport, draft.dropoffIsAirport),
    ...(location !== draft.pickupLocation && { stops: [] }),
  }
}

function asDropoff(place: ChosenPlace | null, draft: Draft): Partial<Draft> {
  const { location = '', placeId = '', name = '', isAirport = false } = place ?? {}
  return {
    dropoffLocation: location,
    dropoffPlaceId: placeId,
    dropoffName: name,
    dropoffIsAirport: isAirport,
    dropoffNote: place?.note ?? (location === draft.dropoffLocation ? draft.dropoffNote : ''),
    ...airportAfter(draft, draft.dropoffIsAirport, isAirport, draft.pickupIsAirport),
    ...(location !== draft.dropoffLocation && { stops: [] }),
  }
}

/** The way back of the same trip. Stops are for one way: they go, as with any other change of a place. */
function withEndsSwapped(draft: Draft): Partial<Draft> {
  return {
    pickupLocation: draft.dropoffLocation,
    pickupPlaceId: draft.dropoffPlaceId,
    pickupName: draft.dropoffName,
    pickupIsAirport: draft.dropoffIsAirport,
    pickupNote: draft.dropoffNote,
    dropoffLocation: draft.pickupLocation,
    dropoffPlaceId: draft.pickupPlaceId,
    dropoffName: draft.pickupName,
    dropoffIsAirport: draft.pickupIsAirport,
    dropoffNote: draft.pickupNote,
    stops: [],
  }
}

/** Choosing an airport makes it an airport transfer, and replacing the last one makes it none again. */
function airportAfter(
  { serviceType }: Draft,
  wasAirport: boolean,
  isAirport: boolean,
  isOtherAirport: boolean,
): Partial<Draft> {
  if (serviceType === 'hourly') return {}
  if (isAirport) return { isAirport: true }
  return wasAirport && !isOtherAirport ? { isAirport: false } : {}
}

/** Takes back what the rest of the draft no longer allows: seats beyond the party, a vehicle that is too small. */
function settle(draft: Draft): Draft {
  const childSeatCount = Math.min(draft.childSeatCount, draft.passengers)
  const boosterSeatCount = Math.min(draft.boosterSeatCount, draft.passengers - childSeatCount)
  const vehicle = fleetFor(draft.passengers).find(({ id }) => id === draft.vehicleId)
  const keepsVehicle = vehicle !== undefined && fits(vehicle, draft.passengers).fits
  return {
    ...draft,
    childSeatCount,
    boosterSeatCount,
    vehicleId: keepsVehicle ? vehicle.id : null,
    luggageConfig: keepsVehicle ? draft.luggageConfig : null,
  }
}

function sameFields(a: Draft, b: Draft): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function clamp(count: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.trunc(count)))
}

/** Whether the chauffeur waits for a flight: an airport transfer, unless only its end is known to be an airport. */
export function isAirportPickup({ isAirport, pickupIsAirport, dropoffIsAirport }: Draft): boolean {
  return isAirport && (pickupIsAirport || !dropoffIsAirport)
}

/** A stop as the customer chose it; the server reads its price from the database. */
export interface DraftStop {
  readonly id: string
  readonly location: string
  /** Minutes of stay. */
  readonly duration: number
  /** Euros, as suggested; of a stop that is booked already, it is not known. */
  readonly hourlyPrice?: number
  readonly latitude?: number
  readonly longitude?: number
}

type Stops = readonly DraftStop[]

/** Puts a stop behind so many others, at the end where nothing says where. */
function withStop(stops: Stops, stop: Omit<DraftStop, 'duration'>, position = stops.length): Stops {
  if (stops.length >= MAX_STOPS || stops.some(({ id }) => id === stop.id)) return stops
  return stops.toSpliced(position, 0, { ...stop, duration: DEFAULT_STAY_MINUTES })
}

function withStay(stops: Stops, id: string, minutes: number): Stops {
  if (!isStay(minutes)) return stops
  return stops.map((stop) => (stop.id === id ? { ...stop, duration: minutes } : stop))
}

/** Has a stop and its neighbour change places; the same stops where there is no neighbour. */
function withStopMoved(stops: Stops, id: string, to: 'up' | 'down'): Stops {
  const from = stops.findIndex((stop) => stop.id === id)
  const position = to === 'up' ? from - 1 : from + 1
  const stop = stops[from]
  if (!stop || position < 0 || position >= stops.length) return stops
  return stops.toSpliced(from, 1).toSpliced(position, 0, stop)
}
