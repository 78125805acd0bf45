import { FREE_WAITING } from '@chauffeur/domain/free-waiting'
import { words } from '../../shared/locale/words.ts'
import type { PageFacts } from '../frame/page-head.ts'

const paths = { main: '/', v1: '/home-v1', v2: '/home-v2', v3: '/home-v3', v4: '/home-v4' } as const

/** Titles and descriptions of the landing pages. */
export const landingHeadTexts = words('landing-heads', {
  main: {
    title: 'Chauffeur service in the Algarve, Lisbon and Seville',
    description: `Chauffeur-driven Mercedes in the Algarve, Lisbon and Seville: airport transfers, journeys and hire by the hour at a fixed price, with ${FREE_WAITING.airport} minutes free waiting at the airport.`,
  },
  v1: {
    title: 'Luxury transfers and private chauffeurs',
    description:
      'Premium transfers in the Algarve, Lisbon and Seville with a Mercedes fleet, fixed pricing regardless of traffic and free cancellation up to 1 hour before.',
  },
  v2: {
    title: 'Luxury Redefined',
    description:
      'Chauffeur-driven journeys to the Algarve, Lisbon, Seville and Faro Airport: the services, the destinations and the cars.',
  },
  v3: {
    title: '15+ years, 50k+ clients',
    description: `A chauffeur company in the Algarve, Lisbon and Seville in figures: 15+ years, 50k+ clients, ${FREE_WAITING.airport} minutes free waiting at the airport, day and night.`,
  },
  v4: {
    title: 'Find your kind of journey',
    description:
      'Airport, business, events or by the hour: compare our chauffeur services in the Algarve, Lisbon and Seville, and the Elite membership.',
  },
})

export type LandingPage = keyof typeof paths

/** The facts of a landing page for search engines and shares. */
export function landingHead(page: LandingPage): PageFacts {
  return { ...landingHeadTexts[page], path: paths[page] }
}
