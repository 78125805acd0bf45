import type { ServerResponse } from 'node:http'
import type { endpoints } from '@chauffeur/contract/endpoints'
import { httpWebhookSender } from '@chauffeur/gateways/webhooks/http-webhook-sender'
import type { ReceiverBehaviour } from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import { expect } from 'vitest'
import type { z } from 'zod'
import { sweepAll } from '../../../src/server/sweeps.ts'
import { WebhookDelivery, DeliveryAttempt, Webhook } from '../../../src/server/webhooks/webhook.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { signIn } from '../../support/app.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'

const withShortTimeout = { ...PRIVATE, webhooks: httpWebhookSender({ mayBePrivate: true, timeoutMs: 500 }) }

type Detail = z.output<typeof endpoints.readWebhookDelivery.output>

async function book(app: TestApp): Promise<void> {
  await app.clients.REST.ask('createBooking', faroToVilamoura())
  await app.workers.webhooks.drain()
}

/** The only delivery with its attempts, as an office that has to sign in again reads it. */
async function delivery(app: TestApp): Promise<Detail> {
  const { id } = await row(app)
  const cookie = await signIn(app.clients.REST)
  return (await app.clients.REST.ask('readWebhookDelivery', { id }, { cookie })).done
}

async function row(app: TestApp): Promise<WebhookDelivery> {
  const [found] = await app.database.fresh().find(WebhookDelivery, {})
  if (!found) throw new Error('There is no delivery')
  return found
}

async function opened(
  open: (options: typeof withShortTimeout) => Promise<TestApp>,
  manner: ReceiverBehaviour,
): Promise<{ app: TestApp; receiver: Awaited<ReturnType<typeof openReceiver>>; id: string }> {
  const app = await open(withShortTimeout)
  const receiver = await openReceiver(manner)
  return { app, receiver, ...(await addWebhook(app, receiver.url)) }
}

const NO_ANSWER = { code: 'no_answer_in_time', seconds: 0.5 }
const IN_TIME = 'There was no whole answer within 0.5 seconds.'
const BROKEN = { code: 'connection_broken' }

test.for([
  ['500', 500, 'The receiver answered 500.', { code: 'receiver_answered', status: 500 }, 'This is 500'],
  ['302', 302, 'The receiver answered 302.', { code: 'receiver_answered', status: 302 }, 'This is 302'],
  ['nothing', 'hangs', IN_TIME, NO_ANSWER, null],
  ['half of it', 'stalls', IN_TIME, NO_ANSWER, null],
  [
    '200 once nobody waits any more',
    (response: ServerResponse) => void response.on('close', () => response.writeHead(200).end()),
    IN_TIME,
    NO_ANSWER,
    null,
  ],
  ['by breaking off', 'breaks off', 'The connection was broken off.', BROKEN, null],
] as const)(
  'a receiver that answers %s gets the message again',
  async ([, manner, reason, failure, answer], { open }) => {
    const { app, receiver } = await opened(open, manner)
    await book(app)
    const failed = await delivery(app)
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, reason, failure, settledAt: null })
    const tried =
      answer === null
        ? { status: null, answer, error: reason, failure }
        : { status: manner, answer, error: null, failure: null }
    expect(failed.log).toEqual([{ at: '2027-01-13T09:00:00.000Z', durationMs: expect.any(Number), ...tried }])
    const wait = Date.parse(failed.nextAttemptAt ?? '') - app.clock().getTime()
    expect(wait).toBeGreaterThanOrEqual(5000)
    expect(wait).toBeLessThanOrEqual(6000)

    receiver.answerWith(204)
    app.clock.advance({ seconds: 4 })
    await app.workers.webhooks.drain()
    expect((await row(app)).attempts).toBe(1)
    app.clock.advance({ seconds: 2 })
    await app.workers.webhooks.drain()
    expect(await delivery(app)).toMatchObject({
      state: 'delivered',
      attempts: 2,
      reason: null,
      failure: null,
      settledAt: '2027-01-13T09:00:06.000Z',
      log: [{ status: 204 }, {}],
    })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids)).toEqual(new Set([failed.messageId]))
  },
)

test('an answer without end is a success by its status, and its beginning is stored', async ({ open }) => {
  const { app } = await opened(open, 'pours')
  await book(app)
  const { state, log } = await delivery(app)
  expect(state).toBe('delivered')
  expect(log[0]?.status).toBe(200)
  expect(log[0]?.answer).toHaveLength(2000)
})

test('an answer that no screen can hold is stored without what it cannot', async ({ open }) => {
  const { app } = await opened(open, (response) => void response.writeHead(500).end('a\0b\u001b[2Jc\nd'))
  await book(app)
  expect((await delivery(app)).log[0]?.answer).toBe('a b [2Jc\nd')
})

test('a receiver that asks for time gets it', async ({ open }) => {
  const { app } = await opened(open, (response) => {
    response.writeHead(429, { 'retry-after': '3600' }).end()
  })
  await book(app)
  expect((await row(app)).runAt.toISOString()).toBe('2027-01-13T10:00:00.000Z')
})

test('a receiver that is never there is given up after ten attempts', async ({ open }) => {
  const { app, receiver } = await opened(open, 500)
  await book(app)
  for (let day = 0; day < 12; day += 1) {
    app.clock.advance({ hours: 30 })
    await app.workers.webhooks.drain()
  }
  expect(receiver.received).toHaveLength(10)
  expect(await delivery(app)).toMatchObject({
    state: 'failed',
    attempts: 10,
    nextAttemptAt: null,
    reason: 'The receiver answered 500.',
  })
})

test('a receiver that is gone is switched off, and what waits for it is given up', async ({ open }) => {
  const { app, receiver, id } = await opened(open, 500)
  await book(app)
  receiver.answerWith(410)
  await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName: 'Rui Costa' }))
  await app.workers.webhooks.drain()
  const webhook = await app.database.fresh().findOneOrFail(Webhook, { id })
  expect(webhook).toMatchObject({ enabled: false, goneAt: app.clock() })
  const rows = await app.database.fresh().find(WebhookDelivery, {})
  expect(rows.map(({ deadAt, lastError }) => [deadAt, lastError])).toEqual(
    Array.from({ length: 2 }, () => [
      app.clock(),
      'The receiver answered 410: it is gone, and was switched off.',
    ]),
  )
  await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName: 'Eva Lima' }))
  await app.workers.webhooks.drain()
  expect(receiver.received).toHaveLength(2)
})

test('an address that is gone after the office has given a new one switches nothing off', async ({
  open,
}) => {
  const app = await open(PRIVATE)
  const next = await openReceiver()
  const { id } = await addWebhook(app, next.url)
  const old = await openReceiver((response) => {
    const moved = app.database.fresh().nativeUpdate(Webhook, { id }, { url: next.url })
    void moved.then(() => response.writeHead(410).end())
  })
  await app.database.fresh().nativeUpdate(Webhook, { id }, { url: old.url })
  await book(app)
  expect(await delivery(app)).toMatchObject({ state: 'waiting', reason: 'The receiver answered 410.' })
  app.clock.advance({ seconds: 6 })
  await app.workers.webhooks.drain()
  expect(next.received).toHaveLength(1)
  expect(await delivery(app)).toMatchObject({ state: 'delivered', attempts: 2 })
})

test('an address that has become private since it was saved is not called', async ({ open }) => {
  const app = await open()
  const receiver = await openReceiver()
  const { id } = await addWebhook(app, 'https://partner.invalid/hooks')
  await app.database.fresh().nativeUpdate(Webhook, { id }, { url: receiver.url.replace('http:', 'https:') })
  await book(app)
  expect(receiver.received).toEqual([])
  expect(await delivery(app)).toMatchObject({
    state: 'waiting',
    reason: 'The address leads to this server itself or into a private network, which is never called.',
  })
})

test('what a killed process had in hand is sent again under the same id when its lease ends', async ({
  open,
}) => {
  const { app, receiver } = await opened(open, 200)
  await book(app)
  // It had sent the message, and died before it could write that down.
  const lockedUntil = new Date(app.clock().getTime() + 120_000)
  await app.database.fresh().nativeUpdate(WebhookDelivery, {}, { doneAt: null, lockedUntil })
  await app.workers.webhooks.drain()
  expect(receiver.received).toHaveLength(1)
  app.clock.advance({ seconds: 121 })
  await app.workers.webhooks.drain()
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
  expect((await row(app)).doneAt).toEqual(app.clock())
})

test('a server that stops leaves what is under way to the next one', async ({ open }) => {
  const webhooks = httpWebhookSender({ mayBePrivate: true, timeoutMs: 60_000 })
  const app = await open({ ...PRIVATE, webhooks })
  const receiver = await openReceiver('hangs')
  await addWebhook(app, receiver.url)
  await app.clients.REST.ask('createBooking', faroToVilamoura())
  const drained = app.workers.webhooks.drain()
  await expect.poll(() => receiver.received.length).toBe(1)
  await app.workers.webhooks.stop()
  await drained
  expect(await row(app)).toMatchObject({ attempts: 0, lockedUntil: null, doneAt: null, deadAt: null })
})

test('a secret that does not open any more is said so, and a new one mends it', async ({ open }) => {
  const { app, receiver, id } = await opened(open, 200)
  await app.database.fresh().nativeUpdate(Webhook, { id }, { secret: 'sealed by another' })
  await book(app)
  expect(await delivery(app)).toMatchObject({
    attempts: 0,
    reason: 'The secret cannot be opened, since SESSION_SECRET has changed. Please make a new one.',
    failure: { code: 'receiver_secret_unreadable' },
  })
  const cookie = await signIn(app.clients.REST)
  await app.clients.REST.ask('rotateWebhookSecret', { id }, { cookie })
  app.clock.advance({ seconds: 6 })
  await app.workers.webhooks.drain()
  expect(receiver.received).toHaveLength(1)
})

test('deliveries are kept for thirty days, and old secrets for one', async ({ open }) => {
  const { app, id } = await opened(open, 200)
  await book(app)
  const cookie = await signIn(app.clients.REST)
  await app.clients.REST.ask('rotateWebhookSecret', { id }, { cookie })
  app.clock.advance({ hours: 30 * 24 })
  const left = async () => {
    await sweepAll(app.database.orm, app.clock())
    const em = app.database.fresh()
    return [await em.count(WebhookDelivery), await em.count(DeliveryAttempt)]
  }
  expect(await left()).toEqual([1, 1])
  app.clock.advance({ seconds: 1 })
  expect(await left()).toEqual([0, 0])
  expect(await app.database.fresh().findOneOrFail(Webhook, { id })).toMatchObject({
    oldSecret: null,
    oldSecretUntil: null,
  })
})
