import { expect, test } from 'vitest'
import { readPaymentStatus } from './payments.ts'
import { describeInput } from './testing/describe-input.ts'
import { each, id, optionalId, type FieldKind } from './testing/field-kinds.ts'

const checkoutId: FieldKind = {
  refused: [
    ...each([null, 5, ['a']], 'The payment id must be text.'),
    ['x'.repeat(65), 'The payment id can have at most 64 characters.'],
  ],
  accepted: [],
}

describeInput('readPaymentStatus', { valid: { id: 'x' }, fields: { checkoutId, id: checkoutId } })

test('a payment is named by either id, and by one at least', () => {
  const { input } = readPaymentStatus
  expect(input.parse({ checkoutId: 'a', id: 'b' })).toEqual({ id: 'a' })
  expect(input.parse({ checkoutId: '', id: 'b' })).toEqual({ id: 'b' })
  expect(input.safeParse({ checkoutId: '', id: '' }).error?.issues).toMatchObject([
    { path: ['checkoutId'], message: 'The payment id is required.' },
  ])
})

describeInput('listPayments', { valid: { id: 'x' }, fields: { id: id('Booking id') } })
for (const name of ['acceptAsPaid', 'dismissPayment', 'markRefunded'] as const)
  describeInput(name, { valid: { id: 'x' }, fields: { id: id('Payment id') } })

const refundTotal: FieldKind = {
  refused: [
    ...each(['', '1.005', -1, '-0.01', true, [49]], 'Refund must be an amount in euros.'),
    ...each([null, undefined], 'Refund is required.'),
  ],
  accepted: [
    [49, 4900],
    ['0.5', 50],
  ],
}

describeInput('raiseRefund', {
  valid: { id: 'x', refundTotal: 20 },
  fields: { id: id('Payment id'), bookingId: optionalId('Booking id'), refundTotal },
})

const refundRequests: FieldKind = {
  refused: [
    ...each(['1', 0.5, null, undefined], 'The count of requests must be a whole number.'),
    [-1, 'The count of requests cannot be below 0.'],
  ],
  accepted: [
    [0, 0],
    [3, 3],
  ],
}

describeInput('askRefundAgain', {
  valid: { id: 'x', refundRequests: 1 },
  fields: { id: id('Payment id'), refundRequests },
})
