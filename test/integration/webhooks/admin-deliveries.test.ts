import { describe, expect } from 'vitest'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols, type Answer } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'

const partner = {
  name: 'Partner',
  url: 'https://partner.invalid/hooks',
  events: ['booking.created', 'booking.confirmed'],
}

const acts = async (app: TestApp) =>
  (await auditTrail(app)).filter(({ subject }) => subject === 'webhook').map(({ act }) => act)

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('sends a test, and reads how it went', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver()
    const { id } = await addWebhook(app, receiver.url)
    app.clock.advance({ seconds: 1 })
    const answer = await callAsAdmin(app, protocol, 'testWebhook', { id })
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
    const { done } = await callAsAdmin(app, protocol, 'readWebhookDelivery', { id: answer.done.id })
    expect(done).toMatchObject({
      state: 'delivered',
      attempts: 1,
      body: receiver.received[0]?.body,
      log: [{ at: '2027-01-13T09:00:01.000Z', status: 200, answer: 'This is 200', error: null }],
    })
    expect((await callAsAdmin(app, protocol, 'listWebhooks')).done.webhooks[0]?.lastDelivery).toMatchObject({
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
      await callAsAdmin(app, 'REST', 'changeWebhook', { id, enabled: true })
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
          protocol,
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
    expect((await callAsAdmin(app, protocol, 'listWebhooks')).done).toMatchObject({
      failing: 1,
      webhooks: [{ enabled: false, goneAt: '2027-01-13T09:00:03.000Z' }],
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
    expect((await callAsAdmin(app, protocol, 'readWebhookDelivery', delivery)).done.state).toBe(state)
    receiver.answerWith(200)
    await callAsAdmin(app, protocol, 'changeWebhook', { id, enabled: true })
    app.clock.advance({ seconds: 1 })
    const answer = await callAsAdmin(app, protocol, 'sendWebhookAgain', delivery)
    expect(answer.done).toMatchObject({ state: 'waiting', messageId: sent.done.messageId, attempts: 1 })
    await app.workers.webhooks.drain()
    const { done } = await callAsAdmin(app, protocol, 'readWebhookDelivery', delivery)
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
    await callAsAdmin(app, protocol, 'sendWebhookAgain', { id: sent.done.id })
    await app.workers.webhooks.drain()
    expect(receiver.received).toHaveLength(2)
  })

  test('reads that a message is being sent at this moment', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver()
    const { id } = await addWebhook(app, receiver.url)
    const sent = await callAsAdmin(app, 'REST', 'testWebhook', { id })
    await app.workers.webhooks.drain()
    const lockedUntil = new Date(app.clock().getTime() + 60_000)
    await app.database.fresh().nativeUpdate(WebhookDelivery, {}, { lockedUntil, doneAt: null })
    expectRefusal(await callAsAdmin(app, protocol, 'sendWebhookAgain', { id: sent.done.id }), {
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
    await callAsAdmin(app, protocol, 'changeWebhook', { id, enabled: false })
    for (const answer of [
      await callAsAdmin(app, protocol, 'testWebhook', { id }),
      await callAsAdmin(app, protocol, 'sendWebhookAgain', { id: sent.done.id }),
    ])
      expectRefusal(answer, {
        status: 409,
        code: 'WEBHOOK_OFF',
        error: 'This receiver is switched off. Please switch it on first.',
      })
  })

  test('reads no page by a cursor of its own making', async ({ open }) => {
    const app = await open()
    const { id } = (await callAsAdmin(app, protocol, 'createWebhook', partner)).done.webhook
    const answer = await callAsAdmin(app, protocol, 'listWebhookDeliveries', { id, cursor: 'page-2' })
    expectRefusal(answer, {
      status: 400,
      code: 'INVALID_INPUT',
      error: 'This cursor is not one that a page has given.',
    })
  })
})
