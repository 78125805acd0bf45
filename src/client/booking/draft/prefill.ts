import { clampHireHours } from '@chauffeur/domain/hire'
import { MAX_ADDRESS_LENGTH } from '@chauffeur/domain/limits'
import type { ServiceType } from '@chauffeur/domain/service-type'
import { hasControlCharacters } from '@chauffeur/domain/text'
import { parseWallTime } from '@chauffeur/domain/wall-time'
import type { ChosenPlace } from '../../places/chosen-place.ts'
import type { DraftChange } from './draft.ts'

/** What a link to the wizard may say beforehand. */
export interface Prefill {
  readonly pickup?: string
  readonly dropoff?: string
  readonly pickupPlaceId?: string
  readonly dropoffPlaceId?: string
  readonly isAirport?: boolean
  readonly serviceType?: ServiceType
  readonly duration?: number
  readonly date?: string
}

/** Reads the query. What cannot be used is left out without a word. */
export function readPrefill(query: Record<string, unknown>): Prefill {
  return {
    ...some('pickup', text(query['pickup'])),
    ...some('dropoff', text(query['dropoff'])),
    ...some('pickupPlaceId', text(query['pickupPlaceId'])),
    ...some('dropoffPlaceId', text(query['dropoffPlaceId'])),
    ...some('isAirport', flag(query['isAirport'])),
    ...some('serviceType', query['serviceType'] === 'hourly' ? ('hourly' as const) : undefined),
    ...some('duration', hours(query['duration'])),
    ...some('date', day(query['date'])),
  }
}

/** The same as changes of the draft. `today` is the earliest day that a pick-up can have. */
export function prefillChanges(prefill: Prefill, today: string): DraftChange[] {
  if (Object.keys(prefill).length === 0) return []
  const isHourly = prefill.serviceType === 'hourly'
  const pickup = place(prefill.pickup, prefill.pickupPlaceId)
  const dropoff = place(prefill.dropoff, prefill.dropoffPlaceId)
  return [
    { type: 'service', serviceType: isHourly ? 'hourly' : 'point-to-point' },
    ...(isHourly ? [] : [{ type: 'airport' as const, on: prefill.isAirport ?? false }]),
    ...(pickup ? [{ type: 'pickup' as const, place: pickup }] : []),
    ...(dropoff && !isHourly ? [{ type: 'dropoff' as const, place: dropoff }] : []),
    ...(prefill.duration === undefined ? [] : [{ type: 'duration' as const, hours: prefill.duration }]),
    ...(prefill.date !== undefined && prefill.date >= today
      ? [{ type: 'set' as const, fields: { pickupDate: prefill.date } }]
      : []),
  ]
}

function place(location: string | undefined, placeId = ''): ChosenPlace | undefined {
  return location === undefined ? undefined : { location, placeId, name: '' }
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
  const whole = typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return typeof whole === 'number' && Number.isSafeInteger(whole) ? clampHireHours(whole) : undefined
}

function day(value: unknown): string | undefined {
  return typeof value === 'string' ? parseWallTime(value, '00:00')?.date : undefined
}
