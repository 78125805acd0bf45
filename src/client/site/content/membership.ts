import { words } from '../../shared/locale/words.ts'

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
