import { words } from '../../locale/words.ts'

/** Why a day or a time cannot be chosen. */
export const clockTexts = words('clock', {
  dayIsPast: 'This day is past. Please choose another one.',
  timeIsPast: 'This pick-up time is past. Please choose a later one.',
  timeIsSkipped: (time: string, next: string) =>
    `The clocks go forward that night: ${time} does not exist. The next time that does is ${next}.`,
})
