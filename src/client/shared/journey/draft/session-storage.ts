import { isObject } from '@chauffeur/domain/is-object'
import { FLEET } from '@chauffeur/domain/vehicles'
import { isHireHours } from '@chauffeur/domain/hire'
import { isPassengerCount, MAX_NOTES_LENGTH, MAX_STOPS } from '@chauffeur/domain/limits'
import { MAX_CHILDREN, wheelchairs } from '@chauffeur/domain/needs'
import { isServiceType } from '@chauffeur/domain/service-type'
import { isStay } from '@chauffeur/domain/stops'
import { parseWallTime } from '@chauffeur/domain/wall-time'
import { billingFields } from '@chauffeur/domain/required-fields'
import {
  changeDraft,
  type Draft,
  type DraftChild,
  type DraftLeg,
  type DraftStop,
  emptyDraft,
} from './draft.ts'
import { newBookingSession, type BookingSession } from './booking-session.ts'

const KEY = 'booking-draft'
const FORMAT = 1

/** Stores the session for a reload in this tab, without what concerns payment. */
export function storeSession({ draft, id, revision }: BookingSession, key = KEY): void {
  const { paymentMethod: _, ...stored } = draft
  try {
    sessionStorage.setItem(key, JSON.stringify({ format: FORMAT, id, revision, draft: stored }))
  } catch {
    // Private windows and full storage: the draft then lives as long as the page.
  }
}

export function removeStoredSession(key = KEY): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}

/** The session that this tab has stored, or undefined. What cannot be read in it is as if it had not been filled in. */
export function findStoredSession(key = KEY): BookingSession | undefined {
  try {
    return parseStoredSession(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

export function parseStoredSession(stored: unknown): BookingSession | undefined {
  if (!isObject(stored) || stored['format'] !== FORMAT || !isObject(stored['draft'])) return undefined
  const { id, revision, draft } = stored
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) return undefined
  const isCount = typeof revision === 'number' && Number.isSafeInteger(revision) && revision >= 0
  return isCount ? { ...newBookingSession, id, revision, draft: readDraft(draft) } : undefined
}

function readDraft(stored: Record<string, unknown>): Draft {
  const line = (field: string) => text(stored[field])
  const yes = (field: string) => stored[field] === true
  const serviceType = line('serviceType')
  const isHourly = serviceType === 'hourly'
  const draft: Draft = {
    ...emptyDraft,
    ...Object.fromEntries(billingFields.map((field) => [field, line(field)])),
    serviceType: isServiceType(serviceType) ? serviceType : emptyDraft.serviceType,
    ...readLeg(stored, isHourly),
    back: !isHourly && isObject(stored['back']) ? readLeg(stored['back']) : null,
    duration: numberIf(isHireHours, stored['duration']) ?? emptyDraft.duration,
    passengers: numberIf(isPassengerCount, stored['passengers']) ?? emptyDraft.passengers,
    seatsWanted: yes('seatsWanted'),
    stops: isHourly ? [] : readStops(stored['stops']),
    vehicleId: FLEET.find(({ id }) => id === stored['vehicleId'])?.id ?? null,
    luggageConfig: line('luggageConfig') || null,
    passengerName: line('passengerName'),
    email: line('email'),
    phone: line('phone'),
    isForAnother: yes('isForAnother'),
    travellerName: line('travellerName'),
    travellerPhone: line('travellerPhone'),
    signName: line('signName'),
    notes: line('notes'),
    children: readChildren(stored['children']),
    wheelchair: wheelchairs.find((one) => one === stored['wheelchair']) ?? null,
    assistanceDog: yes('assistanceDog'),
    pet: yes('pet'),
    helpToCar: yes('helpToCar'),
    whatsappNotifications: yes('whatsappNotifications'),
    billingAddressEnabled: yes('billingAddressEnabled'),
  }
  // The rules of the form apply: seats are counted and the vehicle has to fit.
  return (['childSeatCount', 'boosterSeatCount'] as const).reduce(
    (seated, field) =>
      changeDraft(seated, {
        type: 'seats',
        field,
        count: numberIf(Number.isSafeInteger, stored[field]) ?? 0,
      }),
    draft,
  )
}

function readLeg(stored: Record<string, unknown>, isHourly = false): DraftLeg {
  const line = (field: string) => text(stored[field])
  const yes = (field: string) => stored[field] === true
  const time = (field: string) => parseWallTime('2000-01-01', line(field))?.time ?? ''
  return {
    isAirport: yes('isAirport') && !isHourly,
    flightNumber: line('flightNumber'),
    landingTime: time('landingTime'),
    departureTime: time('departureTime'),
    pickupLocation: line('pickupLocation'),
    pickupPlaceId: line('pickupPlaceId'),
    pickupName: line('pickupName'),
    pickupIsAirport: yes('pickupIsAirport'),
    pickupNote: line('pickupNote'),
    dropoffLocation: isHourly ? '' : line('dropoffLocation'),
    dropoffPlaceId: isHourly ? '' : line('dropoffPlaceId'),
    dropoffName: isHourly ? '' : line('dropoffName'),
    dropoffIsAirport: yes('dropoffIsAirport') && !isHourly,
    dropoffNote: isHourly ? '' : line('dropoffNote'),
    pickupDate: parseWallTime(line('pickupDate'), '00:00')?.date ?? '',
    pickupTime: time('pickupTime'),
  }
}

function readChildren(stored: unknown): readonly DraftChild[] {
  return (Array.isArray(stored) ? stored : [])
    .filter(isObject)
    .map((child) => ({ age: digits(child['age']), height: digits(child['height']) }))
    .slice(0, MAX_CHILDREN)
}

function digits(value: unknown): string {
  return /^\d{0,3}$/.exec(text(value))?.[0] ?? ''
}

function readStops(stored: unknown): readonly DraftStop[] {
  const stops = Array.isArray(stored) ? stored.flatMap(readStop) : []
  return [...new Map(stops.map((stop) => [stop.id, stop])).values()].slice(0, MAX_STOPS)
}

function readStop(stored: unknown): DraftStop[] {
  if (!isObject(stored)) return []
  const [id, location] = [text(stored['id']), text(stored['location'])]
  const [hourlyPrice, latitude, longitude] = ['hourlyPrice', 'latitude', 'longitude'].map((field) =>
    numberIf(Number.isFinite, stored[field]),
  )
  const duration = numberIf(isStay, stored['duration'])
  if (!id || !location || duration === undefined) return []
  if (hourlyPrice === undefined || latitude === undefined || longitude === undefined) return []
  return [{ id, location, duration, hourlyPrice, latitude, longitude }]
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_NOTES_LENGTH) : ''
}

function numberIf(isGood: (value: number) => boolean, value: unknown): number | undefined {
  return typeof value === 'number' && isGood(value) ? value : undefined
}
