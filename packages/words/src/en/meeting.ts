import { words } from '../words.ts'

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
