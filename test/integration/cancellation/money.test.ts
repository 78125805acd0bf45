import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { acceptBooking, rejectBooking } from '../../../src/server/bookings/decide-booking.ts'
import { cancelBooking, openChangeCents } from '../../../src/server/bookings/cancel-booking.ts'
import { Refusal } from '../../../src/server/core/refusal.ts'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import { refundPart } from '../../../src/server/payments/return-payments.ts'
import { changeActs } from '../../support/change-acts.ts'
import { DEARER } from '../../support/changes.ts'
import {
  bookingOf,
  keptOf,
  NotDone,
  noteMade,
  pagesOf,
  priceIsSettled,
  ruled,
  type Act,
  type Sequence,
} from '../../support/money-sequence.ts'
import { inTransaction, numbersFrom, settleByHand, withTheProvider } from '../../support/money.ts'
import { attemptsOf, bookOnline, openPaying, type PayingApp } from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { pickedUpAt } from '../../support/trips.ts'

const SEQUENCES = 60
const admin = 'maria'

const pay: Act = async ({ checkoutIds }, app, draw) => {
  const scenario =
    (['smooth', 'smooth', 'unnoticed', 'slow', 'other-reference'] as const)[draw(5)] ?? 'smooth'
  const id = checkoutIds[draw(checkoutIds.length)] ?? ''
  await app.provider.pay(id, scenario)
  return `paid ${scenario}`
}

const decline: Act = async ({ checkoutIds }, app) => {
  await app.provider.decline(checkoutIds.at(-1) ?? '')
  return 'declined'
}

const tryAgain: Act = async ({ checkoutIds, body, key }, app) => {
  const { checkoutId } = await bookOnline(app, body, key)
  if (!checkoutIds.includes(checkoutId)) checkoutIds.push(checkoutId)
  return 'tried again'
}

const accept: Act = async ({ id }, app) => {
  await inTransaction(app, (tx) => acceptBooking(id, { admin }, tx))
  return 'accepted'
}

const reject: Act = async (sequence, app) => {
  await inTransaction(app, (tx) => rejectBooking(sequence.id, { admin }, tx))
  sequence.isAllBack = true
  return 'rejected'
}

/** By the guest, around the last free second. */
const cancel: Act = async (sequence, app, draw) => {
  const { id } = sequence
  const seconds = [7200, 3601, 3600, 3599, 600, -600][draw(6)] ?? 0
  const pickup = pickedUpAt(new Date(app.clock().getTime() + seconds * 1000))
  await app.database.fresh().nativeUpdate(Booking, { id }, pickup)
  const { status } = await bookingOf(app, id)
  const isFree = status === 'pending' || seconds >= 3600
  const cancelNow = async () => {
    const expectedRefundCents = isFree
      ? await keptOf(app, id)
      : await openChangeCents(id, app.database.fresh())
    await inTransaction(app, (tx) => cancelBooking({ id, actor: 'guest', expectedRefundCents }, tx))
    return `cancelled ${seconds} s before, ${expectedRefundCents} back`
  }
  const done = await cancelNow().catch((error: unknown) => {
    // A payment was noticed after the amount was read: the guest is asked again.
    if (error instanceof Refusal && error.code === 'REFUND_CHANGED') return cancelNow()
    throw error
  })
  sequence.isAllBack = isFree
  return done
}

const cancelByOffice: Act = async (sequence, app, draw) => {
  const { id } = sequence
  const kept = (await keptOf(app, id)) - (await openChangeCents(id, app.database.fresh()))
  const refundCents = draw(2) === 0 ? undefined : draw(kept + 1)
  await inTransaction(app, (tx) =>
    cancelBooking({ id, actor: 'office', name: admin, reason: 'x', refundCents }, tx),
  )
  if (kept === 0 || refundCents === undefined) sequence.isAllBack = true
  else sequence.goesBack += refundCents
  return `cancelled by the office, ${refundCents ?? 'all'} back`
}

const giveBack: Act = async ({ id: bookingId, givenBack }, app, draw) => {
  const attempts = await attemptsOf(app, bookingId)
  const { id = '', refundTargetCents = 0 } = attempts[draw(attempts.length)] ?? {}
  const refundTotal = [1000, 2000, 2450, 4000, 4900][draw(5)] ?? 4900
  await inTransaction(app, (tx) => refundPart({ id, refundTotal }, { ...tx, admin }))
  if (refundTotal > refundTargetCents)
    givenBack.set(id, (givenBack.get(id) ?? 0) + refundTotal - refundTargetCents)
  return `${refundTotal} given back`
}

const refundFaults = [
  '429',
  'reset before the work',
  'reset after the work',
  'HTML 502 after the work',
  'empty body',
  'seen late',
  'stays pending',
  'fails later',
  'refused with 409',
  'refused with 422',
] as const

const breakSomething: Act = async (_, app, draw) => {
  if (draw(3) === 0) {
    app.provider.faults.next('transaction', 'HTML 502')
    return 'the next reading fails'
  }
  const fault = refundFaults[draw(refundFaults.length)] ?? '429'
  app.provider.faults.next('refund', fault)
  return `the next refund: ${fault}`
}

const wait: Act = async (_, app, draw) => {
  const seconds = [5, 60, 600][draw(3)] ?? 5
  await app.pass({ seconds })
  return `${seconds} s later`
}

const moneyActs: readonly Act[] = [
  pay,
  pay,
  pay,
  decline,
  tryAgain,
  accept,
  accept,
  reject,
  cancel,
  cancel,
  cancelByOffice,
  giveBack,
  giveBack,
  breakSomething,
  breakSomething,
  wait,
  wait,
  wait,
]

/** Each second sequence begins with a trip that is paid and confirmed, and is mostly about changes of it. */
async function begin(app: PayingApp, number: number): Promise<Sequence> {
  const body = {
    customerEmail: `guest-${number}@example.com`,
    pickupDate: '2028-05-20',
    ...(number % 4 === 0 && { vehicleId: null, ...DEARER }),
  }
  const key = `sequence-${number}`
  for (const call of ['create', 'read', 'find', 'deactivate'] as const)
    while (app.provider.faults.take(call) !== undefined);
  const { booking, checkoutId } = await bookOnline(app, body, key)
  const { id } = booking
  const said: string[] = []
  if (number % 2 === 0) {
    await app.provider.pay(checkoutId)
    await app.pass({ seconds: 5 })
    await inTransaction(app, (tx) => acceptBooking(id, { admin }, tx))
    said.push('paid and accepted')
  }
  return {
    id,
    body,
    key,
    guest: { cookie: await guestCookie(app, id) },
    said,
    checkoutIds: [checkoutId],
    isAllBack: false,
    goesBack: 0,
    givenBack: new Map(),
    driverCents: 0,
    made: new Set(),
  }
}

/** Tries an act, which may be impossible: the server says why, or the provider's page is closed. */
async function attempt(act: Act, sequence: Sequence, app: PayingApp, draw: (below: number) => number) {
  try {
    sequence.said.push(await act(sequence, app, draw))
  } catch (error) {
    const isUsual =
      error instanceof Refusal ||
      error instanceof NotDone ||
      (error instanceof Error && /the checkout is over|answered|no page/.test(error.message))
    if (!isUsual || (error instanceof Refusal && error.code === 'REFUND_CHANGED'))
      throw new Error(sequence.said.join(', '), { cause: error })
  }
  await noteMade(app, sequence)
}

test(
  'whatever happens in whatever order, what was paid less what was returned is what the rules say',
  { timeout: 600_000 },
  async ({ open }) => {
    const app = await openPaying(open)
    const draw = numbersFrom(20_270_601)
    const sequences: Sequence[] = []
    for (let number = 0; number < SEQUENCES; number += 1) {
      const sequence = await begin(app, number)
      sequences.push(sequence)
      const length = 5 + draw(10)
      for (let step = 0; step < length; step += 1) {
        const acts = draw(number % 2 === 0 ? 4 : 2) === 0 ? moneyActs : changeActs
        const act = acts[draw(acts.length)]
        if (act) await attempt(act, sequence, app, draw)
      }
    }
    for (let day = 0; day < 18; day += 1) {
      for (const minutes of [2, 20, 60, 24 * 60]) await app.pass({ minutes })
      await settleByHand(app)
      await app.workers.changes.drain()
    }
    const underWay = await app.database
      .fresh()
      .find(Payment, { state: { $in: ['refund_due', 'refund_sent'] } })
    expect(underWay).toEqual([])
    for (const [number, sequence] of sequences.entries()) {
      const { said } = sequence
      const kept = await withTheProvider(app, await pagesOf(app, sequence))
      const ledger = await keptOf(app, sequence.id)
      const rules = await ruled(app, sequence)
      expect({ number, said, kept, ledger }).toEqual({ number, said, kept: rules, ledger: rules })
      expect({ number, said, settled: await priceIsSettled(app, sequence) }).not.toMatchObject({
        settled: false,
      })
    }
  },
)
