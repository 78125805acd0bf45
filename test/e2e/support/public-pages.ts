import { publicPages as served } from '../../../src/server/pages/public-pages.ts'

/** One page about a transfer is made like the other, and these show another page, or a part of one. */
const isLikeAnother = (path: string) =>
  ['/fleet', '/services', '/booking'].includes(path) ||
  (path.startsWith('/transfers/') && path !== '/transfers/faro-airport-to-lisbon-airport')

/** The address of every kind of page that anybody can open, and one that leads nowhere. */
export const publicPages: readonly string[] = [
  ...served.map(({ path }) => path).filter((path) => !isLikeAnother(path)),
  '/an-address-that-leads-nowhere',
]
