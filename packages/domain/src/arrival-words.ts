import { flightWords } from './flight-words.ts'

/** How a guest is met at an airport, for pages, mails and calendar entries. */
export const arrivalWords = {
  heading: 'When you arrive',
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
  flight: flightWords,
}
export type ArrivalWords = typeof arrivalWords
