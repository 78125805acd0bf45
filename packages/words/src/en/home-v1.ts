import { words } from '../words.ts'

/** Variant 1: the film and the rotating words. */
export const homeV1 = words('homeV1', {
  words: ['Lifestyle', 'Luxury', 'Exclusive', 'Premium', 'Elite', 'Distinguished', 'Prestige'],
  cities: ['Algarve', 'Lisboa', 'Sevilha'],
  /** The heading for screen readers, without the rotating words. */
  heading: 'Luxury chauffeur service in Algarve, Lisboa and Sevilha',
  between: 'Private chauffeurs',
  text: 'You see the coast in this light once. Do it from the back seat.',
  book: 'Book Now',
  fleet: 'See the fleet',
  pause: 'Pause motion',
  play: 'Play motion',
  benefits: {
    eyebrow: 'What is always included',
    heading: 'The details you do not have to ask for',
  },
  closing: { heading: 'Your car is ready when you are' },
})
