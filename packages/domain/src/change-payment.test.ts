import { expect, test } from 'vitest'
import { changePaymentState } from './change-payment.ts'
import { paymentStates } from './payment-state.ts'

test('of an attempt to pay a change the guest knows that it is open, has failed, or is looked at', () => {
  const told = paymentStates.map((state) => [state, changePaymentState(state)])
  expect(told.filter(([, state]) => state !== undefined)).toEqual([
    ['creating', 'open'],
    ['pending', 'open'],
    ['failed', 'failed'],
    ['expired', 'closed'],
    ['review', 'checking'],
  ])
})
