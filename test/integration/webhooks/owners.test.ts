import { describe, expect } from 'vitest'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { auditTrail } from '../../support/audit.ts'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, type BookingBody } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'

type Key = Awaited<ReturnType<typeof makeKey>>

const book = async (app: TestApp, key?: Key, change: BookingBody = {}) =>
  (await app.clients.REST.ask('createBooking', faroToVilamoura(change), key && byKey(key))).done

const twoKeys = async (app: TestApp) =>
  [await makeKey(app, { name: 'Hotel Sol' }), await makeKey(app, { name: 'Hotel Lua' })] as const

describe.each(protocols)('the owner of a receiver, by %s,', (protocol) => {
  const change = (app: TestApp, id: string, input: object) =>
    callAsAdmin(app, protocol, 'changeWebhook', { id, ...input })

  test('is the office, or the partner that the office chooses, and is shown', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const asked = { name: 'Partner', url: 'https://partner.invalid/hooks', events: ['booking.created'] }
    const { id } = (await callAsAdmin(app, protocol, 'createWebhook', asked)).done.webhook
    const { webhook } = (
      await callAsAdmin(app, protocol, 'createWebhook', {
        ...asked,
        name: 'Theirs',
        partnerId: key.partner.id,
      })
    ).done
    expect(webhook.partner).toEqual({ id: key.partner.id, name: 'Lisbon Hotels' })
    expect((await change(app, webhook.id, { name: 'Renamed' })).done.partner?.id).toBe(key.partner.id)
    expect((await change(app, webhook.id, { partnerId: null })).done.partner).toBeNull()
    app.clock.advance({ seconds: 1 })
    expect((await change(app, id, { partnerId: key.partner.id })).done.partner?.id).toBe(key.partner.id)
    const trail = (await auditTrail(app)).filter(({ subject }) => subject === 'webhook')
    expect(trail.at(-1)?.details).toEqual({ partnerId: { from: null, to: key.partner.id } })
    for (const partnerId of ['6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b', 'nonsense']) {
      const { status, refused } = await change(app, id, { partnerId })
      expect([status, refused.details]).toEqual([
        400,
        [
          {
            field: 'partnerId',
            message: 'There is no such partner.',
            reason: { code: 'not_found', what: 'partner' },
          },
        ],
      ])
    }
  })

  test('who is new reads and is sent nothing of other bookings, also not what still waited', async ({
    open,
  }) => {
    const app = await open(PRIVATE)
    const key = await makeKey(app)
    const receiver = await openReceiver(500)
    const { id } = await addWebhook(app, receiver.url)
    await book(app, undefined, { customerName: 'A stranger' })
    await book(app, key, { customerName: 'A guest' })
    await app.workers.webhooks.drain()
    await change(app, id, { partnerId: key.partner.id })
    receiver.answerWith(200)
    const before = receiver.received.length
    app.clock.advance({ minutes: 10 })
    await app.workers.webhooks.drain()
    expect(receiver.received.slice(before).map(({ body }) => JSON.parse(body).data.passengerName)).toEqual([
      'A guest',
    ])
    const { data } = (await app.clients[protocol].ask('listPartnerWebhookDeliveries', { id }, byKey(key)))
      .done
    expect(data.map(({ type, state }) => [type, state])).toEqual([['booking.created', 'delivered']])
  })

  test('loses its receivers when it ends: they are off, and what waited is given up', async ({ open }) => {
    const app = await open(PRIVATE)
    const [sol, lua] = await twoKeys(app)
    const [atSol, atLua] = [await openReceiver(500), await openReceiver()]
    const { id } = await addWebhook(app, atSol.url, { partnerId: sol.partner.id })
    await addWebhook(app, atLua.url, { partnerId: lua.partner.id })
    const { id: bookingId } = await book(app, sol)
    await app.workers.webhooks.drain()
    expect(atSol.received).toHaveLength(1)
    await callAsAdmin(app, protocol, 'setPartnerState', { id: sol.partner.id, state: 'ended' })
    const [delivery] = await app.database.fresh().find(WebhookDelivery, { webhookId: id })
    expect([delivery?.deadAt, delivery?.lastError, delivery?.reason]).toEqual([
      app.clock(),
      'The partner of the receiver has ended.',
      { code: 'receiver_partner_over' },
    ])
    atSol.answerWith(200)
    await callAsAdmin(app, protocol, 'acceptBooking', { id: bookingId })
    await book(app, lua)
    // A message that is on its way while the clock is moved on is taken for lost, and sent again.
    await app.workers.webhooks.drain()
    app.clock.advance({ minutes: 10 })
    await app.workers.webhooks.drain()
    expect([atSol.received.length, atLua.received.length]).toEqual([1, 1])

    const on = await change(app, id, { enabled: true })
    expect([on.status, on.refused.code, on.refused.error]).toEqual([
      409,
      'PARTNER_OVER',
      'This partner has ended, or is part of another one.',
    ])
    expect((await change(app, id, { name: 'Hotel Sol, once' })).done).toMatchObject({ enabled: false })
    expect((await change(app, id, { partnerId: lua.partner.id, enabled: true })).done).toMatchObject({
      enabled: true,
    })
    expect((await change(app, id, { partnerId: sol.partner.id })).status).toBe(409)
  })

  test('keeps its receivers when its key gets a new secret, or is revoked and another made', async ({
    open,
  }) => {
    const app = await open(PRIVATE)
    const key = await makeKey(app)
    const receiver = await openReceiver()
    const { id } = await addWebhook(app, receiver.url, { partnerId: key.partner.id })
    const renewed = (await callAsAdmin(app, protocol, 'rotateApiKey', { id: key.id, endAtOnce: true })).done
    await book(app, renewed)
    await app.workers.webhooks.drain()
    expect(receiver.received).toHaveLength(1)
    const { data } = (await app.clients[protocol].ask('listPartnerWebhooks', undefined, byKey(renewed))).done
    expect(data).toMatchObject([{ id, enabled: true }])

    await callAsAdmin(app, protocol, 'revokeApiKey', { id: key.id })
    const next = await makeKey(app, { partnerId: key.partner.id })
    await book(app, next)
    await app.workers.webhooks.drain()
    expect(receiver.received).toHaveLength(2)
  })
})
