import { randomBytes, randomUUID } from 'node:crypto'
import { smtpMailer } from '@chauffeur/gateways/mail/smtp-mailer'
import { startFakeSmtpServer } from '@chauffeur/gateways/mail/testing/fake-smtp-server'
import { bookingLinks } from '../../src/server/bookings/booking-link.ts'
import { readConfig } from '../../src/server/core/config.ts'
import { firmOfSettings } from '../../src/server/firm/firm.ts'
import { migrate, connectPostgres } from '../../src/server/schema/migrate.ts'
import { deliverMail, startMailWorker } from '../../src/server/mail/deliver-mail.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { unreliableSmtpServer, queueMails } from '../support/queued-mails.ts'

const MAILS = 1_000
const WORKERS = 4
const TIMEOUTS = { greetingMs: 5_000, silenceMs: 2_000, messageMs: 5_000 }

/** Prints how long four workers take for the first attempts of a thousand queued mails. */
export async function benchMails(): Promise<void> {
  const rows: Record<string, object> = {}
  for (const [name, behaviour] of [
    ['a server that takes them', {}],
    ['one that answers 451, 550, hangs up and stalls', unreliableSmtpServer()],
  ] as const) {
    const { seconds, taken } = await deliver(behaviour)
    rows[name] = {
      seconds: seconds.toFixed(1),
      'came in': taken,
      'a second': Math.round(taken / seconds),
    }
  }
  console.log(`Mails: ${MAILS} queued on PostgreSQL, ${WORKERS} workers, the first round of tries`)
  console.table(rows)
}

async function deliver(behaviour: Parameters<typeof startFakeSmtpServer>[0]) {
  const postgres = await startPostgres()
  const server = await startFakeSmtpServer(behaviour)
  const orm = await connectPostgres(postgres.url('postgres'))
  await migrate(orm)
  await queueMails(orm, MAILS, new Date(0))
  const config = readConfig({ LOG_LEVEL: 'silent', SMTP_URL: server.url, MAIL_FROM: 'office@costa.example' })
  const log = { info: () => {}, warn: () => {}, error: console.error }
  const mailers = Array.from({ length: WORKERS }, () => smtpMailer({ url: server.url, timeouts: TIMEOUTS }))
  const firm = { current: () => firmOfSettings(config) }
  const links = bookingLinks(randomBytes(32))
  const clock = () => new Date()
  const workers = mailers.map((mailer) =>
    startMailWorker({
      orm,
      clock,
      processId: randomUUID(),
      log,
      deliver: (job) => deliverMail(job, { orm, mailer, config, links, firm, clock }),
    }),
  )
  const start = performance.now()
  await Promise.all(workers.map((worker) => worker.drain()))
  const seconds = (performance.now() - start) / 1_000
  for (const worker of workers) await worker.stop()
  for (const mailer of mailers) mailer.close?.()
  await server.close()
  await orm.close()
  await postgres.stop()
  return { seconds, taken: server.received.length }
}
