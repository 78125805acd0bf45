import { flightPromise } from '@chauffeur/domain/arrival'
import { flightWords } from '@chauffeur/domain/flight-words'
import { INCLUDED_KM_PER_HOUR } from '@chauffeur/domain/hire'
import { MAX_SEATS_PER_KIND } from '@chauffeur/domain/limits'
import { words } from '../../shared/locale/words.ts'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Frequent questions before booking. The answers agree with the booking and the terms. */
export const questionTexts = words('questions', {
  eyebrow: 'Good to know',
  heading: 'Before you book',
  booked: 'Booked already?',
  see: 'See, change or cancel your booking',
  questions: [
    {
      question: 'Is the price I see the price I pay?',
      answer:
        'Yes. Every vehicle has a fixed price before you confirm anything, whatever the traffic does. Stops you add have their own price, which is shown before you add them.',
    },
    {
      question: 'What if my flight is late?',
      answer: `Give us your flight number when you book. ${flightPromise(flightWords).promise}`,
    },
    {
      question: 'How far can I go when I book by the hour?',
      answer: `${INCLUDED_KM_PER_HOUR} kilometres are included for each hour that you book, and you tell the driver where to go.`,
    },
    {
      question: 'Do child seats cost anything?',
      answer: `No. Up to ${MAX_SEATS_PER_KIND} child seats and ${MAX_SEATS_PER_KIND} booster seats come free of charge. Say how many when you book.`,
    },
    {
      question: 'How can I pay?',
      answer:
        'In the Algarve in cash or by card when we pick you up. The booking shows every way that is open for your journey before you confirm.',
    },
    {
      question: 'Can I cancel?',
      answer:
        'Yes, free of charge up to 1 hour before the pick-up time: every email about your booking links to the page where you see and cancel it.',
    },
  ],
})
