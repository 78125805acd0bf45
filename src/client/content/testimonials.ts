export interface Testimonial {
  readonly name: string
  readonly role: string
  readonly content: string
  readonly rating: 5
}

/** Quotes of guests. The owner may change them: use only those of guests who agreed. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Helena M.',
    role: 'Executive assistant, London',
    content:
      'I book for four directors. The car is there before they are, and the price on the invoice is the one I was quoted.',
    rating: 5,
  },
  {
    name: 'Jonas & Ida',
    role: 'Wedding in Lagos',
    content:
      'Twelve guests from three flights, and nobody had to call us once. Our chauffeur even knew where the photographer was.',
    rating: 5,
  },
  {
    name: 'Richard B.',
    role: 'Golf trip, Vilamoura',
    content:
      'Our plane was two hours late. He was standing there with our name, smiled, and took the heaviest bag.',
    rating: 5,
  },
]

export const testimonialTexts = {
  eyebrow: 'Guests',
  heading: 'What they say on the way home',
  rating: (stars: number) => `Rated ${stars} out of 5`,
} as const
