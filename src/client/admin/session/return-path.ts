// Any site of ours will do: only paths are compared.
const HERE = 'https://here.invalid'
const LONGEST = 2000

/**
 * Where to go back to after signing in: a page of the office on this site, path and search only, or undefined.
 * The value comes out of the address, so that a link could carry anything.
 */
export function returnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST || !URL.canParse(value, HERE)) return undefined
  const { origin, pathname, search } = new URL(value, HERE)
  const isOffice = /^\/admin(?:\/(?!login(?:\/|$))|$)/.test(pathname)
  return origin === HERE && isOffice ? pathname + search : undefined
}
