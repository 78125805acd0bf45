import { randomUUID } from 'node:crypto'
import { createReact } from '../../../src/server/reactions.ts'
import { testConfig } from '../../support/config.ts'
import type { Checkout, Outcome } from '@chauffeur/gateways/payments/payments'
import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { observePayment, type PaymentContext } from '../../../src/server/payments/observe-payment.ts'
import type { EventSource, Payment } from '../../../src/server/payments/payment.entity.ts'
import { acceptBooking, rejectBooking } from '../../../src/server/bookings/decide-booking.ts'
import {
  attemptOf,
  bookOnline,
  eventsOf,
  openPaying,
  paymentMails,
  statesOf,
  type PayingApp,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const OBSERVERS = 60
const sources: readonly EventSource[] = ['sweep', 'browser', 'booking']

const nobody = () => {
  throw new Error('Nobody is asked here')
}

/** Builds the context for the operations on payments, as the app makes it. */
function contextOf({ database, clock }: PayingApp): PaymentContext {
  const react = createReact(testConfig({}))
  const { orm } = database
  return {
    orm,
    clock,
    processId: randomUUID(),
    transaction: (act) =>
      orm.em.fork().transactional((em) => act({ em, clock, react, announce: async () => {} })),
    // Its answers are given below.
    payments: {
      provider: 'sumup',
      merchantCode: 'SIMTEST1',
      gateway: nobody,
      scheduledGateway: nobody,
      notificationUrl: String,
      resultUrl: String,
    },
  }
}

function answer(payment: Payment, status: 'paid' | 'failed' | 'pending'): Outcome<Checkout> {
  const paid = { id: 'transaction-1', amountCents: payment.amountCents, currency: 'EUR', isSuccessful: true }
  return {
    outcome: 'ok',
    value: {
      id: payment.checkoutId ?? '',
      pageUrl: undefined,
      status,
      amountCents: payment.amountCents,
      currency: 'EUR',
      merchantCode: payment.merchantCode,
      reference: payment.reference,
      transactionId: status === 'paid' ? paid.id : undefined,
      transactions: status === 'paid' ? [paid] : [],
    },
  }
}

test('sixty who see a payment at once move it once, with one entry in its history and one mail', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const payment = await attemptOf(app, booking.id)
  const context = contextOf(app)
  await Promise.all(
    Array.from({ length: OBSERVERS }, (_, who) =>
      observePayment(payment.id, answer(payment, 'paid'), sources[who % sources.length] ?? 'sweep', context),
    ),
  )
  expect(await eventsOf(app, payment)).toEqual(['created', 'paid'])
  expect(await paymentMails(app, booking.id)).toEqual(['payment-received 1'])
})

test('of sixty who see paid, declined and pending mixed, nobody unsees the money', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const payment = await attemptOf(app, booking.id)
  const context = contextOf(app)
  const seen = ['failed', 'paid', 'pending'] as const
  await Promise.all(
    Array.from({ length: OBSERVERS }, (_, who) =>
      observePayment(payment.id, answer(payment, seen[who % 3] ?? 'paid'), 'sweep', context),
    ),
  )
  expect(await statesOf(app, booking.id)).toEqual(['completed'])
  const events = await eventsOf(app, payment)
  expect(events.filter((event) => event === 'paid')).toHaveLength(1)
  expect(events.at(-1)).toBe('paid')
  expect(await paymentMails(app, booking.id)).toEqual(['payment-received 1'])
  const stored = await app.database.fresh().findOneOrFail(Booking, { id: booking.id })
  expect(stored.paymentStatus).toBe('completed')
})

test.for(['accept', 'reject'] as const)(
  'the office may %s the booking at the same instant: the money stays or goes back, never both',
  async (decision, { open }) => {
    const app = await openPaying(open)
    const { booking } = await bookOnline(app)
    const payment = await attemptOf(app, booking.id)
    const context = contextOf(app)
    const decide = decision === 'accept' ? acceptBooking : rejectBooking
    await Promise.all([
      ...Array.from({ length: 20 }, () =>
        observePayment(payment.id, answer(payment, 'paid'), 'sweep', context),
      ),
      context.transaction((tx) => decide(booking.id, { admin: 'maria' }, tx)),
      ...Array.from({ length: 20 }, () =>
        observePayment(payment.id, answer(payment, 'paid'), 'browser', context),
      ),
    ])
    expect(await statesOf(app, booking.id)).toEqual([decision === 'accept' ? 'completed' : 'refund_due'])
    const mails = await paymentMails(app, booking.id)
    expect(mails.filter((kind) => kind === 'payment-received 1').length).toBeLessThanOrEqual(1)
  },
)
