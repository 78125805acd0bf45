const MINUTES_OF_A_DAY = 24 * 60

/** The times of a day, HH:mm, so many minutes apart. */
export function timesOfDay(step: number): readonly string[] {
  return Array.from({ length: MINUTES_OF_A_DAY / step }, (_, index) => asTime(index * step))
}

/**
 * The time that a typed text means, HH:mm: "9", "930", "10:30", "10.30", "10h30", "9:30 pm". Undefined where it is none,
 * or may become another with the next key, as "103" may.
 */
export function readTypedTime(text: string): string | undefined {
  const [, hourText, minuteText = '00', half] = FORMAT.exec(withColon(text)) ?? []
  if (hourText === undefined) return undefined
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return undefined
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return asTime(hours * 60 + minute)
}

/** Whether no further key is expected: the time can be taken while it is typed. */
export function isWholeTime(text: string): boolean {
  return /:\d\d$|m$/.test(withColon(text))
}

/** Whether a time, HH:mm, is one that the text may be the beginning of. */
export function mayBecome(time: string, text: string): boolean {
  const begun = withColon(text)
  return time.startsWith(begun) || time.replace(/^0/, '').startsWith(begun)
}

const FORMAT = /^(\d{1,2})(?::(\d\d))?([ap]m)?$/

/** The text with a colon wherever hours end: "1030" is "10:30", "10h3" is "10:3", "930" is "9:30". */
function withColon(text: string): string {
  const bare = text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/([apm])\./g, '$1')
  const marked = bare.replace(/[.,h]/, ':').replace(/:(?=$|[ap])/, '')
  const [, digits = '', rest = ''] = /^(\d{3,4})(.*)$/.exec(marked) ?? []
  if (digits === '') return marked
  const hours = digits.length === 4 || Number(digits.slice(0, 2)) < 24 ? 2 : 1
  return `${digits.slice(0, hours)}:${digits.slice(hours)}${rest}`
}

function asTime(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
