import type { BookingLinks } from '../bookings/booking-link.ts'
import type { Config } from '../core/config.ts'

/** So long a browser may go on without opening the link again. */
const COOKIE_SECONDS = 24 * 60 * 60
/** So many bookings can be open at once. */
const MAX_TOKENS = 5

/** A site that is reached by https takes its cookie from nowhere else. */
function nameOf({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): { name: string; isSecure: boolean } {
  const isSecure = PUBLIC_URL.startsWith('https:')
  return { isSecure, name: isSecure ? '__Host-trip' : 'trip' }
}

/** The value of the cookie in a request's header. */
export function readTripCookie(header: string | undefined, config: Config): string | undefined {
  const { name } = nameOf(config)
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** The tokens of the links that were opened, the last one first; none of a cookie that is not ours or has ended. */
export function tokensOf(cookie: string | undefined, links: BookingLinks, now: Date): string[] {
  const parts = (cookie ?? '').split('.')
  const seal = parts.pop() ?? ''
  if (!links.isSealed(parts.join('.'), seal)) return []
  const [ends, ...tokens] = parts
  return Number(ends) * 1000 > now.getTime() ? tokens : []
}

/** The header that has a browser keep this token before those that it has. */
export function tripCookieHeader(
  token: string,
  others: readonly string[],
  { links, config, now }: { readonly links: BookingLinks; readonly config: Config; readonly now: Date },
): string {
  const tokens = [token, ...others.filter((other) => other !== token)].slice(0, MAX_TOKENS)
  const text = [Math.floor(now.getTime() / 1000) + COOKIE_SECONDS, ...tokens].join('.')
  const { name, isSecure } = nameOf(config)
  const value = `${text}.${links.seal(text)}`
  return `${name}=${value}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
