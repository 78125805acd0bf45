// Any site of ours will do: only paths are compared.
const HERE = 'https://here.invalid'
const MAX_LENGTH = 2000

/**
 * Where to return after signing in: an admin page of this site, path and search only, or undefined. The value comes
 * from the address, so a link could contain anything.
 */
export function returnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !URL.canParse(value, HERE)) return undefined
  const { origin, pathname, search } = new URL(value, HERE)
  const isOffice = /^\/admin(?:\/(?!login(?:\/|$))|$)/.test(pathname)
  return origin === HERE && isOffice ? pathname + search : undefined
}
