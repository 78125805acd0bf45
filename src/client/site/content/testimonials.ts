import { words } from '../../shared/locale/words.ts'

/** Quotes of guests. The owner may change them: use only those of guests who agreed. */
export const testimonials = [
  { name: 'Helena M.', quote: 'assistant', rating: 5 },
  { name: 'Jonas & Ida', quote: 'wedding', rating: 5 },
  { name: 'Richard B.', quote: 'golf', rating: 5 },
] as const

export type Testimonial = (typeof testimonials)[number]

export const testimonialTexts = words('testimonials', {
  eyebrow: 'Guests',
  heading: 'What they say on the way home',
  rating: (stars: number) => `Rated ${stars} out of 5`,
  quote: (text: string) => `“${text}”`,
  quotes: {
    assistant: {
      role: 'Executive assistant, London',
      content:
        'I book for four directors. The car is there before they are, and the price on the invoice is the one I was quoted.',
    },
    wedding: {
      role: 'Wedding in Lagos',
      content:
        'Twelve guests from three flights, and nobody had to call us once. Our chauffeur even knew where the photographer was.',
    },
    golf: {
      role: 'Golf trip, Vilamoura',
      content:
        'Our plane was two hours late. He was standing there with our name, smiled, and took the heaviest bag.',
    },
  },
})
