import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { acceptBooking, rejectBooking } from '../../../src/server/bookings/decide-booking.ts'
import { cancelBooking } from '../../../src/server/checkout/cancel-booking.ts'
import { Refusal } from '../../../src/server/core/refusal.ts'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import { refundPart } from '../../../src/server/payments/refund-part.ts'
import { inTransaction, numbersFrom, settleByHand, withTheProvider } from '../../support/money.ts'
import { attemptsOf, bookOnline, eventsOf, openPaying, type PayingApp } from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const SEQUENCES = 200
const admin = 'maria'

/** A booking with what the rules say of its money, kept beside what the server keeps. */
interface Sequence {
  readonly id: string
  readonly body: { readonly customerEmail: string }
  readonly key: string
  readonly said: string[]
  checkoutIds: string[]
  /** Cents of the payment that counts which are to go back. */
  goesBack: number
}

type Act = (sequence: Sequence, app: PayingApp, draw: (below: number) => number) => Promise<string>

const bookingOf = (app: PayingApp, id: string) => app.database.fresh().findOneOrFail(Booking, { id })

/** What is kept of what is known to be paid, in cents. */
async function keptOf(app: PayingApp, id: string): Promise<number> {
  const { paidCents, refundCents } = await bookingOf(app, id)
  return paidCents - refundCents
}

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
  sequence.goesBack = 4900
  return 'rejected'
}

/** By the guest, around the last free second. */
const cancel: Act = async (sequence, app, draw) => {
  const { id } = sequence
  const seconds = [7200, 3601, 3600, 3599, 600, -600][draw(6)] ?? 0
  const pickupAt = new Date(app.clock().getTime() + seconds * 1000)
  await app.database.fresh().nativeUpdate(Booking, { id }, { pickupAt })
  const { status } = await bookingOf(app, id)
  const kept = await keptOf(app, id)
  const expectedRefundCents = status === 'pending' || seconds >= 3600 ? kept : 0
  await inTransaction(app, (tx) => cancelBooking({ id, actor: 'guest', expectedRefundCents }, tx))
  if (expectedRefundCents === kept) sequence.goesBack = 4900
  return `cancelled ${seconds} s before, ${expectedRefundCents} back`
}

const cancelByOffice: Act = async (sequence, app, draw) => {
  const { id } = sequence
  const kept = await keptOf(app, id)
  const refundCents = draw(2) === 0 ? undefined : draw(kept + 1)
  await inTransaction(app, (tx) =>
    cancelBooking({ id, actor: 'office', name: admin, reason: 'x', refundCents }, tx),
  )
  sequence.goesBack = kept === 0 ? 4900 : sequence.goesBack + (refundCents ?? kept)
  return `cancelled by the office, ${refundCents ?? 'all'} back`
}

const giveBack: Act = async (sequence, app, draw) => {
  const payment = (await attemptsOf(app, sequence.id)).find(
    ({ refundReason }) => refundReason !== 'second payment',
  )
  const refundTotal = [1000, 2000, 2450, 4000, 4900][draw(5)] ?? 4900
  await inTransaction(app, (tx) => refundPart({ id: payment?.id ?? '', refundTotal }, admin, tx))
  sequence.goesBack = Math.max(sequence.goesBack, refundTotal)
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

const acts: readonly Act[] = [
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

async function begin(app: PayingApp, number: number): Promise<Sequence> {
  const body = { customerEmail: `guest-${number}@example.com`, pickupDate: '2028-05-20' }
  const key = `sequence-${number}`
  const { booking, checkoutId } = await bookOnline(app, body, key)
  return { id: booking.id, body, key, said: [], checkoutIds: [checkoutId], goesBack: 0 }
}

/** What cannot be done is not done: the server says why, the provider's page is closed. */
async function attempt(act: Act, sequence: Sequence, app: PayingApp, draw: (below: number) => number) {
  try {
    sequence.said.push(await act(sequence, app, draw))
  } catch (error) {
    const isUsual =
      error instanceof Refusal ||
      (error instanceof Error && /the checkout is over|answered|no page/.test(error.message))
    if (!isUsual || (error instanceof Refusal && error.code === 'REFUND_CHANGED')) throw error
  }
}

/** What the rules leave with us: of the one payment that counts, what is not to go back. */
async function ruled(app: PayingApp, { id, goesBack }: Sequence): Promise<number> {
  for (const payment of await attemptsOf(app, id))
    if ((await eventsOf(app, payment)).includes('paid')) return payment.amountCents - goesBack
  return 0
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
      const length = 4 + draw(9)
      for (let step = 0; step < length; step += 1) {
        const act = acts[draw(acts.length)]
        if (act) await attempt(act, sequence, app, draw)
      }
    }
    for (let day = 0; day < 18; day += 1) {
      for (const minutes of [2, 20, 60, 24 * 60]) await app.pass({ minutes })
      await settleByHand(app)
    }
    const underWay = await app.database
      .fresh()
      .find(Payment, { state: { $in: ['refund_due', 'refund_sent'] } })
    expect(underWay).toEqual([])
    for (const [number, sequence] of sequences.entries()) {
      const found = await withTheProvider(app, sequence.checkoutIds)
      expect({ number, said: sequence.said, kept: found }).toEqual({
        number,
        said: sequence.said,
        kept: await ruled(app, sequence),
      })
    }
  },
)
