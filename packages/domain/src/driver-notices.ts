import type { ReleaseCode } from './job-news.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts'

/** What a driver is told of a trip. `later`: the guest is met at another time, which needs no new acceptance. */
export const noticeKinds = ['new', 'changed', 'later', 'withdrawn', 'cancelled'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** What comes so soon after each other is told together: an office gives out a day one trip after the other. */
export const COLLECTED_FOR_MS = 30_000
/** A phone that is off still gets a message after so long. */
export const PUSH_LIFE_SECONDS = 24 * 60 * 60
/** The most phones of one link that are told. */
export const MAX_PHONES = 5

/** An assignment as it stands, beside what its driver was told of it. */
export interface AssignmentToTell {
  readonly version: number
  readonly isReleased: boolean
  readonly releaseCode: ReleaseCode | null
  /** The version that the driver was told of; null of one who knows nothing of the trip. */
  readonly toldVersion: number | null
}

/** What is new to the driver of an assignment that differs from what he was told. */
export function noticeKind({ version, isReleased, releaseCode, toldVersion }: AssignmentToTell): NoticeKind {
  if (isReleased) return releaseCode === 'cancelled' || releaseCode === 'rejected' ? 'cancelled' : 'withdrawn'
  if (toldVersion === null) return 'new'
  return toldVersion < version ? 'changed' : 'later'
}

/** The language that is written to a driver: the first of ours but English. Most speak English to guests, not at home. */
export function driverLocale(spoken: readonly string[]): Locale {
  return LOCALES.find((one) => one !== DEFAULT_LOCALE && spoken.includes(one)) ?? DEFAULT_LOCALE
}
