import { expect, test } from 'vitest'
import type { BookingState } from './booking-status.ts'
import {
  commissionOf,
  dueOnAccount,
  duePeriod,
  keptOfBooking,
  missingCommission,
  MAX_VAT_BP,
  missingOnAccount,
  netOf,
  takenByDriver,
  unpaidOfStatement,
  vatWithin,
  type KeptFacts,
} from './partner-money.ts'
import { bookingMoney, type AttemptMoney } from './payment-status.ts'

test.each([
  ['before its time', '2026-12-02T05:59:59.999Z', '2026-10', '2026-11-01T00:00:00.000Z'],
  ['at its time', '2026-12-02T06:00:00.000Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['in summer, an hour earlier by UTC', '2026-07-02T05:00:00.000Z', '2026-06', '2026-06-30T23:00:00.000Z'],
  ['at the beginning of a year', '2027-01-02T06:00:00.000Z', '2026-12', '2027-01-01T00:00:00.000Z'],
])('the month whose statements are due %s', (_, now, period, endsAt) => {
  expect(duePeriod(new Date(now))).toEqual({ period, endsAt: new Date(endsAt) })
})

test.each([
  ['nothing is owed', null, undefined, 0],
  ['nothing is said', { how: 'cash', cents: 4900 }, undefined, 4900],
  ['nothing is said of one that was to be paid online', { how: 'unpaid', cents: 4900 }, undefined, 0],
  ['the guest has not paid', { how: 'card', cents: 4900 }, { method: 'not_paid', amountCents: 0 }, 0],
  [
    'more is collected than was owed',
    { how: 'cash', cents: 4900 },
    { method: 'cash', amountCents: 5500 },
    4900,
  ],
  [
    'one that is unpaid is paid in the car',
    { how: 'unpaid', cents: 4900 },
    { method: 'card', amountCents: 4900 },
    4900,
  ],
] as const)('what a driver takes where %s', (_, owed, collected, cents) => {
  expect(takenByDriver(owed, collected)).toBe(cents)
})

test.each([
  [10_000, 0, 10_000],
  [10_000, -10_000, 0],
  [10_000, -15_000, 0],
  [-3_000, 1_000, -2_000],
  [-3_000, 5_000, 0],
  [0, -5_000, 0],
])('of a statement of %i, with %i since, %i is unpaid', (closing, since, unpaid) => {
  expect(unpaidOfStatement(closing, since)).toBe(unpaid)
})

test('a commission is rounded half up to the cent', () => {
  expect([commissionOf(4900, 1000), commissionOf(5, 1000), commissionOf(4, 1000)]).toEqual([490, 1, 0])
})

/** Numbers from 0 on, below `max`, the same in every run. */
function randomNumbers(seed: number) {
  let state = seed
  return (max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}

/** A booking in this test: what was paid for it, and what has become of it. */
interface Life {
  totalCents: number
  readonly attempts: AttemptMoney[]
  ending: KeptFacts['ending']
  isCancelled: boolean
  readonly isOnline: boolean
}

/** Some of what is kept of the attempts goes back. */
function refund(life: Life, wanted: number): void {
  let left = wanted
  for (const [index, attempt] of life.attempts.entries()) {
    const part = Math.min(left, attempt.amountCents - attempt.refundTargetCents)
    left -= part
    life.attempts[index] = {
      ...attempt,
      refundTargetCents: attempt.refundTargetCents + part,
      state: part > 0 ? 'refund_due' : attempt.state,
    }
  }
}

function pay(life: Life, amountCents: number): void {
  life.attempts.push({
    state: 'completed',
    amountCents,
    refundTargetCents: 0,
    refundedCents: 0,
    isSecond: false,
  })
}

const keptOnline = ({ attempts }: Life) => {
  const { paidCents, refundCents } = bookingMoney(attempts)
  return paidCents - refundCents
}

/** One thing that happens to a booking. */
function happen(life: Life, random: (max: number) => number): void {
  const isOver = life.isCancelled || life.ending !== null
  const acts = [
    () => void (life.isOnline && !isOver && life.attempts.length === 0 && pay(life, life.totalCents)),
    () => {
      const more = random(3_000)
      if (isOver) return
      if (life.isOnline && life.attempts.length > 0) pay(life, more + 1)
      life.totalCents += more + 1
    },
    () => {
      const less = random(life.totalCents - 1)
      if (isOver) return
      life.totalCents -= less
      refund(life, Math.min(less, keptOnline(life)))
    },
    () => refund(life, random(keptOnline(life) + 1)),
    () => {
      if (isOver) return
      life.isCancelled = true
      refund(life, random(keptOnline(life) + 1))
    },
    () => void (life.isCancelled || (life.ending = 'driven')),
    () => {
      if (isOver) return
      life.ending = 'missed'
      refund(life, random(keptOnline(life) + 1))
    },
    // The driver takes the last step back.
    () => void (life.ending === 'driven' && random(2) === 0 && (life.ending = null)),
    () => {
      for (const [index, attempt] of life.attempts.entries())
        life.attempts[index] = { ...attempt, refundedCents: random(attempt.refundTargetCents + 1) }
    },
  ]
  acts[random(acts.length)]?.()
}

test('the VAT within an amount is rounded half up to the cent, and is none where no rate is set', () => {
  expect([vatWithin(4900, 600), vatWithin(-4900, 600), vatWithin(1, 600), vatWithin(0, 600)]).toEqual([
    277, -277, 0, 0,
  ])
  expect(vatWithin(4900, null)).toBeNull()
})

test('in a thousand lives of bookings the entries come to the commission of what the payments say', () => {
  const random = randomNumbers(20_261_127)
  let statements = 0
  for (let each = 0; each < 1_000; each += 1) {
    const basisPoints = 1 + random(5_000)
    const vatBp = random(3) === 0 ? null : 1 + random(MAX_VAT_BP)
    const life: Life = {
      totalCents: 2_000 + random(40_000),
      attempts: [],
      ending: null,
      isCancelled: false,
      isOnline: random(2) === 0,
    }
    // The sum in statements, and the entries after the last one.
    let stated = 0
    let entries: number[] = []
    for (let step = random(12); step >= 0; step -= 1) {
      happen(life, random)
      const facts = {
        ...bookingMoney(life.attempts),
        ending: life.ending,
        isCancelled: life.isCancelled,
        byDriverCents: life.isOnline ? 0 : life.totalCents,
      }
      const basis = { keptCents: keptOfBooking(facts), basisPoints, vatBp }
      const missing = missingCommission(basis, stated + sumOf(entries))
      if (missing) entries.push(missing.cents)
      expect(missing?.kind).toBe(missing && (missing.cents > 0 ? 'commission' : 'commission_back'))
      // Told twice, it is entered once.
      expect(missingCommission(basis, stated + sumOf(entries))).toBeUndefined()
      if (entries.length > 0 && random(4) === 0) {
        statements += 1
        stated += sumOf(entries)
        entries = []
      }
    }
    const isDue = life.isCancelled || life.ending !== null
    const inCar = !life.isOnline && life.ending === 'driven' ? life.totalCents : 0
    const kept = isDue ? keptOnline(life) + inCar : 0
    const net = vatBp === null ? kept : kept - Math.round((kept * vatBp) / (10_000 + vatBp))
    expect(stated + sumOf(entries)).toBe(commissionOf(net, basisPoints))
  }
  expect(statements).toBeGreaterThan(100)
})

test('a net price is rounded half up to the cent', () => {
  expect([netOf(4900, 1500), netOf(4901, 1500), netOf(5, 5000), netOf(4900, 0)]).toEqual([
    4165, 4166, 3, 4900,
  ])
})

test('in a thousand lives of bookings on account the entries come to what is kept of them', () => {
  const random = randomNumbers(20_261_128)
  const kinds = new Set<string>()
  for (let each = 0; each < 1_000; each += 1) {
    let total = netOf(2_000 + random(40_000), random(5_001))
    const booking = { state: 'pending' as BookingState, paidCents: total, refundCents: 0 }
    let isMissed = false
    let entered = 0
    const kept = () => booking.paidCents - booking.refundCents
    const acts = [
      () => void (booking.state === 'pending' && (booking.state = 'confirmed')),
      () => {
        if (booking.state !== 'pending') return
        booking.state = 'rejected'
        booking.refundCents = booking.paidCents
      },
      () => {
        if (booking.state !== 'confirmed' && booking.state !== 'pending') return
        booking.state = 'cancelled'
        booking.refundCents += random(kept() + 1)
      },
      () => {
        // The office may change the price of a trip that is over, too, but not of one that has gone back.
        const isOpen = booking.state === 'pending' || booking.state === 'confirmed'
        if (!isOpen || isMissed) return
        const difference = random(4_000) - Math.min(2_000, total - 1)
        total += difference
        if (difference > 0) booking.paidCents += difference
        else booking.refundCents -= difference
      },
      () => {
        if (booking.state !== 'confirmed' || isMissed) return
        isMissed = true
        booking.refundCents += random(kept() + 1)
      },
    ]
    for (let step = random(10); step >= 0; step -= 1) {
      acts[random(acts.length)]?.()
      const missing = missingOnAccount(booking, entered)
      if (missing) kinds.add(missing.kind)
      entered += missing?.cents ?? 0
      // Told twice, it is entered once.
      expect(missingOnAccount(booking, entered)).toBeUndefined()
    }
    const isDue = booking.state === 'confirmed' || booking.state === 'cancelled'
    expect(entered + (isDue ? kept() : 0)).toBe(0)
    expect(dueOnAccount(booking)).toBe(isDue ? kept() : 0)
    const stands = booking.state === 'confirmed' && !isMissed
    expect(stands ? -entered : total).toBe(total)
  }
  expect(kinds).toEqual(new Set(['sale', 'fee', 'refund']))
})

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
