import { MAX_WEBHOOKS } from '@chauffeur/domain/webhooks'
import { describe, expect } from 'vitest'
import { WebhookDelivery, Webhook } from '../../../src/server/webhooks/webhook.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'

const partner = {
  name: 'Partner',
  url: 'https://partner.invalid/hooks',
  events: ['booking.created', 'booking.confirmed'],
}

const acts = async (app: TestApp) =>
  (await auditTrail(app)).filter(({ subject }) => subject === 'webhook').map(({ act }) => act)

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('adds a receiver, and reads its secret this once', async ({ open }) => {
    const app = await open()
    const answer = await callAsAdmin(app, protocol, 'createWebhook', partner)
    expect(answer.status).toBe(201)
    const { webhook, secret } = answer.done
    expect(webhook).toEqual({
      id: expect.any(String),
      ...partner,
      enabled: true,
      goneAt: null,
      failingSince: null,
      contactEmail: null,
      createdAt: '2027-01-13T09:00:00.000Z',
      createdBy: 'maria',
      partner: null,
      oldSecretUntil: null,
      lastDelivery: null,
    })
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
    const listed = await callAsAdmin(app, protocol, 'listWebhooks')
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
    const { id } = (await callAsAdmin(app, protocol, 'createWebhook', partner)).done.webhook
    for (const change of [
      { name: 'Hotel Sol' },
      { url: 'https://sol.invalid/' },
      { events: ['payment.completed'] },
      { enabled: false },
      { enabled: true },
    ]) {
      app.clock.advance({ seconds: 1 })
      const answer = await callAsAdmin(app, protocol, 'changeWebhook', { id, ...change })
      expect(answer.status).toBe(200)
      expect(answer.done).toMatchObject(change)
    }
    expect((await callAsAdmin(app, protocol, 'listWebhooks')).done.webhooks).toMatchObject([
      { name: 'Hotel Sol', url: 'https://sol.invalid/', events: ['payment.completed'], enabled: true },
    ])
    await callAsAdmin(app, protocol, 'changeWebhook', { id, name: 'Hotel Sol' })
    const trail = await auditTrail(app)
    expect(trail.map(({ act }) => act)).toEqual(['created', ...Array.from({ length: 5 }, () => 'changed')])
    expect(trail[1]?.details).toEqual({ name: { from: 'Partner', to: 'Hotel Sol' } })
  })

  test('switches a receiver off, and what waits for it is given up', async ({ open }) => {
    const app = await open(PRIVATE)
    const receiver = await openReceiver(500)
    const { id } = await addWebhook(app, receiver.url)
    await app.clients.REST.ask('createBooking', faroToVilamoura())
    await app.workers.webhooks.drain()
    await callAsAdmin(app, protocol, 'changeWebhook', { id, enabled: false })
    await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName: 'Rui Costa' }))
    app.clock.advance({ minutes: 10 })
    await app.workers.webhooks.drain()
    expect(receiver.received).toHaveLength(1)
    const { webhooks, failing } = (await callAsAdmin(app, protocol, 'listWebhooks')).done
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
    await app.clients.REST.ask('createBooking', faroToVilamoura())
    await app.workers.webhooks.drain()
    app.clock.advance({ seconds: 1 })
    expect((await callAsAdmin(app, protocol, 'deleteWebhook', { id })).done).toEqual({ success: true })
    expect((await callAsAdmin(app, protocol, 'listWebhooks')).done.webhooks).toEqual([])
    expect(await app.database.fresh().count(WebhookDelivery)).toBe(0)
    expect(await acts(app)).toEqual(['created', 'deleted'])
    expect((await callAsAdmin(app, protocol, 'deleteWebhook', { id })).status).toBe(404)
  })

  test('replaces a secret, and sees until when the old one signs, too', async ({ open }) => {
    const app = await open()
    const { webhook, secret } = (await callAsAdmin(app, protocol, 'createWebhook', partner)).done
    app.clock.advance({ seconds: 1 })
    const { done } = await callAsAdmin(app, protocol, 'rotateWebhookSecret', { id: webhook.id })
    expect(done.secret).toMatch(/^whsec_/)
    expect(done.secret).not.toBe(secret)
    expect(done.webhook.oldSecretUntil).toBe('2027-01-14T09:00:01.000Z')
    expect(await acts(app)).toEqual(['created', 'secret rotated'])
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
