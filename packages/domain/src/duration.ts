export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Whole hours and the minutes beside them. What is not a whole minute is rounded. */
export function hoursAndMinutes(minutes: number): { readonly hours: number; readonly minutes: number } {
  const whole = Math.round(minutes)
  return { hours: Math.floor(whole / 60), minutes: whole % 60 }
}

/** "45 min", "2 h", "3 h 19 min": the same in every language of ours. */
export function shortDuration(of: number): string {
  const { hours, minutes } = hoursAndMinutes(of)
  return [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`]
    .filter(Boolean)
    .join(' ')
}

/** "1 minute", "45 minutes", "2 hours", "3 hours 19 min", for sentences in English. */
export function longDuration(of: number): string {
  const { hours, minutes } = hoursAndMinutes(of)
  if (hours === 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const whole = hours === 1 ? '1 hour' : `${hours} hours`
  return minutes === 0 ? whole : `${whole} ${minutes} min`
}

/** The duration, in whole days from two days on: how long ago something was, how far ahead it is. */
export function roughDuration(of: number): string {
  const { hours } = hoursAndMinutes(of)
  return hours < 48 ? longDuration(of) : `${Math.floor(hours / 24)} days`
}
