import { createTransport } from 'nodemailer'
import { z } from 'zod'

import { composeMime } from './compose-mime.ts'
import { type Mailer, MailRefused, MailUnreachable } from './mail.ts'
import { readSmtpUrl } from './smtp-url.ts'

/** In milliseconds; for tests that cannot wait. */
interface Limits {
  /** Until the connection stands, and again until the server greets. */
  readonly greeting: number
  /** Of silence in a conversation. */
  readonly silence: number
  /** For one message, from its first byte to the server's word that it has it. */
  readonly message: number
}

const LIMITS: Limits = { greeting: 10_000, silence: 20_000, message: 40_000 }
const CONNECTIONS = 5
const MAX_REPLY_LENGTH = 300

/**
 * Hands mail to an SMTP server at an address like `smtps://user:password@mail.example.com`, over connections that are
 * kept for a while. No error and no log of it tells the password.
 *
 * @throws {TypeError} when the address is not one.
 */
export function smtpMailer({ url, limits = LIMITS }: { url: string; limits?: Limits }): Mailer {
  const transport = createTransport({
    pool: true,
    ...readSmtpUrl(url),
    maxConnections: CONNECTIONS,
    // The outbox tries again, later each time; the pool would at once.
    maxRequeues: 0,
    connectionTimeout: limits.greeting,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    dnsTimeout: limits.greeting,
  })
  // A connection that breaks while it idles concerns nobody.
  transport.on('error', () => {})
  return {
    async send(message) {
      const raw = await composeMime(message)
      const envelope = { from: message.from.address, to: [message.to.address] }
      try {
        await transport.sendMail({ raw, envelope, signal: AbortSignal.timeout(limits.message) })
      } catch (error) {
        throw mailError(error)
      }
    },
    close: () => transport.close({ force: true }),
  }
}

const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

/** What the failure means for the message, in words that the office reads. */
function mailError(cause: unknown): MailRefused | MailUnreachable {
  const { code, command, response, responseCode } = smtpError.parse(cause)
  const said = response ? `: ${response.replaceAll(/\s+/g, ' ').slice(0, MAX_REPLY_LENGTH)}` : ''
  if (code === 'EAUTH')
    return new MailUnreachable('The mail server does not accept the sign-in of SMTP_URL', { cause })
  if (code === 'EENVELOPE' && responseCode === undefined)
    return new MailRefused('The mail server cannot take mail for this address', { cause })
  const isPermanent = responseCode !== undefined && responseCode >= 500
  // Who is refused as the sender, or before any message, is us: that is mended in the settings, not in the message.
  const isOurFault = code !== 'EMESSAGE' && command !== 'RCPT TO'
  if (isPermanent && !isOurFault)
    return new MailRefused(`The mail server refuses this mail${said}`, { cause })
  if (said) return new MailUnreachable(`The mail server did not take the mail${said}`, { cause })
  if (code === 'ETLS') return new MailUnreachable('No encrypted connection to the mail server', { cause })
  return new MailUnreachable('The mail server cannot be reached, or broke off', { cause })
}
