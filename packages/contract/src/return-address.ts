/** The most origins that a partner may have guests led back to, unless it had more of them already. */
export const MAX_RETURN_ORIGINS = 10
/** The most that are taken at all: a partner that others were merged into keeps theirs. */
export const MAX_KEPT_RETURN_ORIGINS = 100
/** The most characters of an address that a guest is led back to. */
export const MAX_RETURN_URL_LENGTH = 1000

/** Whether a text is the origin of a site, as a browser writes it: https://hotel.example. */
export function isReturnOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.origin === text
}

/** Where a partner may have guests led back to. */
export interface ReturnRules {
  readonly origins: readonly string[]
  /** In the sandbox a developer's own machine will do, too. */
  readonly allowsLocalhost: boolean
}

/** Why a guest who has paid is not led to this address. */
export function returnUrlRefusal(address: string, { origins, allowsLocalhost }: ReturnRules) {
  const url = URL.parse(address)
  const isLocal = url?.protocol === 'http:' && url.hostname === 'localhost'
  if (!url || url.username !== '' || url.password !== '' || !(url.protocol === 'https:' || isLocal))
    return { code: 'return_not_https' } as const
  if (isLocal && allowsLocalhost) return undefined
  return origins.includes(url.origin)
    ? undefined
    : ({ code: 'return_origin_unknown', origin: url.origin } as const)
}

/** The address that a guest is led back to, with the number of what was paid. */
export function returnAddress(returnUrl: string, bookingNumber: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('bookingNumber', bookingNumber)
  return url.href
}
