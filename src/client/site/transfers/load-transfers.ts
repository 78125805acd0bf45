import type { Site, Transfer, TransferSummary } from '@chauffeur/contract/site'
import { neighboursOf } from '@chauffeur/domain/transfer-routes'
import type { Locale } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import { transferTexts } from '@chauffeur/words/en/transfers'
import type { TransferPages, TransferWords } from '@chauffeur/words/transfer-words'
import { addressOf, asScript } from '../frame/structured-data.ts'

/** The data of the page of one transfer; undefined where there is none. */
export async function loadTransfer(slug: string, { read }: ReadTransfers, site: Site | undefined) {
  const [transfer, words] = await Promise.all([read(slug), loadTransferWords(slug, currentLocale())])
  if (!transfer || !words) return undefined
  const { from, to, description } = words
  const head = { title: transferTexts.title(from, to), description, path: `/transfers/${slug}` as const }
  // Search engines read it in the page as it is sent.
  const scripts = import.meta.env.SSR && site ? [transferData(site, transfer, words)] : []
  return { transfer, words, head, scripts, neighbours: await named(neighboursOf(slug)) }
}

/** The data of the index. */
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

/** The transfer as a service with its prices, and where its page stands, for search engines (schema.org). */
function transferData(site: Site, transfer: Transfer, words: TransferWords) {
  const address = (path: string) => addressOf(site.publicUrl, path)
  const prices = transfer.vehicles.flatMap(({ totalPrice }) => (totalPrice === null ? [] : [totalPrice]))
  const pages = [
    { name: transferTexts.home, path: '/' },
    { name: transferTexts.index.title, path: '/transfers' },
    { name: transferTexts.heading(words.from, words.to), path: `/transfers/${transfer.slug}` },
  ]
  return asScript([
    {
      '@type': 'Service',
      name: transferTexts.title(words.from, words.to),
      serviceType: 'Private transfer',
      description: words.description,
      url: address(`/transfers/${transfer.slug}`),
      provider: { '@type': 'LocalBusiness', '@id': `${site.publicUrl}/#business`, name: site.brandName },
      areaServed: [words.from, words.to].map((name) => ({ '@type': 'Place', name })),
      ...(prices.length > 0 && {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: Math.min(...prices).toFixed(2),
          highPrice: Math.max(...prices).toFixed(2),
          offerCount: prices.length,
          priceCurrency: 'EUR',
        },
      }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: pages.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: address(path),
      })),
    },
  ])
}

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly transferPages: TransferPages }>>> = {
  en: () => import('@chauffeur/words/en/transfer-pages'),
  pt: () => import('@chauffeur/words/pt/transfer-pages'),
  es: () => import('@chauffeur/words/es/transfer-pages'),
}

/** Undefined for a transfer without words: it has no page. */
export async function loadTransferWords(slug: string, locale: Locale): Promise<TransferWords | undefined> {
  const { transferPages } = await LOADERS[locale]()
  return Object.hasOwn(transferPages, slug) ? transferPages[slug] : undefined
}

/** How the transfers with pages of their own are read: in process on the server, by a call in the browser. */
export interface ReadTransfers {
  readonly list: () => Promise<TransferSummary[]>
  /** Undefined where there is no such page. */
  readonly read: (slug: string) => Promise<Transfer | undefined>
}
