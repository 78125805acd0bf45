import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { signIn, type TestApp } from '../../support/app.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { protocols } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { openReceiver, PRIVATE } from '../../support/webhooks.ts'

const CONTACT = 'developers@hotels.example'

/** A partner's receiver that answers this status, made by the partner, and a message on its way to it. */
async function failing(app: TestApp, status: number, contactEmail: string | null = CONTACT) {
  const receiver = await openReceiver(status)
  const key = await makeKey(app)
  const asked = { name: 'Reservations', url: receiver.url, events: ['booking.created'], contactEmail }
  const { webhook } = (await app.clients.REST.ask('createPartnerWebhook', asked, byKey(key))).done
  const send = async () => {
    await app.clients.REST.ask('testPartnerWebhook', { id: webhook.id }, byKey(key))
    await app.workers.webhooks.drain()
  }
  await send()
  return {
    receiver,
    send,
    read: async () => (await app.clients.REST.ask('readPartnerWebhook', { id: webhook.id }, byKey(key))).done,
    change: (change: object) =>
      app.clients.REST.ask('changePartnerWebhook', { id: webhook.id, ...change }, byKey(key)),
    /** The subjects of the mails to its contact. */
    told: async () =>
      (await app.mails())
        .filter(({ to }) => to?.some(({ address }) => address === CONTACT))
        .map(({ subject }) => subject),
  }
}

test('a partner reads since when its receiver fails, until a message is taken again', async ({ open }) => {
  const app = await open(PRIVATE)
  const { receiver, read, send } = await failing(app, 503)
  expect(await read()).toMatchObject({ failingSince: '2027-01-13T09:00:00.000Z', contactEmail: CONTACT })
  app.clock.advance({ minutes: 10 })
  await send()
  expect(await read()).toMatchObject({ failingSince: '2027-01-13T09:00:00.000Z' })
  receiver.answerWith(204)
  app.clock.advance({ minutes: 10 })
  await send()
  expect(await read()).toMatchObject({ failingSince: null })
})

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('counts its own receivers that fail and lists those of partners', async ({ open }) => {
    const app = await open(PRIVATE)
    await failing(app, 500)
    const list = async () => (await callAsAdmin(app, protocol, 'listWebhooks')).done
    expect(await list()).toMatchObject({
      failing: 0,
      webhooks: [{ failingSince: '2027-01-13T09:00:00.000Z', partner: { name: 'Lisbon Hotels' } }],
    })
    const own = { name: 'Own', url: (await openReceiver(500)).url, events: ['booking.created'] }
    const { webhook } = (await callAsAdmin(app, protocol, 'createWebhook', own)).done
    await callAsAdmin(app, protocol, 'testWebhook', { id: webhook.id })
    await app.workers.webhooks.drain()
    expect((await list()).failing).toBe(1)
  })
})

describe('the contact of a receiver that fails', () => {
  const subject = 'Your receiver “Reservations” does not take our messages'

  test('is told after an hour and after a day, and each once', async ({ open }) => {
    const app = await open(PRIVATE)
    const { send, told } = await failing(app, 500)
    for (const [hours, mails] of [
      [0.9, 0],
      [0.2, 1],
      [10, 1],
      [13, 2],
      [48, 2],
    ] as const) {
      app.clock.advance({ hours })
      await send()
      expect(await told()).toEqual(Array.from({ length: mails }, () => subject))
    }
    const mail = (await app.mails()).find(({ subject: one }) => one === subject)
    for (const words of ['Fails since', '2027-01-13 09:00 UTC', 'The receiver answered 500.', '/deliveries'])
      expect(mail?.text).toContain(words)
  })

  test('is told at once where it has answered that it is gone', async ({ open }) => {
    const app = await open(PRIVATE)
    const { told } = await failing(app, 410)
    expect(await told()).toEqual([subject])
    const mail = (await app.mails()).find(({ subject: one }) => one === subject)
    expect(mail?.text).toContain('It answered 410, so it was switched off.')
  })

  test('is not told once it works again', async ({ open }) => {
    const app = await open(PRIVATE)
    const { receiver, send, change, told } = await failing(app, 500, null)
    app.clock.advance({ hours: 2 })
    await send()
    expect(await told()).toEqual([])
    await change({ contactEmail: CONTACT })
    receiver.answerWith(200)
    await send()
    app.clock.advance({ hours: 2 })
    await send()
    expect(await told()).toEqual([])
  })

  test('must be an address, can be taken out, and stays with a change of something else', async ({
    open,
  }) => {
    const app = await open(PRIVATE)
    const { change, read } = await failing(app, 200)
    const { status, refused } = await change({ contactEmail: 'developers' })
    expect([status, refused.code, refused.details?.[0]?.field]).toEqual([
      400,
      'INVALID_INPUT',
      'contactEmail',
    ])
    await change({ name: 'Orders' })
    expect(await read()).toMatchObject({ name: 'Orders', contactEmail: CONTACT })
    await change({ contactEmail: null })
    expect(await read()).toMatchObject({ contactEmail: null })
  })
})

test('the office sees a mail that a contact does not get, with its address', async ({ open }) => {
  const app = await open({ ...PRIVATE, mailer: { send: () => Promise.reject(new Error('away')) } })
  const { send } = await failing(app, 500)
  app.clock.advance({ hours: 2 })
  await send()
  await app.workers.mail.drain()
  const cookie = await signIn(app.clients.REST)
  const { mails } = (await app.clients.REST.ask('listMails', {}, { cookie })).done
  expect(mails).toMatchObject([{ kind: 'receiver-failing', recipient: CONTACT, state: 'waiting' }])
})
