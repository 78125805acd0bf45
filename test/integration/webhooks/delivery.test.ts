import type { ServerResponse } from 'node:http'
import { webhookMessage, webhookTestMessage } from '@chauffeur/contract/webhook-messages'
import { httpWebhookSender } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import { expect } from 'vitest'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE, verify } from '../../support/webhooks.ts'

async function book(app: TestApp, change: Readonly<Record<string, unknown>> = {}) {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura(change))
  return done
}

const rows = (app: TestApp) =>
  app.database.fresh().find(WebhookDelivery, {}, { orderBy: { createdAt: 'asc', id: 'asc' } })

test('a booking is reported when it is made and when it is confirmed, signed for its receiver', async ({
  open,
}) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  const { secret } = await addWebhook(app, `${receiver.url}/hooks`)
  const { id, bookingNumber } = await book(app, {
    customerName: 'Ana Sousa',
    customerPhone: '912 345 678',
    notes: 'Ring twice.',
  })
  await app.workers.webhooks.drain()
  const [created] = receiver.received
  expect(created?.path).toBe('/hooks')
  expect(created?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_[\da-f]{32}$/),
    'webhook-timestamp': String(Date.parse('2027-01-13T09:00:00Z') / 1000),
  })
  const sent = created && verify(created, secret, app.clock())
  const message = webhookMessage.strict().parse(sent)
  expect(sent).toMatchObject({
    type: 'booking.created',
    timestamp: '2027-01-13T09:00:00.000Z',
    data: {
      id,
      bookingNumber,
      status: 'pending',
      paymentMethod: 'cash',
      paymentStatus: 'not_required',
      totalPrice: 49,
      currency: 'EUR',
      serviceType: 'point-to-point',
      vehicle: { name: 'Mercedes E Class' },
      passengerName: 'Ana Sousa',
      passengerPhone: '+351912345678',
      notes: 'Ring twice.',
      decidedAt: null,
    },
  })
  expect(message.data.pickupAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/)

  app.clock.advance({ minutes: 10 })
  await callAsAdmin(app, 'REST', 'acceptBooking', { id })
  await app.workers.webhooks.drain()
  const [, confirmed] = receiver.received
  expect(receiver.received).toHaveLength(2)
  expect(confirmed && verify(confirmed, secret, app.clock())).toMatchObject({
    type: 'booking.confirmed',
    timestamp: '2027-01-13T09:10:00.000Z',
    data: { bookingNumber, status: 'confirmed', decidedAt: '2027-01-13T09:10:00.000Z' },
  })
})

test('what is between the customer and us is sent to nobody', async ({ open }) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  await addWebhook(app, receiver.url)
  await book(app, {
    billingAddressEnabled: true,
    companyName: 'Zephyrine Lda',
    taxNumber: '501964843',
  })
  await app.workers.webhooks.drain()
  expect(receiver.received[0]?.body).not.toMatch(/Zephyrine|501964843/)
})

test('a rejection is sent to those who subscribed to rejections', async ({ open }) => {
  const app = await open(PRIVATE)
  const [some, others] = [await openReceiver(), await openReceiver()]
  await addWebhook(app, some.url, { events: ['booking.rejected'] })
  await addWebhook(app, others.url, { events: ['booking.confirmed', 'payment.completed'] })
  const { id } = await book(app)
  await callAsAdmin(app, 'REST', 'rejectBooking', { id, reason: 'Full' })
  await app.workers.webhooks.drain()
  expect(some.received.map(({ body }) => JSON.parse(body).type)).toEqual(['booking.rejected'])
  expect(others.received).toEqual([])
})

test('an event has one id, whoever receives it, and a receiver gets it once', async ({ open }) => {
  const app = await open(PRIVATE)
  const [one, other] = [await openReceiver(), await openReceiver()]
  await addWebhook(app, one.url)
  await addWebhook(app, other.url)
  await book(app)
  await app.workers.webhooks.drain()
  await app.workers.webhooks.drain()
  const ids = [one, other].map(({ received }) => received.map(({ headers }) => headers['webhook-id']))
  expect(ids[0]).toHaveLength(1)
  expect(ids[1]).toEqual(ids[0])
})

test('a booking that comes to nothing is sent to nobody', async ({ open }) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  await addWebhook(app, receiver.url)
  const answer = await app.clients.REST.ask('createBooking', faroToVilamoura({ totalPrice: 1 }))
  expect(answer.status).toBe(409)
  await app.workers.webhooks.drain()
  expect(receiver.received).toEqual([])
})

test('who repeats a booking causes no second message', async ({ open }) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  await addWebhook(app, receiver.url)
  const headers = { 'idempotency-key': 'once' }
  await app.clients.REST.ask('createBooking', faroToVilamoura(), { headers })
  await app.clients.REST.ask('createBooking', faroToVilamoura(), { headers })
  await app.workers.webhooks.drain()
  expect(receiver.received).toHaveLength(1)
})

test('a message stays under 20 kB however long its texts are', async ({ open }) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  await addWebhook(app, receiver.url)
  await book(app, {
    customerName: '欧'.repeat(200),
    customerPhone: '欧'.repeat(200),
    flightNumber: '欧'.repeat(200),
    notes: '欧\n'.repeat(1000).trim(),
  })
  await app.workers.webhooks.drain()
  const [message] = receiver.received
  expect(message?.body).toContain('欧欧欧')
  expect(Buffer.byteLength(message?.body ?? '')).toBeLessThan(20_000)
})

test('a test is sent as one', async ({ open }) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  const { id, secret } = await addWebhook(app, receiver.url, { events: ['booking.rejected'] })
  await callAsAdmin(app, 'REST', 'testWebhook', { id })
  await app.workers.webhooks.drain()
  const [message] = receiver.received
  expect(webhookTestMessage.parse(message && verify(message, secret, app.clock()))).toMatchObject({
    type: 'webhook.test',
  })
})

test('while a secret is replaced both sign, for a day', async ({ open }) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  const { id, secret: old } = await addWebhook(app, receiver.url)
  const { secret } = (await callAsAdmin(app, 'REST', 'rotateWebhookSecret', { id })).done
  /** Another test, by an office that has to sign in again each time. */
  const sent = async () => {
    const cookie = await signIn(app.clients.REST)
    expect((await app.clients.REST.ask('testWebhook', { id }, { cookie })).status).toBe(201)
    await app.workers.webhooks.drain()
    const message = receiver.received.at(-1)
    if (!message) throw new Error('Nothing was received')
    return message
  }
  for (const hours of [0, 23]) {
    app.clock.advance({ hours })
    const message = await sent()
    expect(verify(message, old, app.clock())).toMatchObject({ type: 'webhook.test' })
    expect(verify(message, secret, app.clock())).toMatchObject({ type: 'webhook.test' })
  }
  app.clock.advance({ hours: 1 })
  const message = await sent()
  expect(() => verify(message, old, app.clock())).toThrow('No matching signature found')
  expect(verify(message, secret, app.clock())).toMatchObject({ type: 'webhook.test' })
})

test('a message that was changed on its way is not taken for ours', async ({ open }) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  const { secret } = await addWebhook(app, receiver.url)
  await book(app)
  await app.workers.webhooks.drain()
  const [message] = receiver.received
  if (!message) throw new Error('Nothing was received')
  const changed = { ...message, body: message.body.replace('"pending"', '"confirmed"') }
  expect(() => verify(changed, secret, app.clock())).toThrow('No matching signature found')
})

test('a receiver that hangs holds up neither the others nor the mails', async ({ open }) => {
  const webhooks = httpWebhookSender({ mayBePrivate: true, timeoutMs: 60_000 })
  const app = await open({ ...PRIVATE, webhooks })
  const unanswered: ServerResponse[] = []
  const [slow, quick] = [
    await openReceiver((response) => void unanswered.push(response)),
    await openReceiver(),
  ]
  const { id } = await addWebhook(app, slow.url)
  await addWebhook(app, quick.url)
  await book(app)
  const drained = app.workers.webhooks.drain()
  await expect.poll(() => [slow, quick].map(({ received }) => received.length)).toEqual([1, 1])
  // A message that comes meanwhile is sent to the quick receiver, and waits for the slow one.
  await book(app, { customerName: 'Rui Costa' })
  await expect.poll(() => quick.received.length).toBe(2)
  expect(slow.received).toHaveLength(1)
  expect(await app.mails()).toHaveLength(2)
  slow.answerWith(200)
  for (const response of unanswered) response.end()
  await drained
  expect(slow.received).toHaveLength(2)
  const { done } = await callAsAdmin(app, 'REST', 'listWebhookDeliveries', { id })
  expect(done.deliveries.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

test('a booking is made while its receiver is being removed, and nothing is left of the message', async ({
  open,
}) => {
  const app = await open(PRIVATE)
  const receiver = await openReceiver()
  const { id } = await addWebhook(app, receiver.url)
  const [booked] = await Promise.all([book(app), callAsAdmin(app, 'REST', 'deleteWebhook', { id })])
  expect(booked.status).toBe('pending')
  expect(await rows(app)).toEqual([])
})
