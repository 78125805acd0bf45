import type { FlightWords } from './arrival.ts'

const flight: FlightWords = {
  told: {
    promise: (minutes) =>
      `Tell us when you land. Your chauffeur waits ${minutes} minutes from the pick-up time free of charge.`,
    waiting: (minutes, time) => `${minutes} minutes from the pick-up time, ${time}`,
    late: 'Is your flight late? Tell us when you land.',
  },
  followed: {
    promise: (minutes) =>
      `We follow your flight: the ${minutes} minutes of free waiting count from when you land.`,
    waiting: (minutes) => `${minutes} minutes from when you land`,
    late: 'We follow your flight. If it is late, your chauffeur comes later.',
  },
}

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
  flight,
}
export type ArrivalWords = typeof arrivalWords
