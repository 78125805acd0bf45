import type { JobNews, StoredRelease } from '@chauffeur/domain/job-news'
import { describeDay } from '@chauffeur/domain/time'
import { sentenceFor } from '../reasons.ts'

/** Changes of a trip, for its driver. */
export const tripNews = {
  pickup_time: ({ from, to, day }: { from: string; to: string; day: string | null }) =>
    `Pick-up changed from ${from} to ${to}${day === null ? '' : ` on ${describeDay(day)}`}.`,
  car: ({ plate }: { plate: string }) => `The car is ${plate} now.`,
  pickup_place: 'The pick-up is at another place.',
  destination: 'The destination has changed.',
  stops: 'The stops on the way have changed.',
  hours: 'The hired hours have changed.',
  vehicle: 'Another vehicle was booked.',
  no_car: 'The trip has no car at the moment.',
  trip: 'The trip has changed.',
  written: ({ text }: { text: string }) => text,
}

/** Why a trip is no longer a driver's. */
export const releaseTexts = {
  given_away: 'The office has given the trip to somebody else.',
  taken_back: 'The office has taken the trip back.',
  moved_over_another: 'The trip has moved to a time at which driver or car have another one.',
  cancelled: 'The booking was cancelled.',
  rejected: 'The booking was rejected.',
}

/** In English; null where nothing has changed. */
export function newsText(news: readonly JobNews[] | null | undefined): string | null {
  return news ? news.map((one) => sentenceFor(tripNews, one)).join(' ') : null
}

/** In English; null of a trip that is still the driver's. */
export function releaseText({ releaseCode, releaseReason }: StoredRelease): string | null {
  if (releaseCode === 'declined') return `Declined: ${releaseReason ?? 'no reason given'}`
  return releaseCode ? releaseTexts[releaseCode] : (releaseReason ?? null)
}
