import { expect, test } from 'vitest'
import {
  judgeRefundTotal,
  splitMoney,
  type AttemptMoney,
  bookingMoney,
  bookingPaymentStatus,
  keepsMoney,
  paymentLabel,
  paymentStatusOf,
  refundOnRejection,
  unpaidWarning,
  driverCollection,
} from './payment-status.ts'
import type { PaymentState } from './payment-state.ts'

test.each([
  ['nothing was paid', [0, 0, 0], [0, 0, 0]],
  ['all of it is kept', [6000, 0, 0], [0, 0, 6000]],
  ['all of it is on its way back', [6000, 6000, 0], [0, 6000, 0]],
  ['a part has gone back, the rest is on its way', [6000, 6000, 2000], [2000, 4000, 0]],
  ['a part goes back, and a part is kept', [6000, 4000, 1500], [1500, 2500, 2000]],
  ['more has gone back than was asked for', [6000, 2000, 5000], [5000, 0, 1000]],
  ['more has gone back than was paid', [6000, 6000, 7000], [6000, 0, 0]],
] as const)('of the money of a trip, %s', (_, [paidCents, refundCents, refundedCents], parts) => {
  const { returnedCents, onItsWayCents, keptCents } = splitMoney({ paidCents, refundCents, refundedCents })
  expect([returnedCents, onItsWayCents, keptCents]).toEqual(parts)
  expect(returnedCents + onItsWayCents + keptCents).toBe(paidCents)
})

test.for([
  [1, 0, 'possible'],
  [4900, 0, 'possible'],
  [2000, 2000, 'possible'],
  [0, 0, 'impossible'],
  [-1, 0, 'impossible'],
  [4901, 0, 'impossible'],
  [20.5, 0, 'impossible'],
  [Number.NaN, 0, 'impossible'],
  [1999, 2000, 'lowered'],
] as const)('of €49.00, a total of %d cents after %d is %s', ([total, refundTargetCents, verdict]) => {
  expect(judgeRefundTotal(total, { amountCents: 4900, refundTargetCents })).toBe(verdict)
})

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

const attempt = (state: PaymentState, refundTargetCents = 0, isSecond = false): AttemptMoney => ({
  state,
  amountCents: 9576,
  refundTargetCents,
  refundedCents: state === 'refunded' ? refundTargetCents : 0,
  isSecond,
})

test.for<[string, AttemptMoney[], ReturnType<typeof bookingMoney>['refundStatus'], number[]]>([
  ['nothing was tried', [], null, [0, 0, 0]],
  ['it was paid', [attempt('expired'), attempt('completed')], null, [9576, 0, 0]],
  ['it was paid twice', [attempt('completed'), attempt('refunded', 9576, true)], null, [9576, 0, 0]],
  ['all of it is to go back', [attempt('refund_due', 9576)], 'under_way', [9576, 9576, 0]],
  ['a part is to go back', [attempt('refund_sent', 4000)], 'under_way', [9576, 4000, 0]],
  ['a part has gone back', [attempt('refunded', 4000)], 'completed', [9576, 4000, 4000]],
  [
    'a part has gone back, and it was paid twice',
    [attempt('refunded', 4000), attempt('refund_due', 9576, true)],
    'completed',
    [9576, 4000, 4000],
  ],
  [
    'both payments go back',
    [attempt('refund_sent', 9576), attempt('refunded', 9576, true)],
    'under_way',
    [19_152, 19_152, 9576],
  ],
  ['it has gone back', [attempt('refunded', 9576), attempt('expired')], 'completed', [9576, 9576, 9576]],
  [
    'one of two failed',
    [attempt('refund_failed', 9576), attempt('refund_due', 9576, true)],
    'failed',
    [19_152, 19_152, 0],
  ],
])(
  'the money of a booking when %s',
  ([, attempts, refundStatus, [paidCents, refundCents, refundedCents]]) => {
    expect(bookingMoney(attempts)).toEqual({ refundStatus, paidCents, refundCents, refundedCents })
  },
)

test('an attempt keeps money until all of it is to go back', () => {
  expect(keepsMoney(attempt('completed'))).toBe(true)
  expect(keepsMoney(attempt('refunded', 9575))).toBe(true)
  expect(keepsMoney(attempt('refund_due', 9576))).toBe(false)
  expect(keepsMoney(attempt('review'))).toBe(false)
})

test.for([
  ['under_way', [4000, 0], 'Refund of €40.00 on its way'],
  ['under_way', [4000, 1500], '€15.00 returned and €25.00 on its way'],
  ['under_way', [9576, 1500], '€15.00 returned and €80.76 on its way'],
  ['completed', [4000, 4000], '€40.00 returned and €55.76 kept'],
  ['failed', [4000, 0], 'Refund of €40.00 failed'],
  ['failed', [9576, 1500], 'Refund of €80.76 failed'],
] as const)('a refund in parts that is %s, of %j, is labelled %s', ([refund, amounts, label]) => {
  const [refundCents, refundedCents] = amounts
  expect(paymentLabel('completed', refund, { paidCents: 9576, refundCents, refundedCents })).toBe(label)
})

test.for([
  ['completed', null, 'Paid'],
  ['not_required', null, 'Payable to the driver'],
  ['completed', 'under_way', 'Refund on its way'],
  ['completed', 'completed', 'Refunded'],
  ['completed', 'failed', 'Refund failed'],
] as const)('a payment that is %s with the refund %s is labelled %s', ([payment, refund, label]) => {
  const whole = { paidCents: 9576, refundCents: 9576, refundedCents: refund === 'completed' ? 9576 : 0 }
  expect(paymentLabel(payment, refund, whole)).toBe(label)
})

test.for([
  ['not_required', { method: 'cash', amountCents: 7500 }, '€75.00 paid to the driver in cash'],
  ['not_required', { method: 'card', amountCents: 6000 }, '€60.00 paid to the driver by card'],
  ['not_required', { method: 'not_paid', amountCents: 0 }, 'Not paid to the driver'],
  ['failed', { method: 'cash', amountCents: 7500 }, '€75.00 paid to the driver in cash'],
  ['completed', { method: 'cash', amountCents: 1000 }, 'Paid'],
] as const)(
  'a payment that is %s, of which the driver has collected %j, is labelled %s',
  ([payment, collected, label]) => {
    expect(paymentLabel(payment, null, { paidCents: 0, refundCents: 0, refundedCents: 0 }, collected)).toBe(
      label,
    )
  },
)

test('whoever rejects a paid trip reads what goes back', () => {
  expect(refundOnRejection('completed', 9576)).toBe('This trip is paid: €95.76 is refunded to the customer.')
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

test.each([
  ['cash', 'not_required', 'cash'],
  ['card_on_pickup', 'not_required', 'card'],
  ['sumup', 'completed', 'nothing'],
  ['sumup', 'pending', 'unpaid'],
  ['sumup', 'failed', 'unpaid'],
  ['cash', 'completed', 'nothing'],
] as const)(
  'of a trip paid by %s, which is %s, the driver takes: %s',
  (paymentMethod, paymentStatus, taken) => {
    expect(driverCollection({ paymentMethod, paymentStatus, driverAmount: 0 })).toBe(taken)
  },
)

test('of a paid trip that got dearer, the driver takes the rest', () => {
  const money = { paymentMethod: 'sumup', paymentStatus: 'completed', driverAmount: 25 } as const
  expect(driverCollection(money)).toBe('rest')
})
