import { MAX_WEBHOOKS } from '@chauffeur/domain/webhooks'
import { describe, expect } from 'vitest'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook-delivery.entity.ts'
import { Webhook } from '../../../src/server/webhooks/webhook.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols, type Answer } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'

const partner = {
  name: 'Partner',
  url: 'https://partner.invalid/hooks',
  events: ['booking.created', 'booking.confirmed'],
}
const NOWHERE = '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b'

const acts = async (app: TestApp) =>
  (await auditTrail(app)).filter(({ subject }) => subject === 'webhook').map(({ act }) => act)

function expectToldSo(answer: Answer, told: { status: number; code: string; error: string }): void {
  expectRefused(answer)
  expect({ status: answer.status, ...answer.refused }).toMatchObject(told)
}

describe.each(protocols)('the office, by %s,', (door) => {
  test('adds a receiver, and is told its secret this once', async ({ open }) => {
    const app = await open()
    const answer = await callAsAdmin(app, door, 'createWebhook', partner)
    expect(answer.status).toBe(201)
    const { webhook, secret } = answer.done
    expect(webhook).toEqual({
      id: expect.any(String),
      ...partner,
      isOn: true,
      goneAt: null,
      createdAt: '2027-01-13T09:00:00.000Z',
      createdBy: 'maria',
      oldSecretUntil: null,
      lastDelivery: null,
    })
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
    const listed = await callAsAdmin(app, door, 'listWebhooks')
    expect(listed.done).toEqual({ webhooks: [webhook], failing: 0 })
    expect(JSON.stringify(listed.done)).not.toContain(secret)
    const stored = await app.database.fresh().findOneOrFail(Webhook, { id: webhook.id })
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(await auditTrail(app)).toMatchObject([
      {
        admin: 'maria',
        act: 'created',
        subject: 'webhook',
        subjectId: webhook.id,
        subjectName: 'Partner',
        details: { url: partner.url, events: partner.events },
      },
    ])
    expect(JSON.stringify(await auditTrail(app))).not.toContain(secret)
  })

  test('changes a receiver, each field by itself', async ({ open }) => {
    const app = await open()
    const { id } = (await callAsAdmin(app, door, 'createWebhook', partner)).done.webhook
    for (const change of [
      { name: 'Hotel Sol' },
      { url: 'https://sol.invalid/' },
      { events: ['payment.completed'] },
      { isOn: false },
      { isOn: true },
    ]) {
      app.clock.advance({ seconds: 1 })
      const answer = await callAsAdmin(app, door, 'changeWebhook', { id, ...change })
      expect(answer.status).toBe(200)
      expect(answer.done).toMatchObject(change)
    }
    expect((await callAsAdmin(app, door, 'listWebhooks')).done.webhooks).toMatchObject([
      { name: 'Hotel Sol', url: 'https://sol.invalid/', events: ['payment.completed'], isOn: true },
    ])
    await callAsAdmin(app, door, 'changeWebhook', { id, name: 'Hotel Sol' })
    const trail = await auditTrail(app)
    expect(trail.map(({ act }) => act)).toEqual(['created', ...Array.from({ length: 5 }, () => 'changed')])
    expect(trail[1]?.details).toEqual({ name: { from: 'Partner', to: 'Hotel Sol' } })
  })

  test('switches a receiver off, and what waits for it is given up', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver(500)
    const { id } = await addWebhook(app, receiver.url)
    await app.doors.REST.ask('createBooking', faroToVilamoura())
    await app.workers.webhooks.drain()
    await callAsAdmin(app, door, 'changeWebhook', { id, isOn: false })
    await app.doors.REST.ask('createBooking', faroToVilamoura({ customerName: 'Rui Costa' }))
    app.clock.advance({ minutes: 10 })
    await app.workers.webhooks.drain()
    expect(receiver.received).toHaveLength(1)
    const { webhooks, failing } = (await callAsAdmin(app, door, 'listWebhooks')).done
    expect(failing).toBe(0)
    expect(webhooks[0]?.lastDelivery).toMatchObject({
      state: 'failed',
      reason: 'The receiver was switched off.',
    })
  })

  test('removes a receiver with all its deliveries', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver()
    const { id } = await addWebhook(app, receiver.url)
    await app.doors.REST.ask('createBooking', faroToVilamoura())
    await app.workers.webhooks.drain()
    app.clock.advance({ seconds: 1 })
    expect((await callAsAdmin(app, door, 'deleteWebhook', { id })).done).toEqual({ success: true })
    expect((await callAsAdmin(app, door, 'listWebhooks')).done.webhooks).toEqual([])
    expect(await app.database.fresh().count(WebhookDelivery)).toBe(0)
    expect(await acts(app)).toEqual(['created', 'deleted'])
    expect((await callAsAdmin(app, door, 'deleteWebhook', { id })).status).toBe(404)
  })

  test('replaces a secret, and sees until when the old one signs, too', async ({ open }) => {
    const app = await open()
    const { webhook, secret } = (await callAsAdmin(app, door, 'createWebhook', partner)).done
    app.clock.advance({ seconds: 1 })
    const { done } = await callAsAdmin(app, door, 'rotateWebhookSecret', { id: webhook.id })
    expect(done.secret).toMatch(/^whsec_/)
    expect(done.secret).not.toBe(secret)
    expect(done.webhook.oldSecretUntil).toBe('2027-01-14T09:00:01.000Z')
    expect(await acts(app)).toEqual(['created', 'secret rotated'])
  })

  test('sends a test, and reads how it went', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver()
    const { id } = await addWebhook(app, receiver.url)
    app.clock.advance({ seconds: 1 })
    const answer = await callAsAdmin(app, door, 'testWebhook', { id })
    expect(answer.status).toBe(201)
    expect(answer.done).toMatchObject({
      webhookId: id,
      type: 'webhook.test',
      bookingNumber: null,
      state: 'waiting',
      attempts: 0,
      reason: null,
    })
    await app.workers.webhooks.drain()
    const { done } = await callAsAdmin(app, door, 'readWebhookDelivery', { id: answer.done.id })
    expect(done).toMatchObject({
      state: 'delivered',
      attempts: 1,
      body: receiver.received[0]?.body,
      log: [{ at: '2027-01-13T09:00:01.000Z', status: 200, answer: 'This is 200', error: null }],
    })
    expect((await callAsAdmin(app, door, 'listWebhooks')).done.webhooks[0]?.lastDelivery).toMatchObject({
      id: answer.done.id,
      state: 'delivered',
    })
    expect(await acts(app)).toEqual(['created', 'tested'])
  })

  test('reads deliveries page by page, and only those that failed', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver()
    const { id } = await addWebhook(app, receiver.url)
    for (const status of [200, 410, 200, 410]) {
      receiver.answerWith(status)
      await callAsAdmin(app, 'REST', 'changeWebhook', { id, isOn: true })
      await callAsAdmin(app, 'REST', 'testWebhook', { id })
      await app.workers.webhooks.drain()
      app.clock.advance({ seconds: 1 })
    }
    const read = async (filter: object) => {
      const states: string[] = []
      let cursor: string | null = null
      do {
        const input: object = { id, limit: 1, ...filter, ...(cursor && { cursor }) }
        const { done }: Answer<'listWebhookDeliveries'> = await callAsAdmin(
          app,
          door,
          'listWebhookDeliveries',
          input,
        )
        states.push(...done.deliveries.map(({ state }) => state))
        cursor = done.nextCursor
      } while (cursor)
      return states
    }
    expect(await read({})).toEqual(['failed', 'delivered', 'failed', 'delivered'])
    expect(await read({ state: 'failed' })).toEqual(['failed', 'failed'])
    expect((await callAsAdmin(app, door, 'listWebhooks')).done).toMatchObject({
      failing: 1,
      webhooks: [{ isOn: false, goneAt: '2027-01-13T09:00:03.000Z' }],
    })
  })

  test.for([
    ['arrived', 200, 'delivered'],
    ['was given up', 410, 'failed'],
  ] as const)('has a message that %s sent again under its old id', async ([, status, state], { open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver(status)
    const { id } = await addWebhook(app, receiver.url)
    const sent = await callAsAdmin(app, 'REST', 'testWebhook', { id })
    await app.workers.webhooks.drain()
    app.clock.advance({ seconds: 1 })
    const delivery = { id: sent.done.id }
    expect((await callAsAdmin(app, door, 'readWebhookDelivery', delivery)).done.state).toBe(state)
    receiver.answerWith(200)
    await callAsAdmin(app, door, 'changeWebhook', { id, isOn: true })
    app.clock.advance({ seconds: 1 })
    const answer = await callAsAdmin(app, door, 'sendWebhookAgain', delivery)
    expect(answer.done).toMatchObject({ state: 'waiting', messageId: sent.done.messageId, attempts: 1 })
    await app.workers.webhooks.drain()
    const { done } = await callAsAdmin(app, door, 'readWebhookDelivery', delivery)
    expect(done).toMatchObject({ state: 'delivered', attempts: 2, reason: null })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([sent.done.messageId, sent.done.messageId])
    expect((await auditTrail(app)).at(-1)).toMatchObject({
      act: 'sent again',
      subjectId: id,
      details: { message: sent.done.messageId, type: 'webhook.test', booking: null },
    })
  })

  test('has a message that waits sent now', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver(500)
    const { id } = await addWebhook(app, receiver.url)
    const sent = await callAsAdmin(app, 'REST', 'testWebhook', { id })
    await app.workers.webhooks.drain()
    receiver.answerWith(200)
    await callAsAdmin(app, door, 'sendWebhookAgain', { id: sent.done.id })
    await app.workers.webhooks.drain()
    expect(receiver.received).toHaveLength(2)
  })

  test('is told that a message is being sent at this moment', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver()
    const { id } = await addWebhook(app, receiver.url)
    const sent = await callAsAdmin(app, 'REST', 'testWebhook', { id })
    await app.workers.webhooks.drain()
    const lockedUntil = new Date(app.clock().getTime() + 60_000)
    await app.database.fresh().nativeUpdate(WebhookDelivery, {}, { lockedUntil, doneAt: null })
    expectToldSo(await callAsAdmin(app, door, 'sendWebhookAgain', { id: sent.done.id }), {
      status: 409,
      code: 'DELIVERY_UNDER_WAY',
      error: 'This message is being sent at this moment.',
    })
  })

  test('sends nothing to a receiver that is switched off', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver()
    const { id } = await addWebhook(app, receiver.url)
    const sent = await callAsAdmin(app, 'REST', 'testWebhook', { id })
    await app.workers.webhooks.drain()
    await callAsAdmin(app, door, 'changeWebhook', { id, isOn: false })
    for (const answer of [
      await callAsAdmin(app, door, 'testWebhook', { id }),
      await callAsAdmin(app, door, 'sendWebhookAgain', { id: sent.done.id }),
    ])
      expectToldSo(answer, {
        status: 409,
        code: 'WEBHOOK_OFF',
        error: 'This receiver is switched off. Please switch it on first.',
      })
  })

  test.for([
    ['https://localhost/hooks', 'never called'],
    ['https://10.0.0.1/hooks', 'never called'],
    ['https://169.254.169.254/latest', 'never called'],
    ['https://[::ffff:127.0.0.1]/', 'never called'],
    ['http://partner.invalid/hooks', 'must start with https://'],
    ['https://ana:secret@partner.invalid/', 'user name or a password'],
    ['nonsense', 'must start with https://'],
    ['', 'Address is required.'],
  ])('cannot have %j called', async ([url = '', sentence = ''], { app }) => {
    const made = await callAsAdmin(app, door, 'createWebhook', { ...partner, url })
    expectRefused(made)
    expect(made.status).toBe(400)
    expect(made.refused.details).toEqual([{ field: 'url', message: expect.stringContaining(sentence) }])
    const { id } = (await callAsAdmin(app, door, 'createWebhook', partner)).done.webhook
    const changed = await callAsAdmin(app, door, 'changeWebhook', { id, url })
    expectRefused(changed)
    expect(changed.refused.details).toEqual(made.refused.details)
    await callAsAdmin(app, door, 'deleteWebhook', { id })
  })

  test.for([
    [{ name: '' }, 'Name is required.'],
    [{ name: 'x'.repeat(101) }, 'Name can be at most 100 characters long.'],
    [{ events: [] }, 'Choose at least one event.'],
    [{ events: undefined }, 'Choose at least one event.'],
    [{ events: ['booking.deleted'] }, 'Event must be one of: '],
  ] as const)('cannot add a receiver with %j', async ([change, sentence], { app }) => {
    const answer = await callAsAdmin(app, door, 'createWebhook', { ...partner, ...change })
    expectRefused(answer)
    expect(answer.refused.error).toContain(sentence)
  })

  test('is told where there is nothing', async ({ app }) => {
    for (const name of [
      'changeWebhook',
      'deleteWebhook',
      'rotateWebhookSecret',
      'testWebhook',
      'listWebhookDeliveries',
    ] as const)
      for (const id of [NOWHERE, 'nonsense']) {
        const answer = await callAsAdmin(app, door, name, { id })
        expectToldSo(answer, { status: 404, code: 'NOT_FOUND', error: 'There is no such receiver.' })
      }
    for (const name of ['readWebhookDelivery', 'sendWebhookAgain'] as const)
      expectToldSo(await callAsAdmin(app, door, name, { id: NOWHERE }), {
        status: 404,
        code: 'NOT_FOUND',
        error: 'There is no such delivery.',
      })
  })

  test('reads no page by a cursor of its own making', async ({ open }) => {
    const app = await open()
    const { id } = (await callAsAdmin(app, door, 'createWebhook', partner)).done.webhook
    const answer = await callAsAdmin(app, door, 'listWebhookDeliveries', { id, cursor: 'page-2' })
    expectToldSo(answer, {
      status: 400,
      code: 'INVALID_INPUT',
      error: 'This cursor is not one that a page has given.',
    })
  })
})

test('there are so many receivers at most, also when several are added at once', async ({ open }) => {
  const app = await open()
  const add = () => callAsAdmin(app, 'REST', 'createWebhook', partner)
  for (let made = 1; made < MAX_WEBHOOKS; made += 1) await add()
  const answers = await Promise.all([add(), add(), add()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.refused.error).toBe(
    'There are 20 receivers already. Please remove one that is not used any more.',
  )
})
