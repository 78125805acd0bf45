import { FREE_WAITING } from '@chauffeur/domain/free-waiting'
import { words } from '../../shared/locale/words.ts'

/** Texts of the main landing page. */
export const mainPage = words('home', {
  hero: {
    badges: ['Premium', 'Mercedes Fleet', '24/7 Service'],
    eyebrow: 'Algarve · Lisbon · Seville',
    heading: 'The quiet way to arrive',
    text: 'A chauffeur-driven Mercedes at a fixed price, from the arrivals hall to the last address of the evening.',
  },
  services: {
    eyebrow: 'Services',
    heading: 'One car for each kind of day',
  },
  excellence: {
    eyebrow: 'The standard',
    heading: 'Excellence in Every Detail',
    text: '15+ years, 50k+ clients, and the same three promises on every journey.',
    promises: [
      {
        title: 'On time',
        text: `We leave in time for the traffic, and wait ${FREE_WAITING.airport} minutes at the airport free of charge.`,
      },
      {
        title: 'Fully licensed and insured',
        text: 'Licensed chauffeurs, insured passengers, and vehicles inspected to the rules of the country you are in.',
      },
      {
        title: 'Premium experience',
        text: 'Water, chargers, a clean cabin and quiet, unless you would rather talk.',
      },
    ],
  },
})
