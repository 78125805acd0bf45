import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { overTrpc } from '../../support/api-clients.ts'
import { providerOf, refundsAskedFor, returnedBy } from '../../support/direct-payments.ts'
import {
  attemptOf,
  bookOnline,
  eventsOf,
  openPaying,
  paymentMails,
  statesOf,
  type PayingApp,
} from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'

async function paid(app: PayingApp) {
  const booked = await bookOnline(app)
  await app.provider.pay(booked.checkoutId)
  await app.pass({ seconds: 10 })
  return { ...booked.booking, payment: await attemptOf(app, booked.booking.id) }
}

async function giveBack(app: PayingApp, id: string, refundTotal: number) {
  return app.clients.REST.ask('raiseRefund', { id, refundTotal }, { cookie: await app.adminCookie() })
}

async function bookingOf(app: PayingApp) {
  const [row] = (await app.clients.REST.ask('listBookings', {}, { cookie: await app.adminCookie() })).done
  return [row?.refundStatus, row?.paidAmount, row?.refundAmount, row?.refundedAmount]
}

const soon = async (app: PayingApp) => {
  for (const minutes of [1, 2, 5, 12]) await app.pass({ minutes })
}

describe.each(overTrpc)('the office, by %s,', (protocol) => {
  test('gives back a part of a payment, once however often it is asked', async ({ open }) => {
    const app = await openPaying(open)
    const cookie = await app.adminCookie()
    const { id, bookingNumber, payment } = await paid(app)
    const input = { id: payment.id, refundTotal: 20 }
    const first = await app.clients[protocol].ask('raiseRefund', input, { cookie })
    expect([first.status, first.done.state, first.done.refundTotal]).toEqual([200, 'refund_due', 20])
    const again = await app.clients[protocol].ask('raiseRefund', input, { cookie })
    expect([again.status, again.done.refundTotal]).toEqual([200, 20])
    expect(await bookingOf(app)).toEqual(['under_way', 49, 20, 0])
    await soon(app)
    expect(refundsAskedFor(app)).toEqual([20])
    expect(await returnedBy(app, id)).toBe(2000)
    expect(await statesOf(app, id)).toEqual(['refunded'])
    expect(await bookingOf(app)).toEqual(['completed', 49, 20, 20])
    const entries = await app.database.fresh().find(AuditEntry, { act: 'refund raised' })
    expect(entries).toMatchObject([
      { subjectId: payment.id, details: { booking: bookingNumber, note: '€0.00 → €20.00' } },
    ])
  })

  test('cannot give back more than was paid, nothing, or less than before', async ({ open }) => {
    const app = await openPaying(open)
    const cookie = await app.adminCookie()
    const { payment } = await paid(app)
    const ask = async (refundTotal: number) => {
      const answer = await app.clients[protocol].ask(
        'raiseRefund',
        { id: payment.id, refundTotal },
        { cookie },
      )
      return answer.status === 200 ? 200 : [answer.status, answer.refused.error]
    }
    expect(await ask(49.01)).toEqual([400, 'Refund must be from €0.01 to €49.00.'])
    expect(await ask(0)).toEqual([400, 'Refund must be from €0.01 to €49.00.'])
    expect(await ask(20)).toBe(200)
    expect(await ask(19.99)).toEqual([
      409,
      '€20.00 of this payment go back already, and that cannot be lowered.',
    ])
    const unknown = { id: '01234567-89ab-4cde-8f01-23456789abcd', refundTotal: 1 }
    expect((await app.clients[protocol].ask('raiseRefund', unknown, { cookie })).status).toBe(404)
    expect((await app.clients[protocol].ask('raiseRefund', unknown)).status).toBe(401)
  })
})

test('nothing of a payment that is not complete goes back', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const { id } = await attemptOf(app, booking.id)
  const { status, refused } = await giveBack(app, id, 20)
  expect([status, refused.code, refused['state']]).toEqual([409, 'PAYMENT_MOVED_ON', 'pending'])
})

test('the export and the mails say how much of a payment goes back', async ({ open }) => {
  const app = await openPaying(open)
  const { id, payment } = await paid(app)
  const exported = async () => {
    const headers = { cookie: await app.adminCookie() }
    const { text } = await app.raw({ method: 'GET', path: '/api/admin/bookings.csv', headers })
    const [headings = '', booking = ''] = text.split('\r\n')
    const at = (heading: string) => booking.split(',')[headings.split(',').indexOf(heading)]
    return [at('Payment state'), at('Total (EUR)'), at('Refunded (EUR)')]
  }
  await giveBack(app, payment.id, 20)
  expect(await exported()).toEqual(['Refund of €20.00 on its way', '49.00', '20.00'])
  await soon(app)
  expect(await exported()).toEqual(['€20.00 returned and €29.00 kept', '49.00', '20.00'])
  await giveBack(app, payment.id, 49)
  expect(await exported()).toEqual(['€20.00 returned and €29.00 on its way', '49.00', '49.00'])
  await soon(app)
  expect(await exported()).toEqual(['Refunded', '49.00', '49.00'])
  expect(refundsAskedFor(app)).toEqual([20, 29])
  expect(await paymentMails(app, id)).toEqual([
    'payment-received 1',
    'payment-refunded 1-2000',
    'payment-refunded 1-4900',
  ])
})

test('a rejected booking gives back what had not gone back before', async ({ open }) => {
  const app = await openPaying(open)
  const { id, payment } = await paid(app)
  await giveBack(app, payment.id, 20)
  await soon(app)
  await app.clients.REST.ask('rejectBooking', { id }, { cookie: await app.adminCookie() })
  await soon(app)
  expect(refundsAskedFor(app)).toEqual([20, 29])
  expect([await returnedBy(app, id), await statesOf(app, id)]).toEqual([4900, ['refunded']])
})

test.for([
  [
    'has not gone yet',
    { isGone: false },
    'The €49.00 that you paid will be refunded to your original payment method',
    'Paid: €49.00. Of that, €49.00 is on its way back.',
  ],
  [
    'has gone',
    { isGone: true },
    'Of the €49.00 that you paid, €20.00 was refunded to you before. €29.00 will now be refunded',
    'Paid: €49.00. Of that, €20.00 has gone back, €29.00 is on its way back.',
  ],
] as const)(
  'the mails of a cancellation after a part that %s say where the money is',
  async ([, { isGone }, toGuest, toOffice], { open }) => {
    const app = await openPaying(open, { settings: { OFFICE_EMAIL: 'dispatch@costa.example' } })
    const { id, payment } = await paid(app)
    await giveBack(app, payment.id, 20)
    if (isGone) await soon(app)
    const cookie = await guestCookie(app, id)
    await app.clients.REST.ask('cancelTrip', { expectedRefundCents: 2900 }, { cookie })
    const mails = await app.mails()
    const textOf = (kind: string) => mails.find(({ messageId }) => messageId?.includes(`.${kind}.`))?.text
    expect(textOf('booking-cancelled')).toContain(toGuest)
    expect(textOf('office-cancellation')).toContain(toOffice)
    await soon(app)
    const refunds = (await app.mails()).filter(({ messageId }) => messageId?.includes('.payment-refunded.'))
    expect(refunds.map(({ text }) => /€[\d.]+ of the €49.00 that you paid/.exec(text ?? '')?.[0])).toEqual(
      isGone ? [undefined, '€49.00 of the €49.00 that you paid'] : [undefined],
    )
  },
)

describe('of two equal parts', () => {
  test('the second one is not asked for until the first, whose answer was lost, shows', async ({ open }) => {
    const app = await openPaying(open)
    const { id, payment } = await paid(app)
    app.provider.faults.next('refund', 'reset after the work')
    await giveBack(app, payment.id, 20)
    await app.pass({})
    expect(refundsAskedFor(app)).toEqual([20])
    await giveBack(app, payment.id, 40)
    // Nobody can see yet what has become of the first one, however often it is read.
    for (let check = 0; check < 10; check += 1) app.provider.faults.next('transaction', 'HTML 502')
    for (const minutes of [1, 3, 8]) await app.pass({ minutes })
    expect(refundsAskedFor(app)).toEqual([20])
    while (app.provider.faults.take('transaction'));
    await soon(app)
    expect(refundsAskedFor(app)).toEqual([20, 20])
    await app.pass({ minutes: 60 })
    expect([await returnedBy(app, id), await statesOf(app, id)]).toEqual([4000, ['refunded']])
  })

  test('both are asked for together once the first is known to have got lost', async ({ open }) => {
    const app = await openPaying(open)
    const { id, payment } = await paid(app)
    app.provider.faults.next('refund', 'reset before the work')
    await giveBack(app, payment.id, 20)
    await app.pass({})
    await giveBack(app, payment.id, 40)
    for (const minutes of [1, 2, 5, 12, 9]) await app.pass({ minutes })
    expect(refundsAskedFor(app)).toEqual([20])
    await app.pass({ minutes: 2 })
    await app.pass({ minutes: 1 })
    expect(refundsAskedFor(app)).toEqual([20, 40])
    expect([await returnedBy(app, id), await statesOf(app, id)]).toEqual([4000, ['refunded']])
  })

  test('the second one waits for the first, which was taken and shows late', async ({ open }) => {
    const app = await openPaying(open)
    const { id, payment } = await paid(app)
    app.provider.faults.next('refund', 'seen late')
    await giveBack(app, payment.id, 20)
    await app.pass({})
    await giveBack(app, payment.id, 40)
    await app.pass({ seconds: 30 })
    expect(refundsAskedFor(app)).toEqual([20])
    await soon(app)
    expect(refundsAskedFor(app)).toEqual([20, 20])
    expect([await returnedBy(app, id), await statesOf(app, id)]).toEqual([4000, ['refunded']])
  })
})

test('while a part is on its way, only what is missing beside it is asked for', async ({ open }) => {
  const app = await openPaying(open)
  const { id, payment } = await paid(app)
  app.provider.faults.next('refund', 'stays pending')
  await giveBack(app, payment.id, 20)
  await app.pass({})
  await giveBack(app, payment.id, 49)
  await soon(app)
  expect(refundsAskedFor(app)).toEqual([20, 29])
  expect([await returnedBy(app, id), await statesOf(app, id)]).toEqual([4900, ['refund_sent']])
})

test('what the office gave back by hand is not asked for, and more of it is by hand, too', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { id, payment } = await paid(app)
  app.provider.faults.next('refund', 'refused with 409')
  await giveBack(app, payment.id, 20)
  await app.pass({})
  await app.clients.REST.ask('markRefunded', { id: payment.id }, { cookie: await app.adminCookie() })
  expect(await bookingOf(app)).toEqual(['completed', 49, 20, 20])
  await giveBack(app, payment.id, 40)
  await soon(app)
  expect(refundsAskedFor(app)).toEqual([20])
  expect(await statesOf(app, id)).toEqual(['refund_failed'])
  expect(await paymentMails(app, id)).toEqual([
    'office-payment-alert 1-refund-2000',
    'office-payment-alert 1-refund-4000',
    'payment-received 1',
    'payment-refunded 1-2000',
  ])
})

test('what the office refunds in the provider’s own office counts', async ({ open }) => {
  const app = await openPaying(open)
  const { id, payment } = await paid(app)
  await providerOf(app).refund({ transactionId: payment.transactionId ?? '', amountCents: 1500 })
  await giveBack(app, payment.id, 20)
  await soon(app)
  expect(refundsAskedFor(app)).toEqual([15, 5])
  expect([await returnedBy(app, id), await statesOf(app, id)]).toEqual([2000, ['refunded']])
})

test('a booking of which a part went back keeps one payment', async ({ open }) => {
  const app = await openPaying(open)
  const { id, payment } = await paid(app)
  await giveBack(app, payment.id, 20)
  await soon(app)
  const em = app.database.fresh()
  await expect(
    em.execute(
      `insert into payment select (jsonb_populate_record(payment, jsonb_build_object('id', gen_random_uuid(), 'attempt', 2, 'reference', 'other', 'checkout_id', null, 'transaction_id', null, 'state', 'completed', 'refund_target_cents', 0, 'refunded_cents', 0))).* from payment where id = ?`,
      [payment.id],
    ),
  ).rejects.toThrow('payment_one_kept')
  expect(await bookingOf(app)).toEqual(['completed', 49, 20, 20])
  expect(await statesOf(app, id)).toEqual(['refunded'])
})

test('the database refuses to have more go back than was paid', async ({ open }) => {
  const app = await openPaying(open)
  const { payment } = await paid(app)
  const set = (column: string, cents: number) =>
    app.database.fresh().execute(`update payment set ${column} = ? where id = ?`, [cents, payment.id])
  await expect(set('refund_target_cents', 4901)).rejects.toThrow('payment_refund_within_amount')
  await expect(set('refund_target_cents', -1)).rejects.toThrow('payment_refund_within_amount')
  await expect(set('refund_asked_cents', 1)).rejects.toThrow('payment_asked_within_target')
})

test('the history says what was given back in which order', async ({ open }) => {
  const app = await openPaying(open)
  const { payment } = await paid(app)
  await giveBack(app, payment.id, 20)
  await soon(app)
  await giveBack(app, payment.id, 30)
  await soon(app)
  expect((await eventsOf(app, payment)).slice(2)).toEqual([
    'refund_raised',
    'refund_begun',
    'refund_seen',
    'refund_raised',
    'refund_begun',
    'refund_seen',
  ])
})
