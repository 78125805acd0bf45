import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { aMessage } from '../../support/enquiries.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

async function book(app: TestApp, customerEmail: string): Promise<string> {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ customerEmail }))
  await app.workers.mail.drain()
  app.clock.advance({ seconds: 1 })
  return done.bookingNumber
}

async function list(app: TestApp, protocol: Protocol, input?: object) {
  return (await app.clients[protocol].ask('listMails', input, { cookie: await app.adminCookie() })).done
}

async function sendAgain(app: TestApp, protocol: Protocol, id: string | undefined) {
  return app.clients[protocol].ask('sendMailAgain', { id }, { cookie: await app.adminCookie() })
}

const acts = (app: TestApp) => app.database.fresh().find(AuditEntry, { subject: 'mail' })

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('reads which mails were given up and which wait, and why', async ({ open }) => {
    const app = await open({ mailer: fakeMailer() })
    const waiting = await book(app, 'ana@down-9.example')
    const failed = await book(app, 'ana@refused.example')
    await book(app, 'ana@example.com')
    const { mails, ...rest } = await list(app, protocol)
    expect(rest).toEqual({ nextCursor: null, failed: 1 })
    expect(mails).toEqual([
      expect.objectContaining({
        kind: 'booking-received',
        state: 'failed',
        createdAt: '2027-01-13T09:00:01.000Z',
        recipient: 'ana@refused.example',
        bookingNumber: failed,
        enquiryReference: null,
        attempts: 1,
        nextAttemptAt: null,
        failedAt: '2027-01-13T09:00:01.000Z',
        reason: '550 no such mailbox',
      }),
      expect.objectContaining({
        state: 'waiting',
        recipient: 'ana@down-9.example',
        bookingNumber: waiting,
        attempts: 1,
        nextAttemptAt: expect.stringMatching(/^2027-01-13T09:00:3\d\.\d{3}Z$/),
        failedAt: null,
        reason: 'the mail server does not answer',
      }),
    ])
  })

  test('reads which enquiry a mail of its own is about', async ({ open }) => {
    const settings = { OFFICE_EMAIL: 'dispatch@refused.example' }
    const app = await open({ mailer: fakeMailer(), settings })
    const { done } = await app.clients.REST.ask('createContactMessage', aMessage())
    await app.workers.mail.drain()
    expect((await list(app, protocol)).mails).toEqual([
      expect.objectContaining({
        kind: 'office-enquiry',
        recipient: 'dispatch@refused.example',
        bookingNumber: null,
        enquiryReference: done.reference,
      }),
    ])
  })

  test('reads page by page', async ({ open }) => {
    const app = await open({ mailer: fakeMailer() })
    const wait = [await book(app, 'a@down-9.example'), await book(app, 'b@down-9.example')]
    const fail = [await book(app, 'c@refused.example'), await book(app, 'd@refused.example')]
    const read: (string | null)[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(app, protocol, {
        limit: 1,
        ...(cursor && { cursor }),
      })
      read.push(...page.mails.map(({ bookingNumber }) => bookingNumber))
      cursor = page.nextCursor
    } while (cursor)
    expect(read).toEqual([...fail.toReversed(), ...wait.toReversed()])
  })

  test('has a mail that was given up sent again, which its trail remembers', async ({ open }) => {
    const app = await open({ mailer: fakeMailer() })
    const number = await book(app, 'ana@down-2.example')
    await app.database.fresh().nativeUpdate(Outbox, {}, { deadAt: app.clock(), attempts: 12 })
    const [mail] = (await list(app, protocol)).mails
    const answer = await sendAgain(app, protocol, mail?.id)
    expect(answer.status).toBe(200)
    expect(answer.done).toMatchObject({ state: 'waiting', bookingNumber: number, attempts: 0 })
    await app.workers.mail.drain()
    app.clock.advance({ minutes: 1 })
    await app.workers.mail.drain()
    expect(await list(app, protocol)).toEqual({ mails: [], nextCursor: null, failed: 0 })
    expect(await acts(app)).toMatchObject([
      { admin: 'maria', act: 'sent again', subjectName: `booking-received ${number}` },
    ])
  })

  test('has a mail that waits sent now', async ({ open }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    await book(app, 'ana@down-1.example')
    const [mail] = (await list(app, protocol)).mails
    expect((await sendAgain(app, protocol, mail?.id)).status).toBe(200)
    await app.workers.mail.drain()
    expect(mailer.sent).toHaveLength(1)
    expect(await acts(app)).toHaveLength(1)
  })

  test('asks twice, and it is done once', async ({ open }) => {
    const app = await open({ mailer: fakeMailer() })
    await book(app, 'ana@refused.example')
    const [mail] = (await list(app, protocol)).mails
    const row = () => app.database.fresh().findOneOrFail(Outbox, { id: mail?.id ?? '' })
    // Nobody may work it off between the two.
    await app.workers.mail.stop()
    await Promise.all([sendAgain(app, protocol, mail?.id), sendAgain(app, protocol, mail?.id)])
    expect(await row()).toMatchObject({ deadAt: null, runAt: app.clock(), attempts: 0 })
    expect(await acts(app)).toHaveLength(1)
  })

  test('reads why a mail is not sent again', async ({ open }) => {
    const app = await open({ mailer: fakeMailer() })
    await book(app, 'ana@down-9.example')
    const [mail] = (await list(app, protocol)).mails
    const change = (facts: Partial<Outbox>) => app.database.fresh().nativeUpdate(Outbox, {}, facts)
    await change({ lockedUntil: new Date(app.clock().getTime() + 60_000) })
    expectRefusal(await sendAgain(app, protocol, mail?.id), {
      status: 409,
      code: 'MAIL_UNDER_WAY',
      error: 'This mail is being sent at this moment.',
    })
    await change({ lockedUntil: null, doneAt: app.clock() })
    expectRefusal(await sendAgain(app, protocol, mail?.id), {
      status: 409,
      code: 'MAIL_UNDER_WAY',
      error: 'This mail has been sent meanwhile.',
    })
    for (const id of ['6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b', 'no-id'])
      expectRefusal(await sendAgain(app, protocol, id), {
        status: 404,
        code: 'NOT_FOUND',
        error: 'There is no such mail.',
      })
    expect(await acts(app)).toEqual([])
  })

  test('is refused a cursor that no page has given', async ({ app }) => {
    const cookie = await app.adminCookie()
    const { status } = await app.clients[protocol].ask('listMails', { cursor: 'failed.x.y' }, { cookie })
    expect(status).toBe(400)
  })
})
