/** News of a changed trip, for its driver. */
export type JobNews =
  | {
      readonly code: 'pickup_time'
      readonly from: string
      readonly to: string
      /** The new day, yyyy-MM-dd; null where it has stayed. */
      readonly day: string | null
    }
  | { readonly code: 'car'; readonly plate: string }
  | { readonly code: PlainNews }

export const plainNews = [
  'pickup_place',
  'destination',
  'stops',
  'hours',
  'vehicle',
  'no_car',
  'trip',
] as const
export type PlainNews = (typeof plainNews)[number]

/** Why a trip is no longer a driver's, where that is not in the office's own words. */
export const releaseCodes = [
  'given_away',
  'taken_back',
  'moved_over_another',
  'cancelled',
  'rejected',
  'declined',
] as const
export type ReleaseCode = (typeof releaseCodes)[number]

export const NEWS_SENTENCES: Readonly<Record<PlainNews, string>> = {
  pickup_place: 'The pick-up is at another place.',
  destination: 'The destination has changed.',
  stops: 'The stops on the way have changed.',
  hours: 'The hired hours have changed.',
  vehicle: 'Another vehicle was booked.',
  no_car: 'The trip has no car at the moment.',
  trip: 'The trip has changed.',
}

export const RELEASE_SENTENCES: Readonly<Record<Exclude<ReleaseCode, 'declined'>, string>> = {
  given_away: 'The office has given the trip to somebody else.',
  taken_back: 'The office has taken the trip back.',
  moved_over_another: 'The trip has moved to a time at which driver or car have another one.',
  cancelled: 'The booking was cancelled.',
  rejected: 'The booking was rejected.',
}

/** The stored news of a trip: codes, and a text from before there were codes. */
export interface StoredNews {
  readonly news?: readonly JobNews[] | null | undefined
  readonly changed?: string | null | undefined
}

/** It in English, for the office and for whoever reads no other language; null where nothing has changed. */
export function newsText({ news, changed }: StoredNews): string | null {
  return news ? news.map(sentenceOf).join(' ') : (changed ?? null)
}

/** The stored reason why a trip was taken from a driver: a code, and the words that a person added. */
export interface StoredRelease {
  readonly releaseCode?: ReleaseCode | null | undefined
  readonly releaseReason?: string | null | undefined
}

/** It in English; null of a trip that is still the driver's. */
export function releaseText({ releaseCode, releaseReason }: StoredRelease): string | null {
  if (releaseCode === 'declined') return `Declined: ${releaseReason ?? 'no reason given'}`
  return releaseCode ? RELEASE_SENTENCES[releaseCode] : (releaseReason ?? null)
}

function sentenceOf(news: JobNews): string {
  if (news.code === 'car') return `The car is ${news.plate} now.`
  if (news.code !== 'pickup_time') return NEWS_SENTENCES[news.code]
  return `Pick-up changed from ${news.from} to ${news.to}${news.day === null ? '' : ` on ${news.day}`}.`
}
