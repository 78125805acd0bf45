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
  /** A change from before there were codes. */
  | { readonly code: 'written'; readonly text: string }
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

/** Why a trip was taken from a driver, as it is stored: a code, and the words that a person added. */
export type StoredRelease = {
  readonly releaseCode?: ReleaseCode | null | undefined
  readonly releaseReason?: string | null | undefined
}
