import { flightPromise, flightService, type LandingsFrom } from '@chauffeur/domain/arrival'
import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { MAX_SEATS_PER_KIND } from '@chauffeur/domain/limits'
import { words } from '../words.ts'
import { flight } from './arrival.ts'

/** Texts of the contact page. */
export const contactTexts = words('contactTexts', {
  eyebrow: 'Contact',
  heading: 'A person answers, at any hour.',
  lead: 'A flight that moved, a question before you book, a trip that fits no form: tell us, and we will take care of it.',

  ways: 'Ways to reach us',
  call: 'Call us',
  callToo: 'Or on this number',
  write: 'Write to us',
  chat: 'Chat on WhatsApp',
  chatNewTab: 'opens in a new tab',

  formHeading: 'Send a message',
  formLead: `We will reply within ${ANSWER_HOURS} hours. For a trip that starts sooner, please call.`,
  formNeedsScript: 'Sending a message here needs JavaScript. You can also call or email us.',
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
      title: 'Where we operate',
      text: 'Algarve, Lisbon and Seville, and the roads between them. Ask us about anywhere else.',
    },
    {
      title: 'Before you write',
      text: 'The price of most trips is a minute away: choose your route and see it for every vehicle.',
    },
  ],
  book: 'See the price of a trip',
})

/** Texts of the forms to the team, in the wizard and on the contact page. */
export const enquiryTexts = words('enquiryTexts', {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  reachHint: 'One of the two is enough.',
  phoneHint: 'With the country code (+351).',
  nameMissing: 'Full name is required.',
  messageMissing: 'Message is required.',
  oddEmail: 'This does not look like an email address. Please check it.',
  sending: 'Sending...',
  again: 'Try again',
  nothingLost: 'What you wrote is still here.',
  reference: 'Your reference',
  next: (hours: number, ways: readonly string[]) =>
    `Our team will contact you within ${hours} hours, at ${ways.join(' or ')}.`,
})

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Frequent questions before booking. The answers agree with the booking and the terms. */
export const questionTexts = words('questionTexts', {
  eyebrow: 'Good to know',
  heading: 'Before you book',
  booked: 'Booked already?',
  see: 'See, change or cancel your booking',
  questions: (from: LandingsFrom): readonly Question[] => [
    {
      question: 'Is the price I see the price I pay?',
      answer:
        'Yes. Every vehicle has a fixed price before you confirm anything, whatever the traffic. Stops you add have their own price, which is shown before you add them.',
    },
    {
      question: 'What if my flight is late?',
      answer: `Give us your flight number when you book. ${flightPromise(flight, flightService(from)).promise}`,
    },
    {
      question: 'How far can I go when I book by the hour?',
      answer: `${INCLUDED_KM_PER_HOUR} kilometres are included for each hour that you book, and you tell your chauffeur where to go.`,
    },
    {
      question: 'Do child seats cost anything?',
      answer: `No. Up to ${MAX_SEATS_PER_KIND} child seats and ${MAX_SEATS_PER_KIND} booster seats come free of charge. Say how many when you book.`,
    },
    {
      question: 'How can I pay?',
      answer:
        'In the Algarve, in cash or by card when we pick you up. The booking shows every payment method for your journey before you confirm.',
    },
    {
      question: 'Can I cancel?',
      answer:
        'Yes, free of charge up to 1 hour before the pick-up time: every email about your booking links to the page where you see and cancel it.',
    },
  ],
})
