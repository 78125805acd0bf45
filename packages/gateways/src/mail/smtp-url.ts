/** Where an SMTP server is, and how to connect to it. */
export interface SmtpServer {
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
