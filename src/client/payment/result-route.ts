import type { Site } from '@chauffeur/contract/site'
import { pageHeads } from '../content/page-heads.ts'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'
import { readResultSearch } from './result-search.ts'

/** What the two addresses of the payment result page have in common. */
export const resultRoute = { validateSearch: readResultSearch, loader: loadSite }

export function resultHead(site: Site | undefined) {
  return pageHead(site, { ...pageHeads.payment, path: '/payment-result', isListed: false })
}
