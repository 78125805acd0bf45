import { expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import { attemptOf, bookOnline, openPaying, paymentMails, statesOf } from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const PATH = '/api/payments/sumup/notifications'
const changed = (id: string) => JSON.stringify({ event_type: 'CHECKOUT_STATUS_CHANGED', id })

const notify = (app: TestApp, token: string, body: string, type = 'application/json') =>
  app.raw({ method: 'POST', path: `${PATH}/${token}`, headers: { 'content-type': type }, body })

test('word of the provider completes a payment, with one mail, and answers nothing', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({})
  expect(await statesOf(app, booking.id)).toEqual(['completed'])
  expect(await paymentMails(app, booking.id)).toEqual(['payment-received 1'])
})

test('word that comes twice at once changes nothing twice', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId, 'noticed-twice')
  await app.pass({})
  expect(await paymentMails(app, booking.id)).toEqual(['payment-received 1'])
})

test('word that comes before we know the checkout is no harm, and nothing is missed', async ({ open }) => {
  const app = await openPaying(open)
  app.provider.faults.next('create', 'notified first')
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId, 'unnoticed')
  await app.pass({ minutes: 1 })
  expect(await statesOf(app, booking.id)).toEqual(['completed'])
})

test('a claim that a payment was made is believed by nobody', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  const { notifyToken } = await attemptOf(app, booking.id)
  const body = JSON.stringify({ event_type: 'CHECKOUT_STATUS_CHANGED', id: checkoutId, status: 'PAID' })
  expect((await notify(app, notifyToken, body)).status).toBe(200)
  await app.pass({ seconds: 5 })
  expect(await statesOf(app, booking.id)).toEqual(['pending'])
})

test('whatever else comes is answered alike, and the provider is asked nothing', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  const other = await bookOnline(app, { customerEmail: 'other@example.com' })
  const { notifyToken } = await attemptOf(app, booking.id)
  const asked = app.provider.requests.length
  const known = await notify(app, notifyToken, changed(checkoutId))
  await app.pass({})
  expect(app.provider.requests).toHaveLength(asked + 1)

  const answers = [
    await notify(app, 'x'.repeat(32), changed(checkoutId)),
    await notify(app, notifyToken, changed(other.checkoutId)),
    await notify(app, notifyToken, changed('unknown')),
    await notify(app, notifyToken, 'not JSON'),
    await notify(app, notifyToken, '[]'),
    await notify(app, notifyToken, ''),
    await notify(app, notifyToken, changed(checkoutId).padEnd(5000)),
    await notify(app, notifyToken, `id=${checkoutId}`, 'application/x-www-form-urlencoded'),
    await notify(app, notifyToken, JSON.stringify({ event_type: 'SOMETHING_NEW', id: checkoutId })),
  ]
  await app.pass({})
  expect(app.provider.requests).toHaveLength(asked + 1)
  for (const { status, text, headers } of answers) {
    expect([status, text]).toEqual([known.status, known.text])
    expect(headers['content-length']).toBe(known.headers['content-length'])
  }
  expect([known.status, known.text]).toEqual([200, ''])
})

test('a flood of words about one payment is a read every three seconds at most', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await bookOnline(app)
  const { notifyToken } = await attemptOf(app, booking.id)
  const asked = app.provider.requests.length
  for (let word = 0; word < 30; word += 1) {
    await notify(app, notifyToken, changed(checkoutId))
    await app.workers.payments?.drain()
  }
  expect(app.provider.requests).toHaveLength(asked + 1)
  await app.pass({ seconds: 3 })
  expect(app.provider.requests).toHaveLength(asked + 2)
})
