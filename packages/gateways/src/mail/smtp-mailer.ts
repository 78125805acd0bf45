import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { composeMime, type Mailer, MailRefused, MailUnreachable } from './mail.ts'

interface SmtpTimeouts {
  /** Until the connection is open, and again until the server's greeting. */
  readonly greetingMs: number
  /** Without a byte from the server. */
  readonly silenceMs: number
  /** For one message, from its first byte until the server has accepted it. */
  readonly messageMs: number
}

const TIMEOUTS: SmtpTimeouts = { greetingMs: 10_000, silenceMs: 20_000, messageMs: 40_000 }
const MAX_CONNECTIONS = 5
const MAX_REPLY_LENGTH = 300

/**
 * Sends mail through an SMTP server at an address like `smtps://user:password@mail.example.com`, over pooled connections.
 * The password appears in no error and no log line.
 *
 * @throws {TypeError} when the address is not one.
 */
export function smtpMailer({ url, timeouts = TIMEOUTS }: { url: string; timeouts?: SmtpTimeouts }): Mailer {
  const transport = createTransport({
    pool: true,
    ...readSmtpUrl(url),
    maxConnections: MAX_CONNECTIONS,
    // The outbox retries with growing delays; the pool would retry at once.
    maxRequeues: 0,
    connectionTimeout: timeouts.greetingMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    dnsTimeout: timeouts.greetingMs,
  })
  // A connection that breaks while it is idle is no fault: the next message opens another one.
  transport.on('error', () => {})
  return {
    async send(message) {
      const raw = await composeMime(message)
      const envelope = { from: message.from.address, to: [message.to.address] }
      try {
        await transport.sendMail({ raw, envelope, signal: AbortSignal.timeout(timeouts.messageMs) })
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

/** The error for a failure, with a message that the office reads. */
function mailError(cause: unknown): MailRefused | MailUnreachable {
  const { code, command, response, responseCode } = smtpError.parse(cause)
  const reply = response ? `: ${withoutAddresses(response).slice(0, MAX_REPLY_LENGTH)}` : ''
  if (code === 'EAUTH')
    return new MailUnreachable('The mail server does not accept the sign-in of SMTP_URL', { cause })
  if (code === 'EENVELOPE' && responseCode === undefined)
    return new MailRefused('The mail server cannot take mail for this address', { cause })
  const isPermanent = responseCode !== undefined && responseCode >= 500
  // Refused as the sender, or before any message: a mistake in the settings and not in the message.
  const isOurFault = code !== 'EMESSAGE' && command !== 'RCPT TO'
  if (isPermanent && !isOurFault)
    return new MailRefused(`The mail server refuses this mail${reply}`, { cause })
  if (reply) return new MailUnreachable(`The mail server did not take the mail${reply}`, { cause })
  if (code === 'ETLS') return new MailUnreachable('No encrypted connection to the mail server', { cause })
  return new MailUnreachable('The mail server cannot be reached, or broke off', { cause })
}

// The message is stored and may be logged, and many servers repeat the guest's address in their reply.
function withoutAddresses(reply: string): string {
  const words = reply.split(/\s+/).map((word) => (word.includes('@') ? '[address]' : word))
  return words.join(' ')
}

/** Where an SMTP server is, and how to connect to it. */
interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean
  /** Fails when the server does not offer STARTTLS. */
  readonly requireTLS: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Reads an address like `smtps://user:password@mail.example.com:465`. A password is sent encrypted only, except to this
 * machine.
 *
 * @throws {TypeError} when it is not such an address; the message does not repeat it.
 */
export function readSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text)
  const secure = url?.protocol === 'smtps:'
  const isPlain = url !== null && /^\/?$/.test(url.pathname) && url.search === '' && url.hash === ''
  if (!isPlain || !(secure || url.protocol === 'smtp:') || url.hostname === '')
    throw new TypeError('Not an smtp:// or smtps:// address')
  const user = decoded(url.username)
  const pass = decoded(url.password)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && user !== '' && !LOOPBACK.test(url.hostname),
    ...(user !== '' && { auth: { user, pass } }),
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new TypeError('Not percent-encoded')
  }
}
