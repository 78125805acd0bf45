import type { Site } from '@chauffeur/contract/site'
import { LANGUAGE_TAGS, localePath } from '@chauffeur/domain/locale'
import { currentLocale } from '@chauffeur/words/current-locale'
import type { Question } from '@chauffeur/words/en/contact'
import { businessTexts } from '@chauffeur/words/en/frame'

/** The business and its service for search engines (schema.org). */
export function businessData(site: Site) {
  const {
    logoUrl,
    brandName,
    publicUrl,
    contactPhone,
    contactEmail,
    legalName,
    taxNumber,
    address,
    profiles,
  } = site
  const business = `${publicUrl}/#business`
  const areaServed = businessTexts.areas.map((name) => ({ '@type': 'Place', name }))
  return asScript([
    {
      '@type': 'LocalBusiness',
      '@id': business,
      name: brandName,
      url: addressOf(publicUrl, '/'),
      image: `${publicUrl}/art/coast/og-home.jpg`,
      ...(logoUrl && { logo: publicUrl + logoUrl }),
      ...(contactPhone && { telephone: contactPhone }),
      email: contactEmail,
      ...(legalName && { legalName }),
      ...(taxNumber && { taxID: taxNumber }),
      ...(address && { address: address.replaceAll('\n', ', ') }),
      // A profile without a name on it is the other site's own front page.
      sameAs: profiles.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/'),
      currenciesAccepted: 'EUR',
      openingHours: 'Mo-Su 00:00-23:59',
      areaServed,
    },
    {
      '@type': 'TaxiService',
      name: businessTexts.service(brandName),
      url: addressOf(publicUrl, '/book'),
      provider: { '@id': business },
      areaServed,
    },
  ])
}

/** Questions with their answers, as they stand on the page. */
export function questionData(questions: readonly Question[]) {
  return asScript([
    {
      '@type': 'FAQPage',
      inLanguage: LANGUAGE_TAGS[currentLocale()],
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ])
}

/** The address of a page in the language of this one. */
export function addressOf(publicUrl: string, path: string): string {
  return new URL(localePath(path, currentLocale()), publicUrl).href
}

/** A graph of schema.org as the element that search engines read. */
export function asScript(graph: readonly object[]) {
  // A brand's name must not be able to end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  return { type: 'application/ld+json', children: json }
}
