import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { words } from '../../../shared/locale/words.ts'

/**
 * Texts after the booking. The headings are agreed; the body states that the booking is pending (docs/decisions/031).
 */
export const confirmationTexts = words('confirmation', {
  heading: 'Reservation Confirmed',
  received: 'Thank you. We have received your request.',
  home: 'Return to Home',
  another: 'Make Another Booking',
  see: 'See, change or cancel a booking',
  neutralHeading: 'Check your email',
  neutralBody: 'If you have sent a reservation, this is what your inbox holds:',
  neutralSteps: [
    ['At once', 'An email with your booking number and everything you have told us.'],
    [`Within ${ANSWER_HOURS} hours`, 'Our team looks at your request.'],
    ['Then', 'A second email confirms your reservation, or tells you that we cannot drive you.'],
  ],
  neutralHelp: 'Nothing there after a while? Look in the spam folder, or reach us:',
})
