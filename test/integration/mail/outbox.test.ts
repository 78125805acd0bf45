import { describe, expect } from 'vitest'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

async function bookFor(app: TestApp, customerEmail: string): Promise<string> {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura({ customerEmail }))
  await app.workers.mail.drain()
  return done.id
}

const rowOf = (app: TestApp, bookingId: string) => app.database.fresh().findOneOrFail(Outbox, { bookingId })

async function mailShownOn(app: TestApp, id: string) {
  const { done } = await app.clients.REST.ask('listBookings', {}, { cookie: await app.adminCookie() })
  return done.find((booking) => booking.id === id)?.mail
}

test('a mail that is handed over is done', async ({ open }) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  const id = await bookFor(app, 'ana@example.com')
  expect(mailer.sent.map(({ to }) => to.address)).toEqual(['ana@example.com'])
  expect(await rowOf(app, id)).toMatchObject({
    attempts: 1,
    doneAt: app.clock(),
    deadAt: null,
    lockedUntil: null,
    lastError: null,
  })
  expect(await mailShownOn(app, id)).toEqual({ state: 'sent', error: null })
})

test('a mail that cannot be handed over now is tried again, later each time, until it is', async ({
  open,
}) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  const id = await bookFor(app, 'ana@down-3.example')
  expect(await mailShownOn(app, id)).toEqual({ state: 'queued', error: 'the mail server does not answer' })

  // At least so many seconds after each try, and at most a quarter more.
  for (const wait of [30, 60, 120]) {
    const { attempts, runAt } = await rowOf(app, id)
    const seconds = (runAt.getTime() - app.clock().getTime()) / 1000
    expect(seconds).toBeGreaterThanOrEqual(wait)
    expect(seconds).toBeLessThanOrEqual(wait * 1.25)

    app.clock.advance({ seconds: wait - 1 })
    await app.workers.mail.drain()
    expect((await rowOf(app, id)).attempts).toBe(attempts)
    app.clock.advance({ seconds: wait / 4 + 2 })
    await app.workers.mail.drain()
    expect((await rowOf(app, id)).attempts).toBe(attempts + 1)
  }
  expect(mailer.attempts('ana@down-3.example')).toBe(4)
  expect(mailer.sent).toHaveLength(1)
  expect(await mailShownOn(app, id)).toEqual({ state: 'sent', error: null })
})

test('a mail that is never handed over is given up after twelve attempts', async ({ open }) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  const id = await bookFor(app, 'ana@down-99.example')
  for (let hour = 0; hour < 100; hour += 6) {
    app.clock.advance({ hours: 6 })
    await app.workers.mail.drain()
  }
  expect(mailer.attempts('ana@down-99.example')).toBe(12)
  expect((await rowOf(app, id)).deadAt).not.toBeNull()
  expect(await mailShownOn(app, id)).toEqual({ state: 'failed', error: 'the mail server does not answer' })
})

test('a mail that is refused is not tried again, and the office sees why', async ({ open }) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  const id = await bookFor(app, 'ana@refused.example')
  app.clock.advance({ hours: 24 })
  await app.workers.mail.drain()
  expect(mailer.attempts('ana@refused.example')).toBe(1)
  expect(await mailShownOn(app, id)).toEqual({ state: 'failed', error: '550 no such mailbox' })
})

test('an address that is none fails its mail and keeps its booking', async ({ open }) => {
  const app = await open()
  const id = await bookFor(app, 'not an address')
  expect(await app.mails()).toEqual([])
  expect((await mailShownOn(app, id))?.state).toBe('failed')
})

test('one mail that fails does not hold up the others', async ({ open }) => {
  const mailer = fakeMailer()
  const app = await open({ mailer })
  for (const address of ['a@down-9.example', 'b@refused.example', 'c@example.com', 'd@example.com'])
    await bookFor(app, address)
  expect(mailer.sent.map(({ to }) => to.address)).toEqual(['c@example.com', 'd@example.com'])
})

test('a decision stands when its mail fails', async ({ open }) => {
  const app = await open({ mailer: fakeMailer() })
  const id = await bookFor(app, 'ana@down-9.example')
  app.clock.advance({ seconds: 1 })
  const cookie = await app.adminCookie()
  const { done } = await app.clients.REST.ask('acceptBooking', { id }, { cookie })
  await app.workers.mail.drain()
  expect(done.status).toBe('confirmed')
  const listed = (await app.clients.REST.ask('listBookings', {}, { cookie })).done[0]
  expect([listed?.status, listed?.mail?.state]).toEqual(['confirmed', 'queued'])
})

test('a mail is sent by the next start when the process died before it could', async ({ open }) => {
  const app = await open({ mailer: fakeMailer() })
  const id = await bookFor(app, 'ana@example.com')
  // As a killed process leaves it: a claimed job that is not done.
  const lockedUntil = new Date(app.clock().getTime() + 120_000)
  await app.database.fresh().nativeUpdate(Outbox, { bookingId: id }, { doneAt: null, lockedUntil })
  await app.workers.mail.drain()
  expect((await rowOf(app, id)).doneAt).toBeNull()
  app.clock.advance({ seconds: 121 })
  await app.workers.mail.drain()
  expect((await rowOf(app, id)).doneAt).toEqual(app.clock())
})

describe('a mail written while the clock was ahead', () => {
  test.for([
    ['goes out at once when it is new', { attempts: 0, hours: 24 }, true],
    ['goes out at once when it seems to wait longer than any retry', { attempts: 3, hours: 6 }, true],
    ['waits like any other when its retry may be so late', { attempts: 9, hours: 4 }, false],
  ] as const)('%s', async ([, { attempts, hours }, isSent], { open }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    const id = await bookFor(app, 'ana@example.com')
    const runAt = new Date(app.clock().getTime() + hours * 60 * 60_000)
    await app.database.fresh().nativeUpdate(Outbox, {}, { doneAt: null, attempts, runAt })
    await app.workers.mail.drain()
    expect((await rowOf(app, id)).doneAt !== null).toBe(isSent)
  })
})

test('who is slower than the lease settles nothing: the mail may be in other hands by now', async ({
  open,
}) => {
  const others = new Date('2027-01-13T09:30:00.000Z')
  const app = await open({
    mailer: {
      async send() {
        await app.database.fresh().nativeUpdate(Outbox, {}, { lockedUntil: others })
      },
    },
  })
  const id = await bookFor(app, 'ana@example.com')
  expect(await rowOf(app, id)).toMatchObject({ doneAt: null, deadAt: null, lockedUntil: others })
})

test('several mails are under way at once, so that a slow one does not hold up the others', async ({
  open,
}) => {
  const slow = Promise.withResolvers<void>()
  const mailer = fakeMailer()
  const app = await open({
    settings: { OFFICE_EMAIL: 'quick@example.com' },
    mailer: {
      async send(message) {
        if (message.to.address === 'slow@example.com') await slow.promise
        await mailer.send(message)
      },
    },
  })
  // A booking leaves both its mails at once.
  await app.clients.REST.ask('createBooking', faroToVilamoura({ customerEmail: 'slow@example.com' }))
  const drained = app.workers.mail.drain()
  await expect.poll(() => mailer.attempts('quick@example.com')).toBe(1)
  expect(mailer.attempts('slow@example.com')).toBe(0)
  slow.resolve()
  await drained
  expect(mailer.attempts('slow@example.com')).toBe(1)
})

test('a mail sent again after a crash is recognised by its id, and lies in the outbox folder once', async ({
  open,
}) => {
  const app = await open()
  const id = await bookFor(app, 'ana@example.com')
  expect(await app.mails()).toHaveLength(1)
  await app.database.fresh().nativeUpdate(Outbox, { bookingId: id }, { doneAt: null })
  expect(await app.mails()).toHaveLength(1)
  expect((await rowOf(app, id)).attempts).toBe(2)
})
