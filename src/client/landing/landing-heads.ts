import type { PageFacts } from '../site/page-head.ts'

type Landing = 'main' | 'v1' | 'v2' | 'v3' | 'v4'

const areas = 'the Algarve, Lisbon and Seville'

/** What search engines and shares read of the landing pages. */
export const landingHeads: Readonly<Record<Landing, PageFacts>> = {
  main: {
    title: 'Chauffeur service in the Algarve, Lisbon and Seville',
    description: `Chauffeur-driven Mercedes in ${areas}: airport transfers, journeys and hire by the hour at a fixed price, with 60 minutes free waiting and flight tracking.`,
    path: '/',
  },
  v1: {
    title: 'Luxury transfers and private chauffeurs',
    description: `Premium transfers in ${areas} with a Mercedes fleet, fixed pricing regardless of traffic and free cancellation up to 1 hour before.`,
    path: '/home-v1',
  },
  v2: {
    title: 'Luxury Redefined',
    description: `Chauffeur-driven journeys to the Algarve, Lisbon, Seville and Faro Airport: the services, the destinations and the cars.`,
    path: '/home-v2',
  },
  v3: {
    title: '15+ years, 50k+ clients',
    description: `A chauffeur company in ${areas} in figures: 15+ years, 50k+ clients, 60 minutes free waiting, day and night.`,
    path: '/home-v3',
  },
  v4: {
    title: 'Find your kind of journey',
    description: `Airport, business, events or by the hour: compare our chauffeur services in ${areas}, and the Elite membership.`,
    path: '/home-v4',
  },
}
