import { expect, test } from 'vitest'
import { randomId } from '../../common/random-id.ts'
import { changeRun, idempotencyKey, newRun } from './booking-session.ts'

const run = { ...newRun, id: randomId() }

test('the key is renewed when a field changes, and only then', () => {
  const typed = changeRun(run, { type: 'set', fields: { email: 'a@b.example' } })
  expect(idempotencyKey(typed)).not.toBe(idempotencyKey(run))
  const again = changeRun(typed, { type: 'set', fields: { email: 'a@b.example' } })
  expect(idempotencyKey(again)).toBe(idempotencyKey(typed))
})

test('the key is renewed after a refusal', () => {
  expect(idempotencyKey(changeRun(run, { type: 'refused' }))).not.toBe(idempotencyKey(run))
})

test('choosing how to pay keeps the key: after a reload it has to be chosen again', () => {
  const paying = changeRun(run, { type: 'set', fields: { paymentMethod: 'cash' } })
  expect(paying.draft.paymentMethod).toBe('cash')
  expect(idempotencyKey(paying)).toBe(idempotencyKey(run))
})

test('two runs have different keys', () => {
  expect(idempotencyKey({ ...newRun, id: randomId() })).not.toBe(idempotencyKey(run))
})
