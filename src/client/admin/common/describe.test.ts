import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { describeInstant, describePickup, mailLink, phoneLink } from './describe.ts'

test.each([
  ['Europe/Lisbon', 'Friday, 4 December 2026, 10:30'],
  ['Europe/Madrid', 'Friday, 4 December 2026, 10:30 (Seville time)'],
  ['Atlantic/Azores', 'Friday, 4 December 2026, 10:30 (Atlantic/Azores)'],
])('a pick-up on the clock of %s is written %s', (pickupZone, written) => {
  expect(describePickup(aBooking({ pickupZone }))).toBe(written)
})

test('a pick-up that is no date is shown as it is', () => {
  expect(describePickup(aBooking({ pickupDate: 'soon', pickupTime: 'early' }))).toBe('soon early')
})

test.each([
  ['2026-11-20T10:42:59.000Z', '20 Nov 2026, 10:42'],
  ['2026-07-01T23:30:00.000Z', '2 Jul 2026, 00:30'],
])('%s is %s on the clock in Lisbon', (instant, written) => {
  expect(describeInstant(instant)).toBe(written)
})

test.each([
  ['+351 912 345 678', 'tel:+351912345678'],
  ['(289) 000-000', 'tel:289000000'],
  ['00966 50 123.4567', 'tel:00966501234567'],
  ['+351 912 345 678 ext 4', undefined],
  ['javascript:alert(1)', undefined],
  ['12', undefined],
  ['9'.repeat(40), undefined],
])('the phone number %s links to %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

test.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana+tag@example.com', 'mailto:ana%2Btag@example.com'],
  ['a?bcc=b@example.com', 'mailto:a%3Fbcc%3Db@example.com'],
  ['a@example.com?bcc=b@example.com', undefined],
  ['a@example.com,b@example.com', undefined],
  ['"><b>x</b>@example.com', undefined],
  ['not an address', undefined],
])('the e-mail address %s links to %s', (email, link) => {
  expect(mailLink(email)).toBe(link)
})
