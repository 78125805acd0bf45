import { calendarTexts } from '@chauffeur/words/en/calendar'

/** A day is the text yyyy-MM-dd everywhere; a Date appears only inside the calendar, at local noon, so that no
 * time zone and no change of clocks can move it. */

/** undefined where the text is not a day of the calendar. */
export function dateOfDay(day: string | undefined): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  if (!year || !month || !date) return undefined
  const noon = new Date(Number(year), Number(month) - 1, Number(date), 12)
  return noon.getMonth() === Number(month) - 1 ? noon : undefined
}

export function dayOfDate(date: Date): string {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

/** The name of a month: "November 2026". */
export function monthOf(date: Date): string {
  return calendarTexts.month(calendarTexts.months[date.getMonth()] ?? '', date.getFullYear())
}

/** "Friday, 20 November 2026"; the text itself where it is not a day. */
export function longDay(day: string): string {
  const date = dateOfDay(day)
  if (!date) return day
  const { weekdays, months } = calendarTexts
  return calendarTexts.day(
    weekdays[date.getDay()] ?? '',
    date.getDate(),
    months[date.getMonth()] ?? '',
    date.getFullYear(),
  )
}
