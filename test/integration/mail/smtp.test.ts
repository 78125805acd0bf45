import {
  reply,
  startFakeSmtpServer,
  type SmtpBehaviour,
} from '@chauffeur/gateways/mail/testing/fake-smtp-server'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { openHome, startServer, type ServerProcess } from '../../support/server-process.ts'
import { faroToVilamoura } from '../../support/trips.ts'

// The process runs on the real clock.
const pickupDate = `${new Date().getFullYear() + 1}-06-01`
const SENDER = { MAIL_FROM: 'office@costa.example' }

async function mailServer(behaviour?: SmtpBehaviour) {
  const server = await startFakeSmtpServer(behaviour)
  onTestFinished(() => server.close())
  return server
}

/** How the mails stand on the office's screen, as often as it is asked. */
async function mailsOn({ client }: ServerProcess) {
  const cookie = await signIn(client)
  return async () => (await client.ask('listBookings', {}, { cookie })).done.map(({ mail }) => mail)
}

test('a mail that was handed over just before kill -9 is sent again under the same id, and then done', async () => {
  const home = await openHome()
  const smtp = await mailServer({
    message: async () => {
      if (smtp.received.length === 1) await first.kill()
      return undefined
    },
  })
  const env = { ...home.env, ...SENDER, SMTP_URL: smtp.url, LOG_LEVEL: 'warn', HEARTBEAT_MS: '500' }
  const first = await startServer(env)
  await first.client.ask('createBooking', faroToVilamoura({ pickupDate }))
  await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(1)
  await first.kill()

  const second = await startServer(env)
  await expect.poll(await mailsOn(second), { timeout: 60_000 }).toEqual([{ state: 'sent', error: null }])
  const mails = await Promise.all(smtp.received.map(({ mime }) => PostalMime.parse(mime)))
  expect(mails).toHaveLength(2)
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
})

test('a mail server that does not let us in is shown to the office, and its password to nobody', async () => {
  const home = await openHome()
  const smtp = await mailServer({
    options: {
      allowInsecureAuth: true,
      onAuth: ({ password }, _, done) => done(reply(535, `5.7.8 not ${password}`)),
    },
  })
  const SMTP_URL = smtp.url.replace('//', '//costa:quiet-harbour@')
  const server = await startServer({ ...home.env, ...SENDER, SMTP_URL, LOG_LEVEL: 'trace' })
  await server.client.ask('createBooking', faroToVilamoura({ pickupDate }))
  await expect
    .poll(await mailsOn(server), { timeout: 60_000 })
    .toEqual([{ state: 'queued', error: 'The mail server does not accept the sign-in of SMTP_URL' }])
  expect(await server.stop()).toBe(0)
  expect(server.output()).toContain('a job failed')
  expect(server.output()).not.toContain('quiet-harbour')
})
