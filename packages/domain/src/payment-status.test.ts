import { expect, test } from 'vitest'
import { bookingPaymentStatus, paymentStatusOf, unpaidWarning } from './payment-status.ts'

test.for([
  ['creating', 'pending'],
  ['pending', 'pending'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  ['expired', 'failed'],
  ['review', 'pending'],
  ['refund_due', 'completed'],
  ['refund_sent', 'completed'],
  ['refunded', 'completed'],
  ['refund_failed', 'completed'],
  [undefined, 'not_required'],
] as const)('an attempt that is %s reads %s from outside', ([state, status]) => {
  expect(paymentStatusOf(state)).toBe(status)
})

test.for([
  [[], 'not_required'],
  [['expired', 'failed'], 'failed'],
  [['expired', 'pending'], 'pending'],
  [['review', 'expired'], 'pending'],
  [['completed', 'pending'], 'completed'],
  [['refunded', 'expired'], 'completed'],
] as const)('a booking with the attempts %j reads %s', ([states, status]) => {
  expect(bookingPaymentStatus(states)).toBe(status)
})

test.each([
  ['sumup', 'pending', /not paid yet/],
  ['sumup', 'failed', /has failed, and nothing was charged/],
] as const)('whoever accepts a trip paid by %s whose payment is %s is told so', (method, status, words) => {
  expect(unpaidWarning(method, status)).toMatch(words)
})

test.each([
  ['sumup', 'completed'],
  ['cash', 'not_required'],
  ['cash', 'pending'],
  ['card_on_pickup', 'not_required'],
] as const)('there is nothing to tell of %s and %s', (method, status) => {
  expect(unpaidWarning(method, status)).toBeUndefined()
})
