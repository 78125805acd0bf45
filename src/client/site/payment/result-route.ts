import type { Site } from '@chauffeur/contract/site'
import { pageHeads } from '@chauffeur/words/en/frame'
import { loadSite, pageHead } from '../frame/page-head.ts'

/** Shared by the two addresses of the payment result page. */
export const resultRoute = { validateSearch: readResultSearch, loader: loadSite }

export function resultHead(site: Site | undefined) {
  return pageHead(site, { ...pageHeads.payment, path: '/payment-result', isListed: false })
}

type Id = string | number

/** Which payment the address names, under either parameter. What it claims about success or failure is ignored. */
interface ResultSearch {
  readonly checkoutId?: Id
  readonly id?: Id
}

export function readResultSearch({ checkoutId, id }: Record<string, unknown>): ResultSearch {
  return { ...(isId(checkoutId) && { checkoutId }), ...(isId(id) && { id }) }
}

export function paymentIdOf({ checkoutId, id }: ResultSearch): string | undefined {
  const given = checkoutId ?? id
  return given === undefined ? undefined : String(given)
}

function isId(value: unknown): value is Id {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}
