/** Hours of an hourly hire. The "from 3 hours" of the landing pages is advertising and not a rule. */
export const MIN_HIRE_HOURS = 2
export const MAX_HIRE_HOURS = 24
export const DEFAULT_HIRE_HOURS = 2

/** Kilometres that each hour of a hire includes. */
export const INCLUDED_KM_PER_HOUR = 20

const MILES_PER_KILOMETRE = 0.621371

/** Whether a vehicle can be hired for so many hours: whole hours from 2 to 24. */
export function isHireHours(hours: number): boolean {
  return Number.isInteger(hours) && hours >= MIN_HIRE_HOURS && hours <= MAX_HIRE_HOURS
}

/** The nearest number of hours that can be hired, for a number of hours in a link. */
export function clampHireHours(hours: number): number {
  return Math.min(MAX_HIRE_HOURS, Math.max(MIN_HIRE_HOURS, hours))
}

/** Kilometres included in a hire of so many hours. */
export function includedKilometres(hours: number): number {
  return hours * INCLUDED_KM_PER_HOUR
}

/** Kilometres in miles, unrounded. */
export function milesFromKilometres(kilometres: number): number {
  return kilometres * MILES_PER_KILOMETRE
}
