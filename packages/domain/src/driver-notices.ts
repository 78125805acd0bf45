import type { ReleaseCode } from './job-news.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts'

/**
 * The notices to a driver about a trip. `later`: the guest is met at another time, which needs no new acceptance.
 * `guest_here`: the guest is at the meeting point.
 */
export const noticeKinds = ['new', 'changed', 'later', 'withdrawn', 'cancelled', 'guest_here'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Notices within this time are collected and told together: an office gives out a day one trip after the other. */
export const COLLECTED_FOR_MS = 30_000
/** A phone that is off still gets a message after so long. */
export const PUSH_LIFE_SECONDS = 24 * 60 * 60
/** That the guest is there helps nobody later. */
export const URGENT_PUSH_LIFE_SECONDS = 30 * 60
/** A guest who is at the meeting point is told of only so long before and after the time of the meeting. */
export const GUEST_HERE_AROUND_MINUTES = 30
/** The most phones of one link that are told. */
export const MAX_PHONES = 5

/** An assignment as it stands, beside what its driver was told of it. */
interface AssignmentToTell {
  readonly version: number
  readonly isReleased: boolean
  readonly releaseCode: ReleaseCode | null
  /** The version that the driver was told of; null of one who knows nothing of the trip. */
  readonly toldVersion: number | null
  /** Whether the guest is at the meeting point, and the driver has not been told. */
  readonly isGuestNewlyHere: boolean
}

/** Returns the kind of news for the driver of an assignment that differs from what he was told. */
export function noticeKind(assignment: AssignmentToTell): NoticeKind {
  const { version, isReleased, releaseCode, toldVersion, isGuestNewlyHere } = assignment
  if (isReleased) return releaseCode === 'cancelled' || releaseCode === 'rejected' ? 'cancelled' : 'withdrawn'
  if (toldVersion === null) return 'new'
  if (toldVersion < version) return 'changed'
  return isGuestNewlyHere ? 'guest_here' : 'later'
}

/** The language that is written to a driver: the first of ours but English. Most speak English to guests, not at home. */
export function driverLocale(spoken: readonly string[]): Locale {
  return LOCALES.find((one) => one !== DEFAULT_LOCALE && spoken.includes(one)) ?? DEFAULT_LOCALE
}
