import { SENTENCES } from '@chauffeur/contract/sentences'
import { words } from '../words.ts'

/** Texts of the pages about transfers; what a page says of its own way is in content/. */
export const transferTexts = words('transferTexts', {
  index: {
    title: 'Transfers',
    description:
      'Private transfers from Faro Airport to the Algarve, Lisbon and Seville: distance, time and the fixed price of every car.',
    eyebrow: 'Transfers',
    heading: 'From Faro Airport, at a fixed price',
    lead: 'Twelve journeys that we drive every week, each with its way, its time and what it costs in every car. Any other is priced in the booking in under a minute.',
    other: 'Another journey',
    otherText: 'Anywhere in the Algarve, Lisbon and Seville, at any hour.',
    from: (price: string) => `from ${price}`,
  },
  title: (from: string, to: string) => `${from} to ${to}: private transfer`,
  heading: (from: string, to: string) => `${from} to ${to}`,
  eyebrow: 'Private transfer',
  distance: 'By road',
  duration: 'Driving',
  lowest: 'From',
  kilometres: (km: string) => `${km} km`,
  minutes: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  map: (from: string, to: string) => `Map of the way from ${from} to ${to}`,
  prices: 'What it costs',
  pricesText:
    'For the whole car, whoever sits in it. What you see is what you pay: the price does not move with the traffic.',
  upTo: (count: number) => `Up to ${count} ${count === 1 ? 'passenger' : 'passengers'}`,
  toBeEvaluated: SENTENCES.toBeEvaluated,
  reserve: 'Reserve',
  reserveNamed: (vehicle: string) => `Reserve this transfer in the ${vehicle}`,
  way: 'The way',
  back: 'The way back',
  bookBack: 'Book the way back',
  questions: 'Good to know',
  others: 'Near by',
  all: 'All transfers',
  home: 'Home',
})
