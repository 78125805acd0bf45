import type { FlightWords } from '@chauffeur/domain/arrival'
import { words } from '../words.ts'

/** The sentences about flights, for landing pages as well, which say nothing else of arrivals. */
export const flight: FlightWords = {
  guest: {
    promise: (minutes) =>
      `Tell us when you land. Your chauffeur waits ${minutes} minutes from the pick-up time free of charge.`,
    waiting: (minutes, time) => `${minutes} minutes from the pick-up time, ${time}`,
    late: 'Is your flight late? Tell us when you land.',
  },
  provider: {
    promise: (minutes) =>
      `We follow your flight: waiting counts from when you land. Your chauffeur waits ${minutes} minutes free of charge.`,
    waiting: (minutes, time) =>
      `${minutes} minutes from the pick-up time, ${time}, or from when you land, if that is later`,
    late: 'Is your flight late? We follow it; you can also tell us when you land.',
  },
}

/** How a guest is met at an airport, for pages, mails and calendar entries. */
export const arrival = {
  heading: 'When you arrive',
  /** Of a trip that begins elsewhere. */
  pickup: 'At the pick-up',
  meetingPoint: 'Meeting point',
  hall: 'In the arrivals hall',
  sign: 'Name on the sign',
  /** For whoever reads it without knowing who travels. */
  yourName: 'The traveller’s name',
  waiting: 'Free waiting',
  nobodyThere: 'Nobody there?',
  callUs: 'Call us',
  writeToUs: 'Write to us',
  call: (name: string) => `Call ${name}`,
  minutesFree: (minutes: number) => `${minutes} minutes free waiting`,
  flight,
}
export type ArrivalWords = typeof arrival

/** Those of pages: mails take the ones above in the language of the booking. */
export const arrivalTexts = words('arrivalTexts', arrival)
