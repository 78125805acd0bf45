import { smtpMailer } from '@chauffeur/gateways/mail/smtp-mailer'
import { startFakeSmtpServer } from '@chauffeur/gateways/mail/testing/fake-smtp-server'
import { expect, onTestFinished } from 'vitest'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { outcomeOf, unreliableSmtpServer, queueMails, type MailOutcome } from '../../support/queued-mails.ts'
import { test } from '../../support/test.ts'

const MAILS = 300
const WORKERS = 4
// Long enough for a busy machine, short enough to see it through.
const TIMEOUTS = { greetingMs: 5_000, silenceMs: 5_000, messageMs: 10_000 }

/** How often each mail arrives: a second time only where nobody could know that the first had arrived. */
const COPIES: Readonly<Record<MailOutcome, number>> = {
  'takes it': 1,
  '451': 1,
  '550': 0,
  'hangs up after the message': 2,
  'never answers the message': 2,
}

test('hundreds of mails are delivered by four workers, whatever the mail server does in between', async ({
  open,
}) => {
  const server = await startFakeSmtpServer(unreliableSmtpServer())
  onTestFinished(server.close)
  const mailer = () => smtpMailer({ url: server.url, timeouts: TIMEOUTS })
  const first = await open({ mailer: mailer() })
  await queueMails(first.database.orm, MAILS, first.clock())
  const apps = [first]
  while (apps.length < WORKERS) apps.push(await open({ mailer: mailer(), beside: first }))

  for (let round = 0; round < 3; round += 1) {
    await Promise.all(apps.map(({ workers }) => workers.mail.drain()))
    first.clock.advance({ minutes: 2 })
  }

  const copies = Map.groupBy(server.received, ({ to: [address = ''] }) => address)
  for (let place = 0; place < MAILS; place += 1) {
    const address = `guest-${place}@example.com`
    const got = copies.get(address) ?? []
    expect(got.length, `${address}: ${outcomeOf(address)}`).toBe(COPIES[outcomeOf(address)])
    // By which its reader's program knows the second copy for the same mail.
    expect(new Set(got.map(({ mime }) => /^Message-ID: (.+)$/im.exec(mime)?.[1])).size).toBe(
      Math.min(1, got.length),
    )
  }
  const em = first.database.fresh()
  const dead = await em.count(Outbox, { deadAt: { $ne: null } })
  const done = await em.count(Outbox, { doneAt: { $ne: null } })
  expect([done, dead]).toEqual([MAILS * 0.9, MAILS * 0.1])
})
