import { words } from '../../shared/locale/words.ts'

/** Variant 4: the explorer. */
export const homeV4 = words('home-v4', {
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
    text: 'Tell us your own way and see a fixed price for every car. No account, no card.',
    example: 'For example',
    action: 'Get your quote',
  },
  membershipContact: 'To join, write to us:',
})
