import { words } from '../words.ts'

/** The names of days and months are our own: server and browser must print the same. Weeks begin on Sunday here. */
export const calendarTexts = words('calendarTexts', {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  day: (weekday: string, day: number, month: string, year: number) => `${weekday}, ${day} ${month} ${year}`,
  month: (month: string, year: number) => `${month} ${year}`,
  chosen: (day: string) => `${day}, chosen`,
  today: (day: string) => `${day}, today`,
  otherMonths: 'Other months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
})
