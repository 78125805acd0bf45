import type { Locale } from '@chauffeur/domain/locale'
import { bookingFacts } from './en/booking-facts.ts'
import { mails } from './en/mails.ts'
import { bookingFacts as spanishBookingFacts } from './es/booking-facts.ts'
import { mails as spanishMails } from './es/mails.ts'
import { bookingFacts as portugueseBookingFacts } from './pt/booking-facts.ts'
import { mails as portugueseMails } from './pt/mails.ts'

// The server writes in every language, so it holds all of them. The browser loads them by part (decision 077).

export type MailWords = typeof mails

const MAILS: Readonly<Record<Locale, MailWords>> = { en: mails, pt: portugueseMails, es: spanishMails }

/** The words of mails to guests in a language. */
export function mailWords(locale: Locale): MailWords {
  return MAILS[locale]
}

const BOOKING_FACTS: Readonly<Record<Locale, typeof bookingFacts>> = {
  en: bookingFacts,
  pt: portugueseBookingFacts,
  es: spanishBookingFacts,
}

/** The words for a booking's facts in a language. */
export function bookingWords(locale: Locale): typeof bookingFacts {
  return BOOKING_FACTS[locale]
}
