import { SENTENCES } from '@chauffeur/contract/sentences'
import { words } from '../words.ts'

/** Texts of the pages about transfers; what a page says of its own way is in content/. */
export const transferTexts = words('transferTexts', {
  index: {
    title: 'Transfers',
    description:
      'Private transfers from Faro Airport to the Algarve, Lisbon and Seville: distance, duration and the fixed price of every car.',
    eyebrow: 'Transfers',
    heading: 'From Faro Airport, at a fixed price',
    lead: 'Twelve journeys that we drive every week, each with its distance, duration and price in every car. For any other, the booking shows the price in under a minute.',
    other: 'Another journey',
    otherText: 'Anywhere in the Algarve, Lisbon and Seville, at any hour.',
    from: (price: string) => `from ${price}`,
  },
  title: (from: string, to: string) => `${from} to ${to}: private transfer`,
  heading: (from: string, to: string) => `${from} to ${to}`,
  eyebrow: 'Private transfer',
  distance: 'Distance',
  duration: 'Duration',
  lowest: 'From',
  kilometres: (km: string) => `${km} km`,
  minutes: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  map: (from: string, to: string) => `Map of the route from ${from} to ${to}`,
  prices: 'Prices',
  pricesText:
    'Priced for the whole car, not per person. What you see is what you pay: the price does not change with the traffic.',
  upTo: (count: number) => `Up to ${count} ${count === 1 ? 'passenger' : 'passengers'}`,
  toBeEvaluated: SENTENCES.toBeEvaluated,
  reserve: 'Reserve',
  reserveNamed: (vehicle: string) => `Reserve this transfer in the ${vehicle}`,
  way: 'The route',
  back: 'The way back',
  bookBack: 'Book the way back',
  questions: 'Good to know',
  others: 'Nearby',
  all: 'All transfers',
  home: 'Home',
})
