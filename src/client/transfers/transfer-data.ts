import type { Site } from '@chauffeur/contract/site'
import type { Transfer } from '@chauffeur/contract/transfers'
import { addressOf, asScript } from '../site/structured-data.ts'
import type { TransferWords } from './transfer-content.ts'
import { transferTexts } from './transfer-texts.ts'

/** The transfer as a service with its prices, and where its page stands, for search engines (schema.org). */
export function transferData(site: Site, transfer: Transfer, words: TransferWords) {
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
