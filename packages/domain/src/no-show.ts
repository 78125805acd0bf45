import { MINUTE_MS } from './duration.ts'
import { FREE_WAITING } from './limits.ts'
import { meetingTime, type Meeting } from './meeting-time.ts'

const CONTACT_ATTEMPTS = 2
const BETWEEN_ATTEMPTS_MINUTES = 10

export interface Wait extends Meeting {
  /** When the driver came to the pick-up; null while nobody has said so. */
  readonly arrivedAt: Date | null
  readonly includedMinutes: number
}

export interface NoShowClaim extends Wait {
  /** When the driver tried to reach the guest. */
  readonly contactAttempts: readonly Date[]
  readonly photos: number
  /** In place of a photo, where there is no camera. */
  readonly note: string | null
}

export function includedWait({ isAtAirport }: { readonly isAtAirport: boolean }): number {
  return isAtAirport ? FREE_WAITING.airport : FREE_WAITING.elsewhere
}

/**
 * When the waiting began: at the latest of the time at which the guest was to be met, the driver's arrival and a known
 * landing. Null while the driver is not there.
 */
function waitsFrom({ arrivedAt, ...meeting }: Wait): Date | null {
  if (!arrivedAt) return null
  return new Date(Math.max(meetingTime(meeting).getTime(), arrivedAt.getTime()))
}

/** When the included waiting time is over; null while it has not begun. */
export function waitsUntil(wait: Wait): Date | null {
  const from = waitsFrom(wait)
  return from && new Date(from.getTime() + wait.includedMinutes * MINUTE_MS)
}

/** Minutes since the waiting began, none before. */
export function waitedMinutes(wait: Wait, now: Date): number {
  const from = waitsFrom(wait)
  return from ? Math.max(0, Math.floor((now.getTime() - from.getTime()) / MINUTE_MS)) : 0
}

export function isWaitOver(wait: Wait, now: Date): boolean {
  const until = waitsUntil(wait)
  return until !== null && until <= now
}

/** The steps that a driver still lacks before saying that the guest did not come. */
interface NoShowNeeds {
  readonly isToArrive: boolean
  /** The minutes of the included wait that are left. */
  readonly minutes: number
  readonly isToBeCalled: boolean
  /** A photo, or a note in its place. */
  readonly isToBeProved: boolean
}

export function noShowNeeds(claim: NoShowClaim, now: Date): NoShowNeeds {
  const until = waitsUntil(claim)
  return {
    isToArrive: claim.arrivedAt === null,
    minutes: until
      ? Math.max(0, Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS))
      : claim.includedMinutes,
    isToBeCalled: !isTriedTwice(claim.contactAttempts),
    isToBeProved: claim.photos === 0 && !claim.note,
  }
}

/**
 * The steps that are still missing before a no-show counts, as reasons in the order in which they are taken; empty when
 * none is.
 */
export function noShowMissing(claim: NoShowClaim, now: Date) {
  const { isToArrive, minutes, isToBeCalled, isToBeProved } = noShowNeeds(claim, now)
  return [
    ...(isToArrive ? [{ code: 'arrival_missing' } as const] : []),
    ...(!isToArrive && minutes > 0
      ? [{ code: 'wait_not_over', minutes, included: claim.includedMinutes } as const]
      : []),
    ...(isToBeCalled
      ? [{ code: 'calls_missing', times: CONTACT_ATTEMPTS, apart: BETWEEN_ATTEMPTS_MINUTES } as const]
      : []),
    ...(isToBeProved ? [{ code: 'photo_missing' } as const] : []),
  ]
}

function isTriedTwice(attempts: readonly Date[]): boolean {
  const times = attempts.map((at) => at.getTime())
  return Math.max(...times) - Math.min(...times) >= BETWEEN_ATTEMPTS_MINUTES * MINUTE_MS
}
