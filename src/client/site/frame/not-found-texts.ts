import { words } from '../../shared/locale/words.ts'

/** Where to go instead. */
export const waysOn = ['/book', '/', '/terms'] as const

/** The words for an address that leads nowhere. */
export const notFoundTexts = words('not-found', {
  code: '404',
  rest: 'Page Not Found',
  heading: '404 Page Not Found',
  body: 'There is nothing at this address. It may have moved, or the link was mistyped.',
  waysOn: 'Ways on',
  ways: {
    '/book': { title: 'Book a journey', text: 'A fixed price for every vehicle, before you confirm.' },
    '/': { title: 'Return to Home', text: 'The services, the fleet and the places we drive to.' },
    '/terms': { title: 'Terms and Conditions', text: 'How bookings, prices and cancellation work.' },
  },
  reachUs: 'Or ask a person:',
})
