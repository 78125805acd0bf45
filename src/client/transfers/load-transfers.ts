import type { Site } from '@chauffeur/contract/site'
import { neighboursOf } from '@chauffeur/domain/transfer-routes'
import { currentLocale } from '../locale/current-locale.ts'
import type { ReadTransfers } from './read-transfers.ts'
import { loadTransferWords } from './transfer-content.ts'
import { transferData } from './transfer-data.ts'
import { transferTexts } from './transfer-texts.ts'

/** What the page of one transfer shows; undefined where there is none. */
export async function loadTransfer(slug: string, { read }: ReadTransfers, site: Site | undefined) {
  const [transfer, words] = await Promise.all([read(slug), loadTransferWords(slug, currentLocale())])
  if (!transfer || !words) return undefined
  const { from, to, description } = words
  const head = { title: transferTexts.title(from, to), description, path: `/transfers/${slug}` as const }
  // Search engines read it in the page as it is sent.
  const scripts = import.meta.env.SSR && site ? [transferData(site, transfer, words)] : []
  return { transfer, words, head, scripts, neighbours: await named(neighboursOf(slug)) }
}

/** What the index shows. */
export async function loadTransfers({ list }: ReadTransfers) {
  const { title, description } = transferTexts.index
  return { transfers: await named(await list()), head: { title, description, path: '/transfers' as const } }
}

async function named<T extends { readonly slug: string }>(transfers: readonly T[]) {
  const found = await Promise.all(
    transfers.map(async (transfer) => {
      const words = await loadTransferWords(transfer.slug, currentLocale())
      return words ? [{ ...transfer, from: words.from, to: words.to }] : []
    }),
  )
  return found.flat()
}
