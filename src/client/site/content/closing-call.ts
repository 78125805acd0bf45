import { words } from '../../shared/locale/words.ts'

/** The end of a landing page, above the button to the booking. */
export const closingCall = words('closing-call', {
  heading: 'Book Your Journey',
  text: 'A fixed price for every car in under a minute. Free cancellation up to 1 hour before.',
  action: 'Book Now',
})
