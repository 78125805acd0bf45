import { clampHireHours } from '@chauffeur/domain/hire'
import { isPassengerCount, MAX_ADDRESS_LENGTH } from '@chauffeur/domain/limits'
import type { ServiceType } from '@chauffeur/domain/service-type'
import { hasControlCharacters } from '@chauffeur/domain/text'
import { vehicleById, type VehicleId } from '@chauffeur/domain/vehicles'
import { parseWallTime } from '@chauffeur/domain/wall-time'

// Every page of the site loads it with the addresses of the wizard: what only the wizard needs is in prefill-changes.ts.

/** The entries that a link to the wizard may bring. */
export interface Prefill {
  readonly pickup?: string
  readonly dropoff?: string
  readonly pickupPlaceId?: string
  readonly dropoffPlaceId?: string
  /** Typed as a place, and not chosen as one yet. */
  readonly pickupText?: string
  readonly dropoffText?: string
  readonly isAirport?: boolean
  readonly serviceType?: ServiceType
  readonly duration?: number
  readonly date?: string
  readonly vehicleId?: VehicleId
  readonly passengers?: number
}

/** Reads the query. What cannot be used is left out without a message. */
export function readPrefill(query: Record<string, unknown>): Prefill {
  return {
    ...some('pickup', text(query['pickup'])),
    ...some('dropoff', text(query['dropoff'])),
    ...some('pickupPlaceId', text(query['pickupPlaceId'])),
    ...some('dropoffPlaceId', text(query['dropoffPlaceId'])),
    ...some('pickupText', text(query['pickupText'])),
    ...some('dropoffText', text(query['dropoffText'])),
    ...some('isAirport', flag(query['isAirport'])),
    ...some('serviceType', query['serviceType'] === 'hourly' ? ('hourly' as const) : undefined),
    ...some('duration', hours(query['duration'])),
    ...some('date', day(query['date'])),
    ...some('vehicleId', vehicleById(wholeNumber(query['vehicleId']) ?? 0)?.id),
    ...some('passengers', party(query['passengers'])),
  }
}

function some<Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> {
  const entry: Partial<Record<Key, Value>> = {}
  if (value !== undefined) entry[key] = value
  return entry
}

// The router reads values as JSON where it can: "123" arrives as a number, "true" as a boolean.
function text(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const line = String(value).trim()
  return line === '' || line.length > MAX_ADDRESS_LENGTH || hasControlCharacters(line) ? undefined : line
}

function flag(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}

function hours(value: unknown): number | undefined {
  const count = wholeNumber(value)
  return count === undefined ? undefined : clampHireHours(count)
}

function party(value: unknown): number | undefined {
  const count = wholeNumber(value)
  return count !== undefined && isPassengerCount(count) ? count : undefined
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

function day(value: unknown): string | undefined {
  return typeof value === 'string' ? parseWallTime(value, '00:00')?.date : undefined
}

/** The wizard's four steps. */
export const steps = [1, 2, 3, 4] as const
export type WizardStep = (typeof steps)[number]

export function isStep(value: unknown): value is WizardStep {
  return steps.some((step) => step === value)
}
