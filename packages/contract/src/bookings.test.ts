import { expect, test } from 'vitest'
import { createBooking } from './bookings.ts'
import { hire, transfer } from './testing/bodies.ts'
import { bookingFields } from './testing/booking-fields.ts'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import {
  each,
  type FieldKind,
  id,
  line,
  optionalAmount,
  optionalId,
  optionalLine,
  optionalLines,
  pageSize,
} from './testing/field-kinds.ts'

const draftId: FieldKind = {
  refused: each(['', 'mine', 'A'.repeat(32), 'a'.repeat(33)], 'The draft id must be 32 hexadecimal digits.'),
  accepted: [
    [undefined, undefined],
    ['d0'.repeat(16), 'd0'.repeat(16)],
  ],
}

describeInput('createBooking', {
  valid: transfer,
  bodies: { serviceDuration: hire, serviceType: { ...transfer, serviceDuration: 4 } },
  outputs: { serviceDuration: 'hours' },
  fields: { ...bookingFields, draftId },
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

test('whoever has a number has a name', () => {
  const { travellerName: _, ...body } = transfer
  expect(fieldsRefused('createBooking', { ...body, travellerPhone: '+351 911 111 111' })).toEqual([
    'travellerName',
  ])
  expect(fieldsRefused('createBooking', { ...body, travellerPhone: '' })).toEqual([])
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

describeInput('acceptBooking', {
  valid: { id: 'x' },
  fields: { id: id('Booking id'), overrideReason: optionalLine('The reason', 300) },
})
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
      refused: each(['no', 'a@x, b@y', 'a@x b@y', 'Ana <a@x>'], 'address_not_mailed'),
      accepted: [[' ana@example.com ', 'ana@example.com']],
    },
  },
})
