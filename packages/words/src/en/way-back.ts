import { words } from '../words.ts'

/** Texts of the way back while it is filled in. */
export const wayBackTexts = words('wayBackTexts', {
  remove: 'Remove',
  removeNamed: 'Remove the way back',
  departure: 'Flight leaves at',
  departureHint: 'We suggest when to be picked up.',
  leaves: (time: string) => `Your flight leaves at ${time}.`,
  leavesNextDay: (time: string) => `Your flight leaves at ${time} the next day.`,
  suggest: (time: string, drive: string, hours: string) =>
    `We suggest ${time}: ${drive}, and ${hours} hours at the airport.`,
  drive: (minutes: number) => (minutes === 1 ? '1 minute’s drive' : `${minutes} minutes’ drive`),
  longDrive: (duration: string) => `a drive of ${duration}`,
  take: (time: string) => `Take ${time}`,
  asSuggested: 'As suggested',
})
