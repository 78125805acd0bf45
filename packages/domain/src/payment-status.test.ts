import { expect, test } from 'vitest'
import { paymentStatusOf } from './payment-status.ts'

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
