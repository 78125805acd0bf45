import { MAX_NAME_LENGTH, MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { serviceTypes, type ServiceType } from '@chauffeur/domain/service-type'
import { travellerRefusal } from '@chauffeur/domain/required-fields'
import { z } from 'zod'
import {
  count,
  euros,
  locale,
  oneOf,
  optionalFlightNumber,
  optionalNotes,
  optionalText,
  text,
  yesNo,
} from './fields.ts'
import {
  dropoffLocation,
  hireHours,
  hoursReadWhen,
  optionalVehicleName,
  pickupDate,
  pickupLocation,
  pickupTime,
  placeId,
  seats,
  stops,
} from './trip-fields.ts'

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

/** The fields that a booking is asked for with, whoever makes it. */
export const bookingFields = {
  customerName: text('Full name', MAX_NAME_LENGTH),
  customerEmail: text('Email'),
  customerPhone: text('Phone'),
  locale,
  pickupLocation,
  dropoffLocation,
  pickupPlaceId: placeId('Pick-up place id'),
  dropoffPlaceId: placeId('Drop-off place id'),
  stops,
  pickupDate,
  pickupTime,
  vehicleId: count('Vehicle id', 1, Number.MAX_SAFE_INTEGER).nullish(),
  vehicleName: optionalVehicleName,
  serviceType: oneOf('Service type', serviceTypes),
  serviceDuration: hoursReadWhen('serviceType is hourly'),
  luggageConfig: optionalText('Luggage configuration'),
  passengers: count('The number of passengers', MIN_PASSENGERS, MAX_PASSENGERS),
  travellerName: optionalText('Passenger name', MAX_NAME_LENGTH).describe(
    'Who travels, where the customer books for somebody else',
  ),
  travellerPhone: optionalText('Passenger phone').describe(
    'Of whoever travels, where it is not the customer',
  ),
  signName: optionalText('Name on the sign', MAX_NAME_LENGTH).describe(
    'On the chauffeur’s sign at an airport',
  ),
  flightNumber: optionalFlightNumber(),
  notes: optionalNotes('Special requests'),
  whatsappNotifications: yesNo('The WhatsApp wish').default(false),
  isAirportService: yesNo('Airport service').default(false),
  paymentMethod: oneOf('Payment method', paymentMethods),
  totalPrice: euros('Total price').nullish(),
  quoteId: optionalText('Quote id', 2000),
  billingAddressEnabled: yesNo('Billing address').default(false),
  ...billing,
  childSeatCount: seats('The number of child seats'),
  boosterSeatCount: seats('The number of booster seats'),
}

/** One of the two is needed. */
export const NAMES_A_VEHICLE = { anyOf: [{ required: ['vehicleName'] }, { required: ['vehicleId'] }] }

interface AskedService {
  readonly serviceType: ServiceType
  readonly serviceDuration?: unknown
  readonly dropoffLocation: string | null
  readonly dropoffPlaceId: string | null
}

/** A transfer has a drop-off; a hire has hours and none. */
export function readService<Input extends AskedService>(input: Input, ctx: z.RefinementCtx) {
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
  if (hours.success) return { ...booking, dropoffLocation: null, dropoffPlaceId: null, hours: hours.data }
  for (const { message } of hours.error.issues)
    ctx.issues.push({ code: 'custom', input: input.serviceDuration, path: ['serviceDuration'], message })
  return z.NEVER
}

interface AskedBooking extends AskedService {
  readonly travellerName: string | null
  readonly travellerPhone: string | null
}

/** Besides, whoever has a number has a name. */
export function readBooking<Input extends AskedBooking>(input: Input, ctx: z.RefinementCtx) {
  const { travellerName, travellerPhone } = input
  const message = travellerRefusal({ isForAnother: travellerPhone !== null, travellerName })
  if (message) ctx.issues.push({ code: 'custom', input: travellerName, path: ['travellerName'], message })
  return readService(input, ctx)
}
