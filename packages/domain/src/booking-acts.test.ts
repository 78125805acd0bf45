import { describe, expect, test } from 'vitest'
import {
  bookingActors,
  bookingActRefusal,
  bookingActs,
  bookingActUntil,
  type BookingAct,
  type BookingActor,
} from './booking-acts.ts'
import type { BookingStatus } from './booking-status.ts'

const pickupAt = new Date('2027-06-20T10:30:00Z')
const at = (secondsFromPickup: number) => new Date(pickupAt.getTime() + secondsFromPickup * 1000)
const HOUR = 3600

function refusal(actor: BookingActor, act: BookingAct, status: BookingStatus, seconds: number) {
  return bookingActRefusal(actor, act, { status, pickupAt }, at(seconds))?.code
}

test.for<[BookingActor, BookingAct, BookingStatus, number]>([
  ['guest', 'cancel', 'pending', 0],
  ['guest', 'cancel', 'confirmed', HOUR],
  ['partner', 'cancel', 'pending', 0],
  ['partner', 'cancel', 'confirmed', HOUR],
  ['guest', 'changeDetails', 'pending', -HOUR],
  ['guest', 'changeDetails', 'confirmed', -HOUR],
  ['guest', 'changeFlight', 'confirmed', 0],
  ['guest', 'changeTrip', 'pending', -3 * HOUR],
  ['guest', 'changeTrip', 'confirmed', -3 * HOUR],
  ['partner', 'changeTrip', 'confirmed', -3 * HOUR],
  ['partner', 'changeDetails', 'pending', -HOUR],
  ['partner', 'changeDetails', 'confirmed', -HOUR],
  ['partner', 'changeFlight', 'confirmed', 0],
])('%j is open to the second', ([actor, act, status, last]) => {
  expect(refusal(actor, act, status, last)).toBeUndefined()
  expect(refusal(actor, act, status, last + 1)).toBe('TOO_LATE')
  expect(bookingActUntil(actor, act, { status, pickupAt })).toEqual(at(last))
})

test.each(bookingActs)('%s is open to the office at any time while the booking stands', (act) => {
  expect(refusal('office', act, 'pending', 1e6)).toBeUndefined()
  expect(refusal('office', act, 'confirmed', 1e6)).toBeUndefined()
  expect(bookingActUntil('office', act, { status: 'confirmed', pickupAt })).toBeNull()
})

describe.each(bookingActs)('%s', (act) => {
  test.each(bookingActors)('is closed to the %s where the booking was rejected or cancelled', (actor) => {
    expect(refusal(actor, act, 'rejected', -1e6)).toBe('ALREADY_DECIDED')
    for (const status of ['pending', 'confirmed'] as const) {
      const cancelled = { status, pickupAt, cancelledAt: at(-1e6) }
      expect(bookingActRefusal(actor, act, cancelled, at(-1e6))).toEqual({
        code: 'ALREADY_CANCELLED',
        message: 'This booking is already cancelled.',
      })
      expect(bookingActUntil(actor, act, cancelled)).toBeNull()
    }
  })
})
