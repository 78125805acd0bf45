import type { DepartureRisk, PickupAfterLanding } from '@chauffeur/domain/pickup-for-flight'
import { words } from '../words.ts'

/** Texts of when a flight lands or leaves, and of the pick-up that is suggested for it. */
export const flightTimeTexts = words('flightTimeTexts', {
  landing: 'Flight lands at',
  departure: 'Flight leaves at',
  hint: 'We suggest when to be picked up.',
  suggestAfterLanding: (time: string) => `We suggest ${time}: half an hour after you land.`,
  onDay: (time: string, day: string) => `${time} on ${day}`,
  leaves: (time: string) => `Your flight leaves at ${time}.`,
  leavesNextDay: (time: string) => `Your flight leaves at ${time} the next day.`,
  suggest: (time: string, drive: string, hours: string) =>
    `We suggest ${time}: ${drive}, and ${hours} hours at the airport.`,
  drive: (minutes: number) => (minutes === 1 ? '1 minute’s drive' : `${minutes} minutes’ drive`),
  longDrive: (duration: string) => `a drive of ${duration}`,
  take: (time: string) => `Take ${time}`,
  asSuggested: 'As suggested',
  risks: {
    before_landing: 'The pick-up is before you land. Please check both times.',
    long_after_landing: 'The pick-up is more than three hours after you land. Please check both times.',
    after_departure: 'The pick-up is after your flight leaves. Please check both times.',
    late_for_departure: 'This pick-up may be too late for your flight.',
  } satisfies Readonly<Record<DepartureRisk | NonNullable<PickupAfterLanding['risk']>, string>>,
})
