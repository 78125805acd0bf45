import { expect } from 'vitest'
import { Payment } from '../../../src/server/payments/payment.entity.ts'
import {
  beside,
  bookOnline,
  eventsOf,
  online,
  openPaying,
  paymentMails,
  statesOf,
  withKey,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

test('two processes share the checks, and every payment is moved once', async ({ open }) => {
  const one = await openPaying(open)
  const other = await beside(open, one.provider, { beside: one })
  const booked = await Promise.all(
    Array.from({ length: 8 }, (_, guest) =>
      bookOnline(guest % 2 === 0 ? one : other, { customerEmail: `guest-${guest}@example.com` }),
    ),
  )
  for (const { checkoutId } of booked) await one.provider.pay(checkoutId, 'unnoticed')
  one.clock.advance({ minutes: 1 })
  await Promise.all([one.workers.payments?.drain(), other.workers.payments?.drain()])
  await Promise.all([one.workers.payments?.drain(), other.workers.payments?.drain()])
  for (const { booking } of booked) {
    expect(await paymentMails(one, booking.id)).toEqual(['payment-received 1'])
    const payment = await one.database.fresh().findOneOrFail(Payment, { bookingId: booking.id })
    expect(await eventsOf(one, payment)).toEqual(['created', 'paid'])
  }
  const reads = one.provider.requests.filter(
    ({ method, url }) => method === 'GET' && /^\/v0.1\/checkouts\/.+/.test(url.pathname),
  )
  expect(reads).toHaveLength(booked.length)
})

test('two clicks that reach two processes make one checkout', async ({ open }) => {
  const one = await openPaying(open)
  const other = await beside(open, one.provider, { beside: one })
  const answers = await Promise.all(
    [one, other, one, other].map((app) => app.clients.REST.ask('createBooking', online(), withKey('both'))),
  )
  const made = answers.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThan(0)
  expect(new Set(made.map(({ done }) => done.checkoutUrl)).size).toBe(1)
  expect(await one.database.fresh().count(Payment)).toBe(1)
})

test('two processes that see the status and the sweep at once give the money back once', async ({ open }) => {
  const one = await openPaying(open)
  const other = await beside(open, one.provider, { beside: one })
  const { booking, checkoutId } = await bookOnline(one)
  await one.provider.pay(checkoutId, 'unnoticed')
  await one.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie: await one.adminCookie() })
  for (let round = 0; round < 4; round += 1) {
    one.clock.advance({ minutes: 3 })
    await Promise.all([
      one.workers.payments?.drain(),
      other.workers.payments?.drain(),
      other.clients.REST.ask('readPaymentStatus', { checkoutId }),
      one.clients.REST.ask('readPaymentStatus', { checkoutId }),
    ])
  }
  expect(await statesOf(one, booking.id)).toEqual(['refunded'])
  const refunds = one.provider.requests.filter(({ url }) => url.pathname.endsWith('/refunds'))
  expect(refunds).toHaveLength(1)
})
