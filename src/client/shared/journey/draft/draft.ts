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
import { NO_NEEDS, type Needs } from '@chauffeur/domain/needs'
import type { GuestPaymentMethod } from '@chauffeur/domain/payment-methods'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { BillingField } from '@chauffeur/domain/required-fields'
import { isStay } from '@chauffeur/domain/stops'
import type { ChosenPlace } from '../../places/chosen-place.ts'

/** A child, by years and centimetres as they were typed. */
export interface DraftChild {
  readonly age: string
  readonly height: string
}

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

/** Fields that nothing else follows from, of which the way back has its own. */
const freeLegFields = {
  pickupDate: '',
  pickupTime: '',
  flightNumber: '',
  /** When the flight lands, HH:mm: it suggests a time for the pick-up. So does when it leaves, which is booked, too. */
  landingTime: '',
  departureTime: '',
  /** The name of the house at either end, and how to find it; cleared with its place. */
  pickupNote: '',
  dropoffNote: '',
}

const freeFields = {
  ...freeLegFields,
  passengerName: '',
  email: '',
  phone: '',
  /** Booked for somebody else, whose name and phone follow. */
  isForAnother: false,
  travellerName: '',
  travellerPhone: '',
  signName: '',
  notes: '',
  /** For the suggestion of seats alone. */
  children: [] as readonly DraftChild[],
  whatsappNotifications: false,
  billingAddressEnabled: false,
  ...blankBilling,
  paymentMethod: null as GuestPaymentMethod | null,
}

type FreeFields = typeof freeFields

/** The names of those that hold a text, or a yes or no. */
export type FreeField<Value> = {
  [Field in keyof FreeFields]: FreeFields[Field] extends Value ? Field : never
}[keyof FreeFields]

const emptyLeg = {
  ...freeLegFields,
  isAirport: false,
  pickupLocation: '',
  pickupPlaceId: '',
  pickupName: '',
  pickupIsAirport: false,
  dropoffLocation: '',
  dropoffPlaceId: '',
  dropoffName: '',
  dropoffIsAirport: false,
}

/** The entries of one way. */
export type DraftLeg = Readonly<typeof emptyLeg>

const emptyFields = {
  ...freeFields,
  ...emptyLeg,
  serviceType: 'point-to-point' as ServiceType,
  /** Hours of a hire. */
  duration: DEFAULT_HIRE_HOURS as number,
  passengers: MIN_PASSENGERS as number,
  seatsWanted: false,
  childSeatCount: 0,
  boosterSeatCount: 0,
  stops: [] as readonly DraftStop[],
  /** The way back of a transfer, booked with it. */
  back: null as DraftLeg | null,
  ...NO_NEEDS,
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
  | { readonly type: 'needs'; readonly fields: Partial<Needs> }
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
  | { readonly type: 'back-added' | 'back-removed' }
  /** A change of the way back, as of a trip of its own. */
  | { readonly type: 'back'; readonly change: DraftChange }

/** The draft after a change and all that follows from it; the same object when nothing does. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  const next = settle(withBackFollowing(draft, { ...draft, ...changedFields(draft, change) }))
  return sameFields(draft, next) ? draft : next
}

function changedFields(draft: Draft, change: DraftChange): Partial<Draft> {
  switch (change.type) {
    case 'set':
    case 'needs':
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
    case 'back-added':
      return draft.serviceType === 'hourly' ? {} : { back: reversedLeg(draft) }
    case 'back-removed':
      return { back: null }
    case 'back':
      return withBackChanged(draft, change.change)
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
  return { serviceType, ...noDropoff, stops: [], back: null }
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

/** Stops are for one way: they go, as with any other change of a place. */
function withEndsSwapped(draft: Draft): Partial<Draft> {
  return { ...swappedEnds(draft), stops: [] }
}

function swappedEnds(leg: DraftLeg) {
  return { ...pickupAtEndOf(leg), ...dropoffAtStartOf(leg) }
}

function pickupAtEndOf(leg: DraftLeg) {
  return {
    pickupLocation: leg.dropoffLocation,
    pickupPlaceId: leg.dropoffPlaceId,
    pickupName: leg.dropoffName,
    pickupIsAirport: leg.dropoffIsAirport,
    pickupNote: leg.dropoffNote,
  }
}

function dropoffAtStartOf(leg: DraftLeg) {
  return {
    dropoffLocation: leg.pickupLocation,
    dropoffPlaceId: leg.pickupPlaceId,
    dropoffName: leg.pickupName,
    dropoffIsAirport: leg.pickupIsAirport,
    dropoffNote: leg.pickupNote,
  }
}

/** Returns the leg with its ends swapped. A pick-up that only the service calls an airport stays one as the drop-off. */
function reversedLeg(draft: Draft): DraftLeg {
  const dropoffIsAirport = draft.pickupIsAirport || isAirportPickup(draft)
  return { ...emptyLeg, ...swappedEnds(draft), dropoffIsAirport, isAirport: draft.isAirport }
}

/** The way back as a trip of its own, for the same party in the same vehicle. */
export function wayBackOf(draft: Draft): Draft | undefined {
  return draft.back ? { ...draft, ...draft.back, stops: [], back: null } : undefined
}

/** Changes the way back, and for both ways what both share. */
function withBackChanged(draft: Draft, change: DraftChange): Partial<Draft> {
  const back = wayBackOf(draft)
  if (!back) return {}
  const changed = { ...back, ...changedFields(back, change) }
  return { ...changed, ...legOf(draft), stops: draft.stops, back: legOf(changed) }
}

function legOf(draft: DraftLeg): DraftLeg {
  return {
    pickupDate: draft.pickupDate,
    pickupTime: draft.pickupTime,
    flightNumber: draft.flightNumber,
    landingTime: draft.landingTime,
    departureTime: draft.departureTime,
    isAirport: draft.isAirport,
    pickupLocation: draft.pickupLocation,
    pickupPlaceId: draft.pickupPlaceId,
    pickupName: draft.pickupName,
    pickupIsAirport: draft.pickupIsAirport,
    pickupNote: draft.pickupNote,
    dropoffLocation: draft.dropoffLocation,
    dropoffPlaceId: draft.dropoffPlaceId,
    dropoffName: draft.dropoffName,
    dropoffIsAirport: draft.dropoffIsAirport,
    dropoffNote: draft.dropoffNote,
  }
}

/** An end of the way back that is the other end of the way there stays it when that is moved. */
function withBackFollowing(before: Draft, next: Draft): Draft {
  const { back } = next
  if (!back || back !== before.back) return next
  const isPickupMoved = next.pickupLocation !== before.pickupLocation
  const isDropoffMoved = next.dropoffLocation !== before.dropoffLocation
  const hasSameEnd = back.dropoffLocation === before.pickupLocation
  const hasSameStart = back.pickupLocation === before.dropoffLocation
  if (!(isPickupMoved && hasSameEnd) && !(isDropoffMoved && hasSameStart)) return next
  const { isAirport, dropoffIsAirport } = reversedLeg(next)
  return {
    ...next,
    back: {
      ...back,
      isAirport,
      ...(isDropoffMoved && hasSameStart && pickupAtEndOf(next)),
      ...(isPickupMoved && hasSameEnd && { ...dropoffAtStartOf(next), dropoffIsAirport }),
    },
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
export function isAirportPickup({ isAirport, pickupIsAirport, dropoffIsAirport }: DraftLeg): boolean {
  return isAirport && (pickupIsAirport || !dropoffIsAirport)
}

/** When the flight leaves that the way goes to; empty where it goes to none. */
export function departureOf({ isAirport, dropoffIsAirport, departureTime }: DraftLeg): string {
  return isAirport && dropoffIsAirport ? departureTime : ''
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
