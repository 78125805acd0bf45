import { words } from '../../shared/locale/words.ts'

/** Titles and descriptions of pages, apart from their texts: every page loads the heads of all. */
export const pageHeads = words('page-heads', {
  booking: {
    title: 'Reserve Your Journey',
    description:
      'Book a chauffeur-driven Mercedes in the Algarve, Lisboa and Sevilla, with a fixed price before you confirm.',
  },
  confirmation: {
    title: 'Your reservation',
    description: 'What happens after a reservation is sent.',
  },
  contact: {
    title: 'Contact',
    description:
      'Reach our team by phone, email or WhatsApp at any hour, or write to us here: chauffeured transfers and hire in the Algarve, Lisbon and Seville.',
  },
  pay: {
    title: 'Pay your booking',
    description: 'Pay a booking online, by the link from our e-mail.',
  },
  payment: {
    title: 'Your payment',
    description: 'How your online payment stands.',
  },
  trip: {
    title: 'Your journey',
    description: 'See, change or cancel your booking, by the private link from our e-mail.',
  },
})
