import { expect, test } from 'vitest'
import {
  isPaymentPageClosed,
  isRefundLate,
  mayAskRefundAgain,
  nextPaymentCheck,
  statusReadIntervalMs,
  type WaitingRefund,
} from './payment-checks.ts'
import type { PaymentState } from './payment-state.ts'

const createdAt = new Date('2027-06-01T10:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
const minutesOf = (date: Date | null) => date && (date.getTime() - createdAt.getTime()) / 60_000

test('an attempt is looked at ever less often, and closed after 31 minutes', () => {
  const minutes: (number | null)[] = []
  for (let at: Date | null = createdAt; at && minutes.length < 20;) {
    at = nextPaymentCheck({ state: 'expired', createdAt }, at)
    minutes.push(minutesOf(at))
  }
  expect(minutes).toEqual([1, 3, 8, 20, 31, 45, 135, 360, 1440, 4320, null])
})

test.for(['creating', 'pending', 'failed', 'review'] as const)(
  'one that is still %s after three days is looked at daily for a month',
  (state) => {
    expect(minutesOf(nextPaymentCheck({ state, createdAt }, after(4320)))).toBe(5760)
    expect(nextPaymentCheck({ state, createdAt }, after(30 * 1440))).toBeNull()
  },
)

test.for<PaymentState>(['refund_due', 'refund_sent', 'refund_failed'])(
  'a payment that is %s is looked at ever less often after the refund fell due, then daily',
  (state) => {
    const payment = { state, createdAt: new Date(0), refundDueAt: createdAt }
    const looks = [0, 1, 3, 8, 20, 30, 60, 120, 180, 240, 360, 480, 720, 960, 1200, 1441]
    expect(looks.map((at) => minutesOf(nextPaymentCheck(payment, after(at))))).toEqual([
      ...looks.slice(1),
      2881,
    ])
    const askedAgain = { ...payment, refundDueAt: after(-300), refundAskedAt: createdAt }
    expect(minutesOf(nextPaymentCheck(askedAgain, after(0)))).toBe(1)
  },
)

test('what was given back is over', () => {
  expect(nextPaymentCheck({ state: 'refunded', createdAt, refundDueAt: createdAt }, createdAt)).toBeNull()
})

test('a page is over after 31 minutes', () => {
  expect([isPaymentPageClosed(createdAt, after(30.99)), isPaymentPageClosed(createdAt, after(31))]).toEqual([
    false,
    true,
  ])
})

test.for([
  [0, 3000],
  [2.9, 3000],
  [3, 15_000],
  [29.9, 15_000],
  [30, 60_000],
])(
  '%d minutes after it was made an attempt is read every %i ms at most, and every second after a declined card',
  ([minutes = 0, ms]) => {
    expect(statusReadIntervalMs({ createdAt, state: 'pending' }, after(minutes))).toBe(ms)
    expect(statusReadIntervalMs({ createdAt, state: 'failed' }, after(minutes))).toBe(1000)
  },
)

const waiting: WaitingRefund = {
  state: 'refund_sent',
  provider: 'sumup',
  isRefundedByHand: false,
  refundDueAt: createdAt,
  refundAskedAt: createdAt,
  refundAskedCents: 4900,
  isRefundAccepted: false,
}

test.for<[string, Partial<WaitingRefund>, number, [late: boolean, mayAskAgain: boolean]]>([
  ['that nobody knows of is late after an hour', {}, 60, [true, true]],
  ['is not late before', {}, 59.99, [false, false]],
  [
    'that could not be asked for is late as well',
    { state: 'refund_due', refundAskedCents: null },
    60,
    [true, true],
  ],
  ['that the provider took is waited for', { isRefundAccepted: true }, 600, [false, false]],
  ['that was asked for just now is late, and waited for', { refundAskedAt: after(31) }, 60, [true, false]],
  ['that was asked for before may be asked for again', { refundAskedAt: after(30) }, 60, [true, true]],
  ['that is on its way is waited for', { refundAskedCents: null }, 600, [false, false]],
  ['that failed may be asked for again at once', { state: 'refund_failed' }, 0, [false, true]],
  ['that was given is over', { state: 'refunded' }, 600, [false, false]],
  [
    'of money that no provider took goes by hand',
    { state: 'refund_failed', provider: 'manual' },
    0,
    [false, false],
  ],
  [
    'of which some went by hand goes by hand',
    { state: 'refund_failed', isRefundedByHand: true },
    0,
    [false, false],
  ],
])('a refund %s', ([, facts, minutes, [late, mayAskAgain]]) => {
  const refund = { ...waiting, ...facts }
  expect([isRefundLate(refund, after(minutes)), mayAskRefundAgain(refund, after(minutes))]).toEqual([
    late,
    mayAskAgain,
  ])
})
