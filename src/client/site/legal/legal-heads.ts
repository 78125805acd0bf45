import { words } from '../../shared/locale/words.ts'

/** The texts of a page's head. Apart from the others: heads are loaded with every page. */
export const legalHeads = words('legal-heads', {
  terms: {
    title: 'Terms and Conditions',
    description:
      'How bookings of transfers and hourly hire come about, what they cost, how to cancel and who answers for what.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'Which data a booking needs, what they are used for, who receives them, how long they stay and what your rights are.',
  },
})
