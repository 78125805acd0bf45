import { publicPages as served } from '../../../src/server/pages/public-pages.ts'

/** The address of every page that anybody can open, and one that leads nowhere. */
export const publicPages: readonly string[] = [
  ...served.map(({ path }) => path),
  '/an-address-that-leads-nowhere',
]
