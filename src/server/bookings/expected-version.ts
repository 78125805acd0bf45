import { invalid, Refusal } from '../core/refusal.ts'
import type { Booking } from './booking.entity.ts'

/** The version that a request is for; undefined where any will do. */
export function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  const { version } = /^\s*(?<quote>"?)(?<version>\d{1,9})\k<quote>\s*$/.exec(header)?.groups ?? {}
  if (version === undefined) throw invalid('If-Match', { code: 'if_match_unreadable' })
  return Number(version)
}

/** Refuses a booking, locked, that no longer has the version that a request is for. */
export function refuseOtherVersion(
  { version }: Pick<Booking, 'version'>,
  expected: number | undefined,
): void {
  if (expected !== undefined && expected !== version)
    throw new Refusal('VERSION_CHANGED', { code: 'booking_version_changed', version }, { version })
}
