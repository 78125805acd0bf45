import { SENTENCES } from '@chauffeur/contract/sentences'
import { words } from '../words.ts'

export const navigationTexts = words('navigationTexts', {
  main: 'Main',
  pages: { '/': 'Home', '/fleet': 'Fleet', '/trip': 'My booking' },
  bookNow: 'Book Now',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to the content',
  home: (brand: string) => `${brand}, home`,
  chat: 'Chat with us on WhatsApp (opens in a new tab)',
})

export const footerTexts = words('footerTexts', {
  claim: 'Chauffeur-driven journeys in the Algarve, Lisbon and Seville. Day and night.',
  links: 'Quick links',
  services: 'Services',
  contact: 'Contact',
  social: 'Follow us',
  opensNewTab: '(opens in a new tab)',
  taxNumber: (number: string) => `Tax number ${number}`,
  licence: (number: string) => `Licence ${number}`,
  pages: {
    '/': 'Home',
    '/fleet': 'Fleet',
    '/services': 'Services',
    '/transfers': 'Transfers',
    '/book': 'Book Now',
    '/trip': 'My booking',
    '/contact': 'Contact',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
  },
  partners: 'Partners and developers',
})

/** Texts of the switch of languages. */
export const languageTexts = words('languageTexts', {
  label: 'Language',
})

/** The four services; the scene says what its picture shows. */
export const services = words('services', {
  airport: {
    title: 'Airport Excellence',
    subtitle: 'From the arrivals hall to your door',
    features: [
      '60 minutes free waiting with flight tracking',
      'Met in the arrivals hall, by name',
      'Fixed pricing regardless of traffic',
      'Help with every piece of luggage',
    ],
    scene: 'A silver saloon on a light studio floor',
  },
  business: {
    title: 'Corporate Travel',
    subtitle: 'A quiet room between two meetings',
    features: [
      'Monthly invoicing for corporate clients',
      'Discreet chauffeurs, used to directors and delegations',
      'WiFi and charging where the vehicle has them',
      'Several cars and stops under one booking contact',
    ],
    scene: 'Two rear seats in tan leather, a wide armrest between them',
  },
  events: {
    title: 'Special Occasions',
    subtitle: 'Weddings, galas and grand evenings',
    features: [
      'A spotless car, timed to the minute',
      'One chauffeur for the whole evening',
      'Room for dress, family and flowers',
      'The journey home is already arranged',
    ],
    scene: 'Cream leather seats that face each other across a small table',
  },
  hourly: {
    title: 'As Directed',
    subtitle: 'Your car and chauffeur, by the hour',
    features: [
      'Hourly packages from 3 hours',
      'No route to fix beforehand',
      'Your chauffeur waits wherever you stop',
      'Distance included with every hour',
    ],
    scene: 'A road along the cliffs of the Algarve, with a village behind it',
  },
})

/** The words in place of a page that could not be rendered. */
export const failureTexts = words('failureTexts', {
  heading: 'This page did not load',
  body: SENTENCES.somethingWentWrong,
  again: 'Try again',
})

/** Titles and descriptions of pages, apart from their texts: every page loads the heads of all. */
export const pageHeads = words('pageHeads', {
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
  emailUndo: {
    title: 'Undo a change',
    description: 'Undo a change of the email address of a booking, by the link from our email.',
  },
  pay: {
    title: 'Pay your booking',
    description: 'Pay a booking online, by the link from our email.',
  },
  payment: {
    title: 'Your payment',
    description: 'The status of your online payment.',
  },
  trip: {
    title: 'Your journey',
    description: 'See, change or cancel your booking, by the private link from our email.',
  },
})

/** The texts of a page's head. Apart from the others: heads are loaded with every page. */
export const legalHeads = words('legalHeads', {
  terms: {
    title: 'Terms and Conditions',
    description:
      'How bookings of transfers and hourly hire come about, what they cost, how to cancel and who answers for what.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'Which data a booking needs, what they are used for, who receives them, how long they are kept and what your rights are.',
  },
})

/** The description of the business for search engines. */
export const businessTexts = words('businessTexts', {
  service: (brand: string) => `${brand}: chauffeur service`,
  areas: ['Algarve', 'Lisbon', 'Seville'],
})
