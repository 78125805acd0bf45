import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import {
  MAX_ADDRESS_LENGTH,
  MAX_SEATS_PER_KIND,
  MAX_STAY_MINUTES,
  MIN_STAY_MINUTES,
  STAY_STEP_MINUTES,
} from '@chauffeur/domain/limits'
import { pinId } from '@chauffeur/domain/pin'
import { saleRefusals } from '@chauffeur/domain/sale-refusals'
import { vehicleAliases, vehicleChoices } from '@chauffeur/domain/vehicles'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import {
  count,
  countSchema,
  degrees,
  optionalCount,
  optionalText,
  saying,
  text,
  isDay,
  isTime,
} from './fields.ts'

// The fields that a quote, a booking and a request for a price share.

export const pickupLocation = text('Pick-up location', MAX_ADDRESS_LENGTH)
export const dropoffLocation = optionalText('Drop-off location', MAX_ADDRESS_LENGTH)
export const placeId = (label: string) => optionalText(label, MAX_ADDRESS_LENGTH)

/** The positions of a trip's ends, for whoever has no address: in place of the place ids. The locations stay as they are sent. */
export const positionFields = {
  pickupLatitude: degrees('Pick-up latitude', 90).nullish(),
  pickupLongitude: degrees('Pick-up longitude', 180).nullish(),
  dropoffLatitude: degrees('Drop-off latitude', 90).nullish(),
  dropoffLongitude: degrees('Drop-off longitude', 180).nullish(),
}
type PositionField = keyof typeof positionFields
type Positioned = { readonly [Field in PositionField]?: number | null | undefined } & {
  readonly pickupPlaceId: string | null
  readonly dropoffPlaceId: string | null
}

/** The coordinates as the place ids that they are. */
export function readPositions<Input extends Positioned>(input: Input, ctx: z.RefinementCtx) {
  const { pickupLatitude, pickupLongitude, dropoffLatitude, dropoffLongitude, ...rest } = input
  const pickup = positionOf('pickup', pickupLatitude, pickupLongitude, ctx)
  const dropoff = positionOf('dropoff', dropoffLatitude, dropoffLongitude, ctx)
  return {
    ...rest,
    pickupPlaceId: pickup ?? input.pickupPlaceId,
    dropoffPlaceId: dropoff ?? input.dropoffPlaceId,
  }
}

const END_LABELS = { pickup: 'Pick-up', dropoff: 'Drop-off' } as const

function positionOf(
  end: keyof typeof END_LABELS,
  latitude: number | null | undefined,
  longitude: number | null | undefined,
  ctx: z.RefinementCtx,
): string | undefined {
  if (latitude != null && longitude != null) return pinId({ lat: latitude, lon: longitude })
  if (latitude != null || longitude != null)
    ctx.issues.push({
      code: 'custom',
      input: null,
      path: [`${end}${latitude == null ? 'Latitude' : 'Longitude'}`],
      message: `${END_LABELS[end]} latitude and longitude are needed together.`,
    })
  return undefined
}

export const hireHours = count('Duration in hours', MIN_HIRE_HOURS, MAX_HIRE_HOURS)
/** The issues of the hired hours, which are parsed apart from the other fields. */
export const hoursIssues = (field: string, input: unknown, error: z.ZodError) =>
  error.issues.map((issue) => ({ ...issue, code: 'custom' as const, input, path: [field] }))
/** Hired hours as they are sent: anything, until it is known that the trip is a hire. */
export const hoursReadWhen = (condition: string) =>
  z
    .unknown()
    .optional()
    .meta(countSchema(`Hired hours, read when ${condition}`, MIN_HIRE_HOURS, MAX_HIRE_HOURS))

// Other spellings are read, too; who writes a program is best served with one.
const VEHICLE = {
  enum: [...vehicleChoices],
  description: `Vehicle. Capitals do not matter, and these are read as well: ${vehicleAliases.join(', ')}`,
}
export const vehicleName = text('Vehicle').meta(VEHICLE)
export const optionalVehicleName = optionalText('Vehicle').meta({
  ...VEHICLE,
  enum: [...VEHICLE.enum, null],
})

const NO_DATE = saying('Pick-up date must be a day written like 2027-03-28.', { code: 'no_day' })
const NO_TIME = saying('Pick-up time must be a time written like 14:30.', { code: 'no_time' })

const DATE = { format: 'date', description: 'A day on the pick-up’s calendar, yyyy-MM-dd' }
const TIME = {
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'A time on the pick-up’s clock, HH:mm',
}

export const pickupDate = text('Pick-up date').refine(isDay, NO_DATE).meta(DATE)
export const pickupTime = text('Pick-up time').refine(isTime, NO_TIME).meta(TIME)
export const optionalPickupDate = optionalText('Pick-up date').refine(
  (date) => date === null || isDay(date),
  NO_DATE,
)
export const optionalPickupTime = optionalText('Pick-up time').refine(
  (time) => time === null || isTime(time),
  NO_TIME,
)

export const seats = (label: string) => optionalCount(label, 0, MAX_SEATS_PER_KIND)

/** A stop that the customer chose, identified by `id` or, without one, by its name in `location`. */
const chosenStop = z.object(
  {
    id: optionalText('Stop id', 64),
    location: text('Stop location', MAX_ADDRESS_LENGTH),
    duration: count('Stop duration in minutes', MIN_STAY_MINUTES, MAX_STAY_MINUTES).meta(
      countSchema('Stop duration in minutes', MIN_STAY_MINUTES, MAX_STAY_MINUTES, STAY_STEP_MINUTES),
    ),
    latitude: z.number({ error: 'Stop latitude must be a number.' }).nullish(),
    longitude: z.number({ error: 'Stop longitude must be a number.' }).nullish(),
  },
  { error: 'Each stop needs a location and a duration.' },
)
export type ChosenStop = z.output<typeof chosenStop>

const stopList = z.array(chosenStop, { error: 'Stops must be a list.' }).max(50, 'There are too many stops.')

/** A list of stops, or the same list as JSON in a string: clients send both. */
export const stops = z.preprocess(
  decoded,
  stopList.nullish().transform((list) => list ?? []),
)

/** The stops of a change: left out, those that are booked stay. */
export const changedStops = z.preprocess(decoded, stopList.optional())

function decoded(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return []
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** The refusals of a trip, whether it is booked or changed. */
export const tripRefusals = [
  'UNKNOWN_PLACE',
  'UNKNOWN_STOP',
  'NO_ROUTE',
  'PLACES_UNAVAILABLE',
  'ROUTING_UNAVAILABLE',
  'NO_PRICE',
  'INSUFFICIENT_CAPACITY',
  'WHEELCHAIR_NOT_CARRIED',
  ...saleRefusals,
  'PAYMENT_METHOD_NOT_ALLOWED',
] as const satisfies readonly ErrorCode[]
