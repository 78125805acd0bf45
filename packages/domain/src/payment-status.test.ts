import { expect, test } from 'vitest'
import {
  bookingPaymentStatus,
  bookingRefundStatus,
  paymentLabel,
  paymentStatusOf,
  refundOnRejection,
  unpaidWarning,
} from './payment-status.ts'

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
  expect(bookingPaymentStatus(states, 'sumup')).toBe(status)
})

test.for([
  [[], 'not_required'],
  [['expired', 'pending'], 'not_required'],
  [['review'], 'not_required'],
  [['completed', 'expired'], 'completed'],
] as const)('a booking that is paid to the driver, with the attempts %j, reads %s', ([states, status]) => {
  expect(bookingPaymentStatus(states, 'cash')).toBe(status)
})

test.for([
  [[], null],
  [['expired', 'completed'], null],
  [['completed', 'refunded'], null],
  [['refund_due'], 'under_way'],
  [['refund_sent', 'refunded'], 'under_way'],
  [['refunded', 'expired'], 'completed'],
  [['refund_failed', 'refund_due'], 'failed'],
] as const)('the money of the attempts %j goes back: %s', ([states, status]) => {
  expect(bookingRefundStatus(states)).toBe(status)
})

test.for([
  ['completed', null, 'Paid'],
  ['not_required', null, 'Payable to the driver'],
  ['completed', 'under_way', 'Refund on its way'],
  ['completed', 'completed', 'Refunded'],
  ['completed', 'failed', 'Refund failed'],
] as const)('a payment that is %s with the refund %s is labelled %s', ([payment, refund, label]) => {
  expect(paymentLabel(payment, refund)).toBe(label)
})

test('whoever rejects a paid trip reads what goes back', () => {
  expect(refundOnRejection('completed', 9576)).toBe('This trip is paid: €95.76 goes back to the customer.')
  expect(refundOnRejection('pending', 9576)).toBeUndefined()
  expect(refundOnRejection('not_required', 9576)).toBeUndefined()
})

test.each([
  ['sumup', 'pending', /not paid yet/],
  ['sumup', 'failed', /has failed, and nothing was charged/],
] as const)('whoever accepts a trip paid by %s whose payment is %s reads so', (method, status, words) => {
  expect(unpaidWarning(method, status)).toMatch(words)
})

test.each([
  ['sumup', 'completed'],
  ['cash', 'not_required'],
  ['cash', 'pending'],
  ['card_on_pickup', 'not_required'],
] as const)('there is nothing to say of %s and %s', (method, status) => {
  expect(unpaidWarning(method, status)).toBeUndefined()
})
