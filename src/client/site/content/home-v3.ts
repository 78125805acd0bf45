import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { words } from '../../shared/locale/words.ts'

/** Variant 3: the proof. */
export const homeV3 = words('home-v3', {
  eyebrow: 'Chauffeurs in the Algarve, Lisbon and Seville',
  heading: 'Trusted by people who cannot be late',
  text: 'Directors, families, wedding parties and the assistants who book for them. What they have in common: they come back.',
  book: 'Book Now',
  talk: 'Talk to us',
  figures: 'The company in figures',
  services: { eyebrow: 'Services', heading: 'Four services, one promise: the price stays fixed' },
  contact: {
    heading: 'Rather talk to a person?',
    text: `Our team answers day and night. Bookings that need a closer look are answered within ${ANSWER_HOURS} hours.`,
    phone: 'Phone',
    email: 'E-mail',
    chat: 'WhatsApp',
    chatAction: 'Open a chat',
    opensNewTab: '(opens in a new tab)',
    book: 'Book Now',
  },
})
