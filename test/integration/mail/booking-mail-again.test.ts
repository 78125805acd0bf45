import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

async function book(app: TestApp, customerEmail = 'ana.sousa@example.com'): Promise<string> {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ customerEmail }))
  await app.workers.mail.drain()
  app.clock.advance({ minutes: 1 })
  return done.id
}

const list = async (app: TestApp, protocol: Protocol, id: string) =>
  (await callAsAdmin(app, protocol, 'listBookingMails', { id })).done.mails

const send = (app: TestApp, protocol: Protocol, input: object) =>
  callAsAdmin(app, protocol, 'sendBookingMail', input)

/** The id of the booking's latest mail to its customer. */
async function latest(app: TestApp, protocol: Protocol, id: string): Promise<string> {
  return (await list(app, protocol, id)).find(({ kind }) => !kind.startsWith('office'))?.id ?? ''
}

describe.each(protocols)('the mails of a booking, by %s,', (protocol) => {
  test('say what became of each and to whom it went, the latest first', async ({ open }) => {
    const app = await open({ mailer: fakeMailer() })
    const id = await book(app)
    await callAsAdmin(app, protocol, 'acceptBooking', { id })
    await app.workers.mail.drain()
    expect(await list(app, protocol, id)).toEqual([
      {
        id: expect.any(String),
        kind: 'booking-confirmed',
        state: 'sent',
        at: '2027-01-13T09:01:00.000Z',
        recipient: 'ana.sousa@example.com',
        attempts: 1,
        reason: null,
        isTrue: true,
      },
      expect.objectContaining({ kind: 'booking-received', state: 'sent', isTrue: false }),
    ])
  })

  test('that were delivered are sent again, as a message of their own', async ({ open }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    const id = await book(app)
    const answer = await send(app, protocol, { id, mailId: await latest(app, protocol, id) })
    expect([answer.status, answer.done.state]).toEqual([200, 'waiting'])
    await app.workers.mail.drain()
    const [first, again] = mailer.sent
    expect(again?.subject).toBe(first?.subject)
    expect(again?.messageId).not.toBe(first?.messageId)
    expect((await list(app, protocol, id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
    const acts = await app.database.fresh().find(AuditEntry, { subject: 'mail' })
    expect(acts).toMatchObject([{ admin: 'maria', act: 'sent again' }])
  })

  test('say again what they said, also what they know beside the booking', async ({ open }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    const id = await book(app)
    await callAsAdmin(app, protocol, 'renewTripLink', { id })
    await app.workers.mail.drain()
    app.clock.advance({ minutes: 1 })
    await send(app, protocol, { id, mailId: await latest(app, protocol, id) })
    await app.workers.mail.drain()
    const [first, again] = mailer.sent.slice(-2)
    expect(first?.text).toContain('Your booking has a new link.')
    expect([again?.subject, again?.text, again?.html]).toEqual([first?.subject, first?.text, first?.html])
  })

  test('are sent again once, however often it is asked before they have left', async ({ open }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    const id = await book(app)
    const mailId = await latest(app, protocol, id)
    await app.workers.mail.stop()
    await Promise.all([send(app, protocol, { id, mailId }), send(app, protocol, { id, mailId })])
    expect((await list(app, protocol, id)).map(({ state }) => state)).toEqual(['waiting', 'sent'])
  })

  test('go to a corrected address, which the booking keeps', async ({ open }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    const id = await book(app)
    const mailId = await latest(app, protocol, id)
    await send(app, protocol, { id, mailId, customerEmail: 'ana@example.org' })
    await app.workers.mail.drain()
    expect(mailer.sent.map(({ to }) => to.address)).toEqual(['ana.sousa@example.com', 'ana@example.org'])
    const { done } = await callAsAdmin(app, protocol, 'readBooking', { id })
    expect(done.customerEmail).toBe('ana@example.org')
    expect((await list(app, protocol, id)).map(({ recipient }) => recipient)).toEqual([
      'ana@example.org',
      'ana.sousa@example.com',
    ])
    const acts = (await callAsAdmin(app, protocol, 'readBookingHistory', { id })).done.entries
    expect(acts.map(({ act }) => act)).toContain('email-corrected')
  })

  test('that were given up are sent again, not written anew', async ({ open }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    const id = await book(app, 'ana@refused.example')
    const [mail] = await list(app, protocol, id)
    expect(mail).toMatchObject({ state: 'failed', recipient: 'ana@refused.example' })
    await send(app, protocol, { id, mailId: mail?.id, customerEmail: 'ana@example.org' })
    await app.workers.mail.drain()
    expect(await list(app, protocol, id)).toMatchObject([{ state: 'sent', recipient: 'ana@example.org' }])
  })

  test('are not sent again once they are no longer true', async ({ open }) => {
    const app = await open({ mailer: fakeMailer() })
    const id = await book(app)
    const mailId = await latest(app, protocol, id)
    await callAsAdmin(app, protocol, 'rejectBooking', { id })
    expectRefusal(await send(app, protocol, { id, mailId, customerEmail: 'ana@example.org' }), {
      status: 409,
      code: 'MAIL_OUTDATED',
      error: 'What this email says is no longer true, so it is not sent again.',
    })
    const { done } = await callAsAdmin(app, protocol, 'readBooking', { id })
    expect(done.customerEmail).toBe('ana.sousa@example.com')
  })

  test('are those of this booking only', async ({ open }) => {
    const app = await open({ mailer: fakeMailer() })
    const [id, other] = [await book(app), await book(app)]
    const mailId = await latest(app, protocol, other)
    for (const wrong of [mailId, 'nonsense'])
      expectRefusal(await send(app, protocol, { id, mailId: wrong }), {
        status: 404,
        code: 'NOT_FOUND',
        error: 'There is no such mail.',
      })
    expectRefusal(await callAsAdmin(app, protocol, 'listBookingMails', { id: 'nonsense' }), {
      status: 404,
      code: 'NOT_FOUND',
      error: 'There is no such booking.',
    })
  })

  test('go to no address that cannot be one', async ({ app }) => {
    const answer = await send(app, protocol, { id: 'x', mailId: 'y', customerEmail: 'no address' })
    expect([answer.status, answer.refused.code]).toEqual([400, 'INVALID_INPUT'])
  })
})
