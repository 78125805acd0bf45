import { expect, test } from 'vitest'
import { createBooking } from './bookings.ts'
import { hire, transfer } from './testing/bodies.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import {
  day,
  each,
  id,
  line,
  optionalAmount,
  optionalId,
  optionalLine,
  optionalLines,
  pageSize,
  time,
  wholeNumber,
  word,
  yesNo,
} from './testing/field-kinds.ts'
import { hireHours, optionalVehicleId, seats, stops } from './testing/trip-fields.ts'

describeInput('createBooking', {
  valid: transfer,
  bodies: { serviceDuration: hire, serviceType: { ...transfer, serviceDuration: 4 } },
  outputs: { serviceDuration: 'hours' },
  fields: {
    customerName: line('Full name'),
    customerEmail: line('Email'),
    customerPhone: line('Phone'),
    travellerName: optionalLine('Passenger name'),
    travellerPhone: optionalLine('Passenger phone'),
    signName: optionalLine('Name on the sign'),
    pickupLocation: line('Pick-up location', 300),
    dropoffLocation: line('Drop-off location', 300),
    pickupPlaceId: optionalLine('Pick-up place id', 300),
    dropoffPlaceId: optionalLine('Drop-off place id', 300),
    stops,
    pickupDate: day('Pick-up date'),
    pickupTime: time('Pick-up time'),
    vehicleId: optionalVehicleId,
    vehicleName: optionalLine('Vehicle'),
    serviceType: word('Service type', ['point-to-point', 'hourly']),
    serviceDuration: hireHours,
    luggageConfig: optionalLine('Luggage configuration'),
    passengers: wholeNumber('The number of passengers', 1, 16),
    flightNumber: optionalLine('Flight number'),
    notes: optionalLines('Special requests'),
    whatsappNotifications: yesNo('The WhatsApp wish'),
    isAirportService: yesNo('Airport service'),
    paymentMethod: word('Payment method', ['cash', 'sumup', 'card_on_pickup']),
    totalPrice: optionalAmount('Total price'),
    quoteId: optionalLine('Quote id', 2000),
    billingAddressEnabled: yesNo('Billing address'),
    companyName: optionalLine('Company name'),
    taxNumber: optionalLine('Tax number'),
    street: optionalLine('Street'),
    streetNumber: optionalLine('Street number'),
    city: optionalLine('City'),
    state: optionalLine('State'),
    postalCode: optionalLine('Postal code'),
    country: optionalLine('Country'),
    childSeatCount: seats('The number of child seats'),
    boosterSeatCount: seats('The number of booster seats'),
  },
})

test('a booking of which everything is missing names what must be there', () => {
  expect(fieldsRefused('createBooking', {})).toEqual([
    'customerName',
    'customerEmail',
    'customerPhone',
    'pickupLocation',
    'pickupDate',
    'pickupTime',
    'serviceType',
    'passengers',
    'paymentMethod',
  ])
})

test('a hire has hours and no drop-off, a transfer the other way round', () => {
  const hours = (body: object) => createBooking.input.parse(body)
  expect(hours({ ...hire, dropoffLocation: 'Vilamoura', dropoffPlaceId: 'vilamoura' })).toMatchObject({
    hours: 4,
    dropoffLocation: null,
    dropoffPlaceId: null,
  })
  expect(hours({ ...transfer, serviceDuration: 'ignored' })).toMatchObject({
    hours: null,
    dropoffLocation: 'Vilamoura',
  })
})

describeInput('listBookings', {
  valid: {},
  fields: {
    limit: pageSize(200, undefined),
    cursor: optionalId('Cursor'),
  },
})

describeInput('acceptBooking', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
describeInput('cancelBooking', {
  valid: { id: 'x', reason: 'The road is closed.' },
  fields: { id: id('Booking id'), reason: line('Reason', 300), refund: optionalAmount('Refund') },
})
describeInput('rejectBooking', {
  valid: { id: 'x' },
  fields: { id: id('Booking id'), reason: optionalLines('Reason', 1000) },
})

describeInput('correctEmail', {
  valid: { id: 'x', customerEmail: 'ana@example.com' },
  fields: {
    id: id('Booking id'),
    customerEmail: {
      refused: each(
        ['no', 'a@x, b@y', 'a@x b@y', 'Ana <a@x>'],
        'No e-mail can be sent to this address. Give one address, like guest@example.com.',
      ),
      accepted: [[' ana@example.com ', 'ana@example.com']],
    },
  },
})
