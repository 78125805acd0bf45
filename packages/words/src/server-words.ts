import type { Locale } from '@chauffeur/domain/locale'
import { arrival } from './en/arrival.ts'
import { bookingFactWords } from './en/booking-facts.ts'
import { calendarFeedTexts } from './en/calendar-feed.ts'
import { driverNotices } from './en/driver-notices.ts'
import { mails } from './en/mails.ts'
import { airportMeetingTexts as englishMeetingTexts } from './en/meeting-points.ts'
import { refusedPages } from './en/refused-pages.ts'
import { statementTexts } from './en/statements.ts'
import { signInMail } from './en/sign-in-mail.ts'
import { arrivalTexts as spanishArrival } from './es/arrival.ts'
import { bookingFactWords as spanishFactWords } from './es/booking-facts.ts'
import { calendarFeedTexts as spanishFeed } from './es/calendar-feed.ts'
import { driverNotices as spanishNotices } from './es/driver-notices.ts'
import { mails as spanishMails } from './es/mails.ts'
import { airportMeetingTexts as spanishMeetingTexts } from './es/meeting-points.ts'
import { names as spanishNames } from './es/names.ts'
import { refusedPages as spanishRefusedPages } from './es/refused-pages.ts'
import { statementTexts as spanishStatements } from './es/statements.ts'
import { signInMail as spanishSignInMail } from './es/sign-in-mail.ts'
import { translateName, type Names } from './names.ts'
import { arrivalTexts as portugueseArrival } from './pt/arrival.ts'
import { bookingFactWords as portugueseFactWords } from './pt/booking-facts.ts'
import { calendarFeedTexts as portugueseFeed } from './pt/calendar-feed.ts'
import { driverNotices as portugueseNotices } from './pt/driver-notices.ts'
import { mails as portugueseMails } from './pt/mails.ts'
import { airportMeetingTexts as portugueseMeetingTexts } from './pt/meeting-points.ts'
import { names as portugueseNames } from './pt/names.ts'
import { refusedPages as portugueseRefusedPages } from './pt/refused-pages.ts'
import { statementTexts as portugueseStatements } from './pt/statements.ts'
import { signInMail as portugueseSignInMail } from './pt/sign-in-mail.ts'

// The server writes in every language, so it holds all of them. The browser loads them by part (decision 077).

export type MailWords = typeof mails

const inEach =
  <Words>(words: Readonly<Record<Locale, Words>>) =>
  (locale: Locale): Words =>
    words[locale]

/** The words of mails to guests in a language. */
export const mailWords = inEach<MailWords>({ en: mails, pt: portugueseMails, es: spanishMails })

/** The words of what drivers are told, in a language. */
export const noticeWords = inEach<typeof driverNotices>({
  en: driverNotices,
  pt: portugueseNotices,
  es: spanishNotices,
})

/** The words of statements, in the language of a partner. */
export const statementWords = inEach<typeof statementTexts>({
  en: statementTexts,
  pt: portugueseStatements,
  es: spanishStatements,
})

/** The words of the calendar of a partner's people, in the language of the partner. */
export const calendarFeedWords = inEach<typeof calendarFeedTexts>({
  en: calendarFeedTexts,
  pt: portugueseFeed,
  es: spanishFeed,
})

/** The words of the mail by whose link somebody of a partner signs in, in a language. */
export const signInMailWords = inEach<typeof signInMail>({
  en: signInMail,
  pt: portugueseSignInMail,
  es: spanishSignInMail,
})

/** The words for a booking's facts in a language. */
export const bookingWords = inEach<typeof bookingFactWords>({
  en: bookingFactWords,
  pt: portugueseFactWords,
  es: spanishFactWords,
})

/** How a guest is met at an airport, in a language. */
export const arrivalWordsIn = inEach<typeof arrival>({
  en: arrival,
  pt: portugueseArrival,
  es: spanishArrival,
})

/** Where the chauffeur stands at an airport, in each language. */
export function airportMeetingTexts(airport: string): Readonly<Record<Locale, string>> {
  const of = (texts: typeof englishMeetingTexts) => new Map(Object.entries(texts)).get(airport) ?? texts.other
  return { en: of(englishMeetingTexts), pt: of(portugueseMeetingTexts), es: of(spanishMeetingTexts) }
}

/** The words of the page in the place of one that is refused, in a language. */
export const refusedPageWords = inEach<typeof refusedPages>({
  en: refusedPages,
  pt: portugueseRefusedPages,
  es: spanishRefusedPages,
})

const namesIn = inEach<Names>({ en: {}, pt: portugueseNames, es: spanishNames })

/** A name of ours in a language, of a place, a stop or luggage; any other stays as it is. */
export function nameIn(locale: Locale, english: string): string {
  return translateName(namesIn(locale), english)
}
