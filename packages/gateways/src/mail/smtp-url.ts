/** Where and how an SMTP server is spoken to. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; else STARTTLS where the server offers it. */
  readonly secure: boolean
  /** No word without TLS. */
  readonly requireTLS: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Reads an address like `smtps://user:password@mail.example.com:465`. A password goes out encrypted, or to this very
 * machine.
 *
 * @throws {TypeError} when it is not one; the message does not repeat it.
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
