import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { words } from '../words.ts'

/** Variant 3: the proof. */
export const homeV3 = words('homeV3', {
  eyebrow: 'Chauffeurs in the Algarve, Lisbon and Seville',
  heading: 'Trusted by people who cannot be late',
  text: 'Directors, families, wedding parties and the assistants who book for them. One thing they have in common: they come back.',
  book: 'Book Now',
  talk: 'Talk to us',
  figures: 'The company in figures',
  services: { eyebrow: 'Services', heading: 'Four services, one promise: the price stays fixed' },
  contact: {
    heading: 'Rather talk to a person?',
    text: `Our team answers day and night. Bookings that need a closer look are answered within ${ANSWER_HOURS} hours.`,
    phone: 'Phone',
    email: 'Email',
    chat: 'WhatsApp',
    chatAction: 'Open a chat',
    opensNewTab: '(opens in a new tab)',
    book: 'Book Now',
  },
})

/** The company in four figures. */
export const statTexts = words('statTexts', {
  stats: [
    { figure: '15+', label: 'years on these roads' },
    { figure: '50k+', label: 'clients driven' },
    { figure: '60', label: 'minutes free waiting with flight tracking' },
    { figure: '24/7', label: 'service, every day of the year' },
  ],
})

export const testimonialTexts = words('testimonialTexts', {
  eyebrow: 'Guests',
  heading: 'What our guests say',
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
