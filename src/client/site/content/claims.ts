import { words } from '../../shared/locale/words.ts'

/** The company's promises on its pages; no claim changes a rule (docs/decisions/017). Change the texts here. */
export const claims = words('claims', {
  waiting: {
    title: '60 minutes free waiting with flight tracking',
    text: 'At every airport pick-up: take your time with the luggage.',
  },
  hourly: {
    title: 'Hourly packages from 3 hours',
    text: 'A car and a chauffeur at your disposal. Change your mind about the route as often as you like.',
  },
  cancellation: {
    title: 'Free cancellation up to 1 hour before',
    text: 'Plans move. Answer our email an hour before the pick-up and the journey costs you nothing.',
  },
  price: {
    title: 'Fixed pricing regardless of traffic',
    text: 'The price you accept is the price you pay, whatever the road is doing that day.',
  },
  invoicing: {
    title: 'Monthly invoicing for corporate clients',
    text: 'One account for the whole office, one invoice a month, every journey listed.',
  },
  roundTheClock: {
    title: '24/7 Service',
    text: 'The first flight, the last table, and every hour between. There is always somebody awake.',
  },
})
