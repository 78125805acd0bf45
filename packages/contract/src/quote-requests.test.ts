import { expect, test } from 'vitest'
import { createQuoteRequest } from './quote-requests.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import {
  line,
  optionalDay,
  optionalFlightNumber,
  optionalLine,
  optionalLines,
  optionalLocale,
  optionalTime,
  optionalWholeNumber,
  readAs,
  word,
  yesNo,
} from './testing/field-kinds.ts'
import { optionalHireHours, optionalVehicleId, positions, seats, stops } from './testing/trip-fields.ts'

const valid = {
  customerName: 'Ana Sousa',
  customerEmail: 'ana.sousa@example.com',
  customerPhone: '+351 912 345 678',
  pickupLocation: 'Faro Airport',
}
const hire = { ...valid, serviceType: 'hourly' }

describeInput('createQuoteRequest', {
  valid,
  bodies: { serviceDuration: hire },
  outputs: { serviceDuration: 'hours' },
  fields: {
    customerName: line('Full name'),
    customerEmail: optionalLine('Email'),
    customerPhone: optionalLine('Phone'),
    locale: optionalLocale,
    message: optionalLines('Message'),
    whatsappNotifications: yesNo('The WhatsApp wish'),
    serviceType: word('Service type', ['point-to-point', 'hourly'], [[undefined, 'point-to-point']]),
    serviceDuration: optionalHireHours,
    pickupLocation: line('Pick-up location', 300),
    dropoffLocation: optionalLine('Drop-off location', 300),
    pickupPlaceId: optionalLine('Pick-up place id', 300),
    dropoffPlaceId: optionalLine('Drop-off place id', 300),
    ...positions,
    pickupNote: optionalLine('Pick-up note'),
    dropoffNote: optionalLine('Drop-off note'),
    stops,
    pickupDate: optionalDay('Pick-up date'),
    pickupTime: optionalTime('Pick-up time'),
    vehicleId: optionalVehicleId,
    vehicleName: optionalLine('Vehicle'),
    luggageConfig: optionalLine('Luggage configuration'),
    passengers: optionalWholeNumber('The number of passengers', 1, 16, readAs([undefined, null], null)),
    childSeatCount: seats('The number of child seats'),
    boosterSeatCount: seats('The number of booster seats'),
    isAirportService: yesNo('Airport service'),
    flightNumber: optionalFlightNumber,
    notes: optionalLines('Special requests'),
  },
})

test('a request of which everything is missing names what must be there', () => {
  expect(fieldsRefused('createQuoteRequest', {})).toEqual(['customerName', 'pickupLocation'])
})

test('a request that nobody can answer is refused', () => {
  const { error } = createQuoteRequest.input.safeParse({
    ...hire,
    customerEmail: ' ',
    customerPhone: null,
    serviceDuration: 25,
  })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['customerEmail', 'contact_missing'],
    ['serviceDuration', 'Duration in hours must be a whole number from 2 to 24.'],
  ])
})

test('of a hire the drop-off is not read, of a transfer the hours', () => {
  expect(
    createQuoteRequest.input.parse({ ...hire, dropoffLocation: 'Lagos', dropoffPlaceId: 'lagos' }),
  ).toMatchObject({ hours: null, dropoffLocation: null, dropoffPlaceId: null })
  expect(createQuoteRequest.input.parse({ ...valid, serviceDuration: 'ignored' })).toMatchObject({
    hours: null,
  })
})
