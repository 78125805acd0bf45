import { expect, test } from 'vitest'
import { randomId } from '../../forms/random-id.ts'
import { changeBookingSession, idempotencyKey, newBookingSession } from './booking-session.ts'

const session = { ...newBookingSession, id: randomId() }

test('the key is renewed when a field changes, and only then', () => {
  const typed = changeBookingSession(session, { type: 'set', fields: { email: 'a@b.example' } })
  expect(idempotencyKey(typed)).not.toBe(idempotencyKey(session))
  const again = changeBookingSession(typed, { type: 'set', fields: { email: 'a@b.example' } })
  expect(idempotencyKey(again)).toBe(idempotencyKey(typed))
})

test('the key is renewed after a refusal', () => {
  expect(idempotencyKey(changeBookingSession(session, { type: 'refused' }))).not.toBe(idempotencyKey(session))
})

test('choosing how to pay keeps the key: after a reload it has to be chosen again', () => {
  const paying = changeBookingSession(session, { type: 'set', fields: { paymentMethod: 'cash' } })
  expect(paying.draft.paymentMethod).toBe('cash')
  expect(idempotencyKey(paying)).toBe(idempotencyKey(session))
})

test('two runs have different keys', () => {
  expect(idempotencyKey({ ...newBookingSession, id: randomId() })).not.toBe(idempotencyKey(session))
})
