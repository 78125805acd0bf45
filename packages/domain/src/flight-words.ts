import type { FlightWords } from './arrival.ts'

/** The sentences about flights, for landing pages as well, which say nothing else of arrivals. */
export const flightWords: FlightWords = {
  guest: {
    promise: (minutes) =>
      `Tell us when you land. Your chauffeur waits ${minutes} minutes from the pick-up time free of charge.`,
    waiting: (minutes, time) => `${minutes} minutes from the pick-up time, ${time}`,
    late: 'Is your flight late? Tell us when you land.',
  },
}
