import { words } from '../words.ts'

/** Variant 4: the explorer. */
export const homeV4 = words('homeV4', {
  heading: 'What kind of journey is it?',
  text: 'Four services, one fleet. Look around; the price comes before any commitment.',
  tabs: {
    airport: 'Airport',
    business: 'Business',
    events: 'Events',
    hourly: 'By the hour',
  },
  tabList: 'Services',
  bookService: 'Book this service',
  teaser: {
    heading: 'A price in under a minute',
    lines: [
      { label: 'From', value: 'Faro Airport' },
      { label: 'To', value: 'Vilamoura' },
      { label: 'When', value: 'Any day, any hour' },
    ],
    text: 'Enter your route and see a fixed price for every car. No account, no card.',
    example: 'For example',
    action: 'Get your quote',
  },
  membershipContact: 'To join, write to us:',
})

/** How it goes, in three steps. */
export const explainer = words('explainer', {
  eyebrow: 'How it works',
  heading: 'Three simple steps',
  steps: [
    {
      title: 'Choose',
      text: 'Say where from and where to, or for how many hours, and see a fixed price for every car.',
    },
    {
      title: 'Customize',
      text: 'Add your flight, child seats, luggage and a stop for lunch. The price updates as you go.',
    },
    { title: 'Relax', text: 'We confirm by email, and your chauffeur is there before you are.' },
  ],
})

/** The Elite membership. It is advertised only: no booking is priced by it. */
export const membership = words('membership', {
  eyebrow: 'Elite membership',
  heading: 'For those who ride with us every week',
  price: '199 EUR',
  period: 'per month',
  discount: '20% discount on bookings',
  benefits: [
    '20% discount on bookings',
    'Monthly invoicing, one statement for all journeys',
    'The same chauffeurs, as often as the calendar allows',
  ],
  join: 'Become a Member',
})
