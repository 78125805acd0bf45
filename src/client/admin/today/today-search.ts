import { parseWallTime } from '@chauffeur/domain/wall-time'

/** The trips that are listed: those without a driver or an acceptance, or those that are late. */
const tripSelections = ['open', 'late'] as const
type TripSelection = (typeof tripSelections)[number]

/** The day in the address, and which of its trips are listed. */
export interface TodaySearch {
  /** Left out: today. */
  readonly day?: string | undefined
  readonly show?: TripSelection | undefined
  /** The id of a driver. */
  readonly driver?: string | undefined
  readonly q?: string | undefined
}

const MAX_LENGTH = 100

/** Reads the address. What cannot be used is left out. */
export function readTodaySearch(search: { readonly [Key in keyof TodaySearch]?: unknown }): TodaySearch {
  const { day, driver } = search
  const show = tripSelections.find((one) => one === search.show)
  // The router reads ?q=912345678 as a number.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  return {
    ...(typeof day === 'string' && parseWallTime(day, '00:00') && { day }),
    ...(show && { show }),
    ...(typeof driver === 'string' && driver && { driver: driver.slice(0, MAX_LENGTH) }),
    ...(typeof q === 'string' && q.trim() && { q: q.slice(0, MAX_LENGTH) }),
  }
}
