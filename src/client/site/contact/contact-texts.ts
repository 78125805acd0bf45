import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { words } from '../../shared/locale/words.ts'

/** Texts of the contact page. */
export const contactTexts = words('contact', {
  eyebrow: 'Contact',
  heading: 'A person answers, at any hour.',
  lead: 'A flight that moved, a question before you book, a trip that fits no form: tell us, and consider it handled.',

  ways: 'Ways to reach us',
  call: 'Call us',
  callToo: 'Or on this number',
  write: 'Write to us',
  chat: 'Chat on WhatsApp',
  chatNewTab: 'opens in a new tab',

  formHeading: 'Send a message',
  formLead: `We answer within ${ANSWER_HOURS} hours. For a trip that starts sooner, please call.`,
  formNeedsScript: 'Sending a message here needs JavaScript. By phone and email you reach us without it.',
  bookingNumber: 'Booking number (Optional)',
  bookingNumberHint: 'If it is about a booking, such as TR-7K3Q9X.',
  message: 'Message',
  send: 'Send message',
  received: 'Thank you. We have your message.',
  another: 'Write another message',

  facts: [
    {
      title: 'Open 24/7',
      text: 'Cars and people are on duty day and night, on every day of the year.',
    },
    {
      title: 'Where we drive',
      text: 'Algarve, Lisbon and Seville, and the roads between them. Ask us about anywhere else.',
    },
    {
      title: 'Before you write',
      text: 'The price of most trips is a minute away: choose your route and see it for every vehicle.',
    },
  ],
  book: 'See the price of a trip',
})
