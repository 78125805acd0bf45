import { expect, test } from 'vitest'
import { isPaymentPageClosed, nextPaymentCheck, statusReadIntervalMs } from './payment-checks.ts'
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
    const looks = [0, 1, 3, 8, 20, 60, 120, 360, 720, 1441]
    expect(looks.map((at) => minutesOf(nextPaymentCheck(payment, after(at))))).toEqual([
      1, 3, 8, 20, 60, 120, 360, 720, 1441, 2881,
    ])
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
])('%d minutes after it was made an attempt is read every %i ms at most', ([minutes = 0, ms]) => {
  expect(statusReadIntervalMs(createdAt, after(minutes))).toBe(ms)
})
