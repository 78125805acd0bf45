import type { Site } from '@chauffeur/contract/site'
import type { Question } from '../content/questions.ts'

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
  const areaServed = ['Algarve', 'Lisbon', 'Seville'].map((name) => ({ '@type': 'Place', name }))
  return asScript([
    {
      '@type': 'LocalBusiness',
      '@id': business,
      name: brandName,
      url: `${publicUrl}/`,
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
      name: `${brandName}: chauffeur service`,
      url: `${publicUrl}/book`,
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
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ])
}

function asScript(graph: readonly object[]) {
  // A brand's name must not be able to end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  return { type: 'application/ld+json', children: json }
}
