import { pick } from '@chauffeur/domain/booking-facts'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { guestPaymentMethods } from '@chauffeur/domain/payment-methods'
import { serviceTypes, type ServiceType } from '@chauffeur/domain/service-type'
import { travellerRefusal } from '@chauffeur/domain/required-fields'
import { z } from 'zod'
import { askedFacts } from './fact-fields.ts'
import { because, count, euros, locale, oneOf, optionalText, yesNo } from './fields.ts'
import {
  dropoffLocation,
  hireHours,
  hoursIssues,
  hoursReadWhen,
  optionalVehicleName,
  pickupDate,
  pickupLocation,
  pickupTime,
  placeId,
  positionFields,
  readPositions,
  stops,
} from './trip-fields.ts'

/** In characters: one that carries a trip with many stops is long. */
const MAX_QUOTE_ID_LENGTH = 8000

const billing = {
  companyName: optionalText('Company name', MAX_NAME_LENGTH),
  taxNumber: optionalText('Tax number'),
  street: optionalText('Street'),
  streetNumber: optionalText('Street number'),
  city: optionalText('City'),
  state: optionalText('State'),
  postalCode: optionalText('Postal code'),
  country: optionalText('Country'),
}

// `locale` of fields.ts stands in its place: its description says which language a booking gets without one.
const { locale: _, ...others } = askedFacts

/** The fields that a booking is asked for with, whoever makes it. Facts that are not named here come last. */
export const bookingFields = {
  ...pick(askedFacts, ['customerName', 'customerEmail', 'customerPhone']),
  locale,
  pickupLocation,
  dropoffLocation,
  pickupPlaceId: placeId('Pick-up place id'),
  dropoffPlaceId: placeId('Drop-off place id'),
  ...positionFields,
  ...pick(askedFacts, ['pickupNote', 'dropoffNote']),
  stops,
  pickupDate,
  pickupTime,
  vehicleId: count('Vehicle id', 1, Number.MAX_SAFE_INTEGER).nullish(),
  vehicleName: optionalVehicleName,
  serviceType: oneOf('Service type', serviceTypes),
  serviceDuration: hoursReadWhen('serviceType is hourly'),
  ...pick(askedFacts, ['luggageConfig', 'passengers', 'travellerName', 'travellerPhone', 'signName']),
  ...pick(askedFacts, ['flightNumber', 'notes', 'whatsappNotifications', 'isAirportService']),
  paymentMethod: oneOf('Payment method', guestPaymentMethods),
  totalPrice: euros('Total price').nullish(),
  quoteId: optionalText('Quote id', MAX_QUOTE_ID_LENGTH),
  billingAddressEnabled: yesNo('Billing address').default(false),
  ...billing,
  ...others,
}

/** The unfinished booking of a guest's page that a request was sent from. */
export const draftId = z
  .string({ error: 'The draft id must be text.' })
  .regex(/^[0-9a-f]{32}$/, 'The draft id must be 32 hexadecimal digits.')
  .optional()
  .describe(
    'The unfinished booking that this request was sent from, by 128 random bits that nobody else knows. For a day it has one unpaid order at most: the same trips sent again are the same bookings, with the way to pay that is named now; others replace those that are not paid, which are cancelled.',
  )

/** A booking names its vehicle by name or by id. */
export const NAMES_A_VEHICLE = { anyOf: [{ required: ['vehicleName'] }, { required: ['vehicleId'] }] }

/** The fields required of a booking from a quote that carries its trip, and those that any other needs besides. */
export const OF_QUOTE_OR_TRIP = {
  required: ['customerName', 'customerEmail', 'customerPhone', 'paymentMethod'],
  anyOf: [
    { required: ['quoteId'] },
    ...NAMES_A_VEHICLE.anyOf.map(({ required }) => ({
      required: ['pickupLocation', 'pickupDate', 'pickupTime', 'serviceType', 'passengers', ...required],
    })),
  ],
}

type Positions = Partial<z.output<z.ZodObject<typeof positionFields>>>

interface AskedService extends Positions {
  readonly pickupPlaceId: string | null
  readonly serviceType: ServiceType
  readonly serviceDuration?: unknown
  readonly dropoffLocation: string | null
  readonly dropoffPlaceId: string | null
}

/** A transfer has a drop-off; a hire has hours and none. */
export function readService<Input extends AskedService>(asked: Input, ctx: z.RefinementCtx) {
  const input = readPositions(asked, ctx)
  const booking = { ...input, hours: null as number | null }
  if (input.serviceType === 'point-to-point') {
    if (input.dropoffLocation) return booking
    ctx.issues.push({
      code: 'custom',
      input: input.dropoffLocation,
      path: ['dropoffLocation'],
      message: 'Drop-off location is required.',
    })
    return z.NEVER
  }
  const hours = hireHours.safeParse(input.serviceDuration)
  if (hours.success) return { ...booking, ...NO_DROPOFF, hours: hours.data }
  ctx.issues.push(...hoursIssues('serviceDuration', input.serviceDuration, hours.error))
  return z.NEVER
}

const NO_DROPOFF = { dropoffLocation: null, dropoffPlaceId: null }

interface AskedBooking extends AskedService {
  readonly travellerName: string | null
  readonly travellerPhone: string | null
}

/** Reads a request for a booking: its service, and that a traveller who has a number has a name, too. */
export function readAskedBooking<Input extends AskedBooking>(input: Input, ctx: z.RefinementCtx) {
  const { travellerName, travellerPhone } = input
  const refusal = travellerRefusal({ isForAnother: travellerPhone !== null, travellerName })
  if (refusal)
    ctx.issues.push({
      code: 'custom',
      input: travellerName,
      path: ['travellerName'],
      ...because(refusal),
    })
  return readService(input, ctx)
}
