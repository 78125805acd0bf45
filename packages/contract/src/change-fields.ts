import { bookingActors } from '@chauffeur/domain/booking-acts'
import { MAX_ADDRESS_LENGTH } from '@chauffeur/domain/limits'
import {
  changeEffects,
  changeEndReasons,
  changeSettlements,
  changeStates,
} from '@chauffeur/domain/trip-change'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import { askedFacts, readFacts } from './fact-fields.ts'
import { instant, placeName, reason, text } from './fields.ts'
import {
  changedStops,
  hireHours,
  pickupDate,
  pickupLocation,
  pickupTime,
  placeId,
  positionFields,
  readPositions,
  vehicleName,
  tripRefusals,
} from './trip-fields.ts'

// Shared by the calls about changes of a booked trip.

const facts = readFacts('guest')

/** The changes asked for. A field that is left out stays as it is. */
export const changeableTripFields = {
  pickupLocation: pickupLocation.optional(),
  pickupPlaceId: placeId('Pick-up place id'),
  dropoffLocation: text('Drop-off location', MAX_ADDRESS_LENGTH).optional(),
  dropoffPlaceId: placeId('Drop-off place id'),
  ...positionFields,
  pickupNote: askedFacts.pickupNote.describe('Of another pick-up location; left out, it has none'),
  dropoffNote: askedFacts.dropoffNote.describe('Of another drop-off location; left out, it has none'),
  stops: changedStops,
  pickupDate: pickupDate.optional(),
  pickupTime: pickupTime.optional(),
  vehicleName: vehicleName.optional(),
  serviceDuration: hireHours.optional(),
}
const requestedChange = z.object(changeableTripFields).transform(readChange)
export type RequestedChange = z.output<typeof requestedChange>

/** Another position needs a location as well: what it is called. */
export function readChange<Input extends z.output<z.ZodObject<typeof changeableTripFields>>>(
  asked: Input,
  ctx: z.RefinementCtx,
) {
  const { pickupLatitude, pickupLocation, dropoffLatitude, dropoffLocation } = asked
  if (pickupLatitude != null && pickupLocation === undefined) ctx.issues.push(missing('pickupLocation'))
  if (dropoffLatitude != null && dropoffLocation === undefined) ctx.issues.push(missing('dropoffLocation'))
  return readPositions(asked, ctx)
}

const LABELS = { pickupLocation: 'Pick-up location', dropoffLocation: 'Drop-off location' } as const

function missing(field: keyof typeof LABELS) {
  return {
    code: 'custom' as const,
    input: undefined,
    path: [field],
    message: `${LABELS[field]} is required.`,
  }
}

/** The part of a booking that a change is about. */
export const changedTrip = z.object({
  pickupLocation: z.string(),
  pickupName: placeName,
  dropoffLocation: z.string().nullable(),
  dropoffName: placeName,
  pickupNote: facts.pickupNote,
  dropoffNote: facts.dropoffNote,
  stops: z.array(z.object({ id: z.string(), location: z.string(), duration: z.number() })),
  serviceDuration: z.string().nullable().describe('Hired hours'),
  pickupDate: z.string(),
  pickupTime: z.string(),
  pickupZone: z.enum(['Europe/Lisbon', 'Europe/Madrid']),
  pickupAt: instant,
  vehicleId: z.number(),
  vehicleName: z.string(),
})
export type ChangedTrip = z.infer<typeof changedTrip>

const amounts = {
  oldTotalCents: z.int(),
  newTotalCents: z.int(),
  differenceCents: z.int().describe('New less old: negative where the trip gets cheaper'),
  settlement: z
    .enum(changeSettlements)
    .describe(
      'How the difference is settled. driver: with the driver. checkout: paid online before anything changes. refund: to the original payment method. account: with the account of the partner. unpaid: the trip is not paid yet, so that the new price is what is to be paid online',
    ),
}

export const tripChange = z.object({
  id: z.string(),
  by: z.enum(bookingActors),
  state: z
    .enum(changeStates)
    .describe(
      'awaiting_payment: the difference is to be paid first. open: it waits for the office. accepted: the trip is as it says. The others have ended without effect',
    ),
  before: changedTrip,
  after: changedTrip,
  ...amounts,
  reason: z.string().nullable().describe('Why it was declined or has ended'),
  reasonCode: z
    .enum(changeEndReasons)
    .nullable()
    .describe('The same where the system has ended it; null of what a person has written'),
  createdAt: instant,
  endsAt: instant
    .nullable()
    .describe('Of one that is awaiting_payment or open: when it ends if nothing happens'),
  endedAt: instant.nullable().describe('When it took effect, or ended without'),
})
export type TripChange = z.infer<typeof tripChange>

/** The cost of a change, and its effect. */
export const changeQuote = z.object({
  ...amounts,
  takesEffect: z
    .enum(changeEffects)
    .describe(
      'at_once; when_paid: as soon as the difference is paid; when_accepted: once it is paid, if something is to be paid online, and the office has accepted',
    ),
  note: z.string().nullable().describe('What the guest should know before asking'),
  obstacle: z
    .string()
    .optional()
    .describe('For the office: why the trip is not sold as it would be; the change needs an overrideReason'),
  obstacleReason: reason.optional().describe('The same as a code with its values'),
  trip: changedTrip.describe('As it would be'),
})
export type ChangeQuote = z.infer<typeof changeQuote>

/** The refusals of a request for a change, whoever asks. */
export const changeRefusals = [
  'ALREADY_CANCELLED',
  'ALREADY_DECIDED',
  'TOO_LATE',
  'CHANGE_OPEN',
  'PAYMENT_OPEN',
  ...tripRefusals,
] as const satisfies readonly ErrorCode[]
