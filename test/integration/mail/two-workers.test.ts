import { expect } from 'vitest'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const MAILS = 60

test('two processes on one database deliver every mail once', async ({ open }) => {
  const mailer = fakeMailer()
  const one = await open({ mailer })
  const other = await open({ mailer, beside: one })
  await Promise.all(
    Array.from({ length: MAILS }, (_, guest) =>
      (guest % 2 === 0 ? one : other).clients.REST.ask(
        'createBooking',
        faroToVilamoura({ customerEmail: `guest-${guest}@example.com` }),
      ),
    ),
  )
  await Promise.all([one.workers.mail.drain(), other.workers.mail.drain()])
  // Mails that the other process claimed meanwhile are under way until it has drained, too.
  await Promise.all([one.workers.mail.drain(), other.workers.mail.drain()])

  expect(mailer.sent).toHaveLength(MAILS)
  expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(MAILS)
  const rows = await one.database.fresh().find(Outbox, {})
  expect(rows.every(({ attempts, doneAt }) => attempts === 1 && doneAt)).toBe(true)
})

test('a booking made by one process is accepted through another, and rejected by neither again', async ({
  open,
}) => {
  const one = await open()
  const other = await open({ beside: one })
  const { id } = (await one.clients.REST.ask('createBooking', faroToVilamoura())).done
  // A session made by one is good at the other: both sign with the same secret.
  const cookie = await one.adminCookie()
  expect((await other.clients.REST.ask('acceptBooking', { id }, { cookie })).status).toBe(200)
  expect((await one.clients.REST.ask('rejectBooking', { id }, { cookie })).status).toBe(409)
})
