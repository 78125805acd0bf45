import { words } from '../words.ts'

/** The words for an address that leads nowhere. */
export const notFoundTexts = words('notFoundTexts', {
  code: '404',
  rest: 'Page Not Found',
  heading: '404 Page Not Found',
  body: 'There is nothing at this address. It may have moved, or the link may be mistyped.',
  waysOn: 'Where to go next',
  ways: {
    '/book': { title: 'Book a journey', text: 'A fixed price for every vehicle, before you confirm.' },
    '/': { title: 'Return to Home', text: 'The services, the fleet and our destinations.' },
    '/terms': { title: 'Terms and Conditions', text: 'How bookings, prices and cancellation work.' },
  },
  reachUs: 'Or ask a person:',
})
