import { FREE_WAITING_MINUTES } from './booking-acts.ts'

/** What a chauffeur waits without being paid for it: at an airport, and elsewhere. */
const INCLUDED_WAIT = { airport: FREE_WAITING_MINUTES, elsewhere: 15 } as const
const CONTACT_ATTEMPTS = 2
const BETWEEN_ATTEMPTS_MINUTES = 10
const MINUTE_MS = 60_000

export interface Wait {
  readonly pickupAt: Date
  readonly isAtAirport: boolean
  /** When the flight has landed, where that is known. */
  readonly landedAt?: Date | null
}

export interface NoShowClaim extends Wait {
  /** When the driver tried to reach the guest. */
  readonly contactAttempts: readonly Date[]
  readonly photos: number
  /** In place of a photo, where there is no camera. */
  readonly note: string | null
}

export function includedWait({ isAtAirport }: Pick<Wait, 'isAtAirport'>): number {
  return isAtAirport ? INCLUDED_WAIT.airport : INCLUDED_WAIT.elsewhere
}

/** The included time counts from the pick-up time, or from a later landing. */
export function waitsFrom({ pickupAt, landedAt }: Wait): Date {
  return landedAt && landedAt > pickupAt ? landedAt : pickupAt
}

/** When the included waiting time is over. */
export function waitsUntil(wait: Wait): Date {
  return new Date(waitsFrom(wait).getTime() + includedWait(wait) * MINUTE_MS)
}

/** Minutes since the waiting began, none before. */
export function waitedMinutes(wait: Wait, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - waitsFrom(wait).getTime()) / MINUTE_MS))
}

/** What a driver still has to do before saying that the guest did not come. */
export interface NoShowNeeds {
  /** So many minutes of the included wait are left. */
  readonly minutes: number
  readonly isToBeCalled: boolean
  /** A photo, or a note in its place. */
  readonly isToBeProved: boolean
}

export function noShowNeeds(claim: NoShowClaim, now: Date): NoShowNeeds {
  return {
    minutes: Math.max(0, Math.ceil((waitsUntil(claim).getTime() - now.getTime()) / MINUTE_MS)),
    isToBeCalled: !isTriedTwice(claim.contactAttempts),
    isToBeProved: claim.photos === 0 && !claim.note,
  }
}

/** The same in sentences; none when all is done. */
export function noShowMissing(claim: NoShowClaim, now: Date): string[] {
  const { minutes, isToBeCalled, isToBeProved } = noShowNeeds(claim, now)
  const missing: string[] = []
  if (minutes > 0)
    missing.push(
      `Please wait ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}: ${includedWait(claim)} are included.`,
    )
  if (isToBeCalled)
    missing.push(
      `Please try to reach the guest ${CONTACT_ATTEMPTS} times, at least ${BETWEEN_ATTEMPTS_MINUTES} minutes apart.`,
    )
  if (isToBeProved)
    missing.push('Please take a photo of the meeting point, or write a note where there is no camera.')
  return missing
}

function isTriedTwice(attempts: readonly Date[]): boolean {
  const times = attempts.map((at) => at.getTime())
  return Math.max(...times) - Math.min(...times) >= BETWEEN_ATTEMPTS_MINUTES * MINUTE_MS
}
