import type { WebhookMessage } from '@chauffeur/contract/webhook-messages'
import { describe, expect } from 'vitest'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { addWebhook } from '../../support/webhooks.ts'
import { attemptsOf, bookOnline, openPaying, paymentLinkToken, statesOf } from '../../support/payments.ts'
import { overTrpc } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import type { PayingApp } from '../../support/payments.ts'

/** A booking whose page was not paid on in time, and that the office accepted all the same. */
async function acceptedUnpaid(app: PayingApp) {
  const { booking, checkoutId } = await bookOnline(app)
  await app.pass({ minutes: 32 })
  const cookie = await app.adminCookie()
  await app.clients.REST.ask('acceptBooking', { id: booking.id }, { cookie })
  return { ...booking, checkoutId, cookie }
}

const read = async (app: PayingApp, id: string) =>
  (await app.clients.REST.ask('readBooking', { id }, { cookie: await app.adminCookie() })).done

const acts = async (app: PayingApp, id: string) => {
  const { done } = await app.clients.REST.ask(
    'readBookingHistory',
    { id },
    { cookie: await app.adminCookie() },
  )
  return done.entries
    .filter(({ mail }) => mail === null)
    .map(({ act, by, note }) => [act, by, note].filter(Boolean).join(' | '))
}

const mailAbout = async (app: PayingApp, subject: string) =>
  (await app.mails()).find((mail) => mail.subject?.startsWith(subject))

describe.each(overTrpc)('of a booking that was accepted unpaid the office, by %s,', (protocol) => {
  test('sends a link that leads to a new checkout, and is paid', async ({ open }) => {
    const app = await openPaying(open)
    const { id, bookingNumber, cookie } = await acceptedUnpaid(app)
    const { done } = await app.clients[protocol].ask('sendPaymentLink', { id }, { cookie })
    const mail = await mailAbout(app, `Booking ${bookingNumber}: payment due`)
    expect(mail?.text).toContain(done.url)
    expect(mail?.html).toContain(done.url)
    const [, token = ''] = done.url.split('#')
    const offered = await app.clients[protocol].ask('readPaymentLink', { token })
    expect(offered.done).toMatchObject({ bookingNumber, state: 'to_pay', totalPrice: 49 })
    const { done: opened } = await app.clients[protocol].ask('openPaymentLink', { token })
    const [, checkoutId = ''] = /\/pay\/([\w-]+)$/.exec(opened.checkoutUrl) ?? []
    await app.provider.pay(checkoutId)
    await app.pass({ seconds: 10 })
    expect(await read(app, id)).toMatchObject({ paymentStatus: 'completed', unpaidActs: [] })
    const after = await app.clients[protocol].ask('readPaymentLink', { token })
    expect(after.done.state).toBe('paid')
    const again = await app.clients[protocol].ask('openPaymentLink', { token })
    expect([again.status, again.refused.code]).toEqual([409, 'NOTHING_TO_PAY'])
  })

  test('has the driver paid instead', async ({ open }) => {
    const app = await openPaying(open)
    const { id, cookie } = await acceptedUnpaid(app)
    const token = await paymentLinkToken(app, id)
    const body = { id, paymentMethod: 'cash' }
    const { done } = await app.clients[protocol].ask('payDriver', body, { cookie })
    expect(done).toMatchObject({ paymentMethod: 'cash', paymentStatus: 'not_required', unpaidActs: [] })
    expect((await mailAbout(app, 'Payment of your booking'))?.text).toContain(
      'You pay €49.00 in cash to your chauffeur.',
    )
    expect(await acts(app, id)).toContain('pays-driver | maria')
    const opened = await app.clients[protocol].ask('openPaymentLink', { token })
    expect([opened.status, opened.refused.code]).toEqual([409, 'NOTHING_TO_PAY'])
    const again = await app.clients[protocol].ask('payDriver', body, { cookie })
    expect([again.status, again.refused.error]).toEqual([409, 'This booking is paid to the chauffeur.'])
  })

  test('marks it as paid, with a note in the history', async ({ open }) => {
    const app = await openPaying(open)
    const { id, cookie } = await acceptedUnpaid(app)
    const body = { id, note: 'Bank transfer on 3 June' }
    const { done } = await app.clients[protocol].ask('markPaid', body, { cookie })
    expect(done).toMatchObject({ paymentMethod: 'sumup', paymentStatus: 'completed', unpaidActs: [] })
    expect(await acts(app, id)).toContain('marked-paid | maria | Bank transfer on 3 June')
    expect((await mailAbout(app, 'Your payment for'))?.text).toContain('We have received €49.00')
    const again = await app.clients[protocol].ask('markPaid', body, { cookie })
    expect([again.status, again.refused.error]).toEqual([409, 'This booking is paid already.'])
  })
})

test('a trip from Seville is not paid to the driver', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app, { pickupLocation: 'Seville', dropoffLocation: 'Faro' })
  const cookie = await app.adminCookie()
  expect((await read(app, booking.id)).unpaidActs).toEqual(['sendPaymentLink', 'markPaid'])
  const body = { id: booking.id, paymentMethod: 'cash' }
  const { status, refused } = await app.clients.REST.ask('payDriver', body, { cookie })
  expect([status, refused.code]).toEqual([422, 'PAYMENT_METHOD_NOT_ALLOWED'])
})

test('the page that is still open is closed once the driver is paid', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  const cookie = await app.adminCookie()
  await app.clients.REST.ask('payDriver', { id: booking.id, paymentMethod: 'card_on_pickup' }, { cookie })
  await app.pass({ seconds: 1 })
  expect(await statesOf(app, booking.id)).toEqual(['expired'])
  expect(await read(app, booking.id)).toMatchObject({ paymentStatus: 'not_required' })
  await expect(app.provider.pay(checkoutId)).rejects.toThrow('the checkout is over')
})

test('who pays at the very moment that the driver is to be paid has paid', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  const cookie = await app.adminCookie()
  const answer = await app.clients.REST.ask(
    'payDriver',
    { id: booking.id, paymentMethod: 'cash' },
    { cookie },
  )
  expect([200, 409]).toContain(answer.status)
  await app.pass({ seconds: 10 })
  expect(await read(app, booking.id)).toMatchObject({ paymentStatus: 'completed', refundStatus: null })
})

test('who pays online what is marked as paid gets that money back', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  const cookie = await app.adminCookie()
  const body = { id: booking.id, note: 'Cash at the desk' }
  const marked = app.clients.REST.ask('markPaid', body, { cookie })
  const [{ status }] = await Promise.all([marked, app.provider.pay(checkoutId)])
  await app.pass({ seconds: 10 })
  await app.pass({ minutes: 1 })
  const states = await statesOf(app, booking.id)
  expect(await read(app, booking.id)).toMatchObject({ paymentStatus: 'completed', refundStatus: null })
  // Whoever came first keeps the money: the other payment is refused, or goes back.
  expect(states).toEqual(status === 200 ? ['refunded', 'completed'] : ['completed'])
})

test('of eight who mark it as paid at once, one does', async ({ open }) => {
  const app = await openPaying(open)
  const { id, cookie } = await acceptedUnpaid(app)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.clients.REST.ask('markPaid', { id, note: 'Cash' }, { cookie })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(await attemptsOf(app, id)).toHaveLength(2)
})

test('what was paid by hand goes back by hand, when the booking is rejected', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const cookie = await app.adminCookie()
  await app.clients.REST.ask('markPaid', { id: booking.id, note: 'Bank transfer' }, { cookie })
  await app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie })
  expect(await read(app, booking.id)).toMatchObject({ status: 'rejected', refundStatus: 'failed' })
  const { done } = await app.clients.REST.ask('listPaymentsToSettle', {}, { cookie })
  expect(done).toMatchObject([{ provider: 'manual', state: 'refund_failed' }])
  const alert = (await app.mails()).find(({ subject }) => subject?.includes('payment'))
  expect(alert?.text).toContain('was taken by hand, so it is refunded by hand')
  await app.clients.REST.ask('markRefunded', { id: done[0]?.id ?? '' }, { cookie })
  expect(await read(app, booking.id)).toMatchObject({ refundStatus: 'completed' })
  expect((await mailAbout(app, 'Your refund'))?.text).toContain('We have refunded €49.00.')
})

test('there is nothing to be done about a rejected booking, or one that does not exist', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const cookie = await app.adminCookie()
  await app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie })
  expect((await read(app, booking.id)).unpaidActs).toEqual([])
  const calls = [
    ['sendPaymentLink', {}],
    ['payDriver', { paymentMethod: 'cash' }],
    ['markPaid', { note: 'x' }],
  ] as const
  for (const [call, body] of calls) {
    const rejected = await app.clients.REST.ask(call, { id: booking.id, ...body }, { cookie })
    expect([rejected.status, rejected.refused.code]).toEqual([409, 'NOTHING_TO_PAY'])
    const nothing = await app.clients.REST.ask(call, { id: 'nothing', ...body }, { cookie })
    expect([nothing.status, nothing.refused.code]).toEqual([404, 'NOT_FOUND'])
  }
})

test('other systems hear that the driver is paid instead, and that a booking counts as paid', async ({
  open,
}) => {
  const app = await openPaying(open)
  await addWebhook(app, 'https://partner.example/')
  const heard = async (act: 'payDriver' | 'markPaid', input: object) => {
    const { id, bookingNumber, cookie } = await acceptedUnpaid(app)
    expect((await app.clients.REST.ask(act, { id, ...input }, { cookie })).status).toBe(200)
    const [last] = await app.database
      .fresh()
      .find(WebhookDelivery, { bookingNumber })
      .then((all) =>
        all
          .map(({ body }): WebhookMessage => JSON.parse(body))
          .toSorted((a, b) => b.data.updatedAt.localeCompare(a.data.updatedAt)),
      )
    return last
  }
  expect(await heard('payDriver', { paymentMethod: 'cash' })).toMatchObject({
    type: 'booking.changed',
    data: { changes: ['paymentMethod'], paymentMethod: 'cash', paymentStatus: 'not_required' },
  })
  expect(await heard('markPaid', { note: 'By bank transfer' })).toMatchObject({
    type: 'payment.completed',
    data: { paymentStatus: 'completed' },
  })
})
