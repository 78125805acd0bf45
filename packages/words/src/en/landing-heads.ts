import { FREE_WAITING } from '@chauffeur/domain/limits'
import { words } from '../words.ts'

/** Titles and descriptions of the landing pages. */
export const landingHeadTexts = words('landingHeadTexts', {
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
