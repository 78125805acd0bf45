import { beforeEach, expect, test } from 'vitest'
import { findConfirmed, keepConfirmed, readConfirmed, type ConfirmedBooking } from './confirmation-storage.ts'

const booking: ConfirmedBooking = {
  bookingNumber: 'TR-7K3Q9X',
  email: 'ana@example.com',
  vehicleName: 'Mercedes E Class',
  pickupDate: '2026-12-04',
  pickupTime: '10:30',
  zone: 'Europe/Lisbon',
  totalPrice: 49,
  points: [{ key: 'pickup', title: 'Faro Airport', detail: 'Faro' }],
}

beforeEach(() => sessionStorage.clear())

test('the booking of this tab is found again', () => {
  expect(readConfirmed(findConfirmed())).toBeUndefined()
  keepConfirmed(booking)
  expect(readConfirmed(findConfirmed())).toEqual(booking)
})

test.each([
  'no JSON',
  'null',
  '[]',
  JSON.stringify({ ...booking, zone: 'Mars/Base' }),
  JSON.stringify({ ...booking, pickupDate: 'soon' }),
  JSON.stringify({ ...booking, points: [{ title: 7 }] }),
])('%s is none', (text) => {
  expect(readConfirmed(text)).toBeUndefined()
})
