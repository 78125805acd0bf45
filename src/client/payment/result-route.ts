import type { Site } from '@chauffeur/contract/site'
import { pageHead } from '../site/page-head.ts'
import { loadSite } from '../site/site-loader.ts'
import { readResultSearch } from './result-search.ts'
import { resultTexts } from './result-texts.ts'

/** What the two addresses of the payment result page have in common. */
export const resultRoute = { validateSearch: readResultSearch, loader: loadSite }

export function resultHead(site: Site | undefined) {
  const { title, description } = resultTexts
  return pageHead(site, { title, description, path: '/payment-result', isListed: false })
}
