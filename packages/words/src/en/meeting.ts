import type { GuestFlightCode } from '@chauffeur/domain/flights'
import { words } from '../words.ts'

interface LostFlight {
  /** As in "TP 1234". */
  readonly number: string
  /** The airport of the pick-up, like FAO. */
  readonly airport: string
  /** The one where it lands instead. */
  readonly landsAt: string | null
}

/** Texts for the guest of a flight that does not land as booked, on the page and in a mail. */
export const lostFlights = {
  far_late: {
    heading: 'Your flight seems late',
    text: () =>
      'Your flight seems delayed by more than three hours. Your booking stands; we will write to you.',
  },
  diverted: {
    heading: 'Your flight seems to have been diverted',
    text: ({ number }) =>
      `Flight ${number} seems to land at another airport. Your booking stands. We will call you; if you have landed already, please call us.`,
  },
  cancelled: {
    heading: 'Your flight seems to have been cancelled',
    text: ({ number }) =>
      `Flight ${number} seems to have been cancelled. Your booking stands. Please tell us how you travel on.`,
  },
  elsewhere: {
    heading: 'Please check your flight number',
    text: ({ number, airport, landsAt }) =>
      `Flight ${number} lands at ${landsAt} that day, not at ${airport}. Please correct the flight number, or call us.`,
  },
} satisfies Record<GuestFlightCode, { heading: string; text: (flight: LostFlight) => string }>

/** Texts of the hour in which guest and chauffeur look for each other, and of the days before. */
export const meetingTexts = words('meetingTexts', {
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays: (days: number) => `In ${days} days`,
  /** Headings. */
  meets: (name: string, time: string) => `${name} meets you at ${time}`,
  weMeet: (time: string) => `We meet you at ${time}`,
  isThere: (name: string) => `${name} is at the meeting point`,
  isAtDoor: (name: string) => `${name} is at the pick-up`,
  sign: 'Look for a sign in this colour:',
  free: (minutes: number, until: string) => `${minutes} minutes are free of charge, until ${until}.`,
  picture: 'How to find the meeting point',
  pictureOf: (place: string) => `Picture of the meeting point: ${place}`,
  lostFlights,
  /** In the drawing of an arrivals hall. */
  plan: {
    about: 'Plan of the way from the luggage through the doors to your chauffeur. It is not to scale.',
    luggage: 'Luggage',
    doors: 'Doors',
    chauffeur: 'Your chauffeur',
    cars: 'To the car',
  },
  here: 'I am here',
  busy: 'Sending...',
  exit: 'Which exit did you come out of?',
  said: (time: string) => `You told us at ${time} that you are here. Your chauffeur and our team can see it.`,
  saidAt: (time: string, exit: string) =>
    `You told us at ${time} that you are here: ${exit}. Your chauffeur and our team can see it.`,
  undo: 'Undo',
  noPosition: 'Only that you pressed is sent, not where you are.',
  failed: 'This did not reach us. Please check your connection and try again, or call.',
  message: (name: string) => `Message ${name}`,
  /** Prepared for a chat with the chauffeur. */
  hello: (number: string) => `Hello, this is the guest of booking ${number}.`,
})
