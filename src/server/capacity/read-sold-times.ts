import { BASES, nearestBase } from '@chauffeur/domain/cars'
import type { DatabaseAccess } from '../core/transaction.ts'
import { Blackout } from './blackout.entity.ts'
import { settingsOf, type Settings } from './read-settings.ts'
import type { TripToDrive } from './trip-to-drive.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Beside the time that is asked for, the nearest others are looked at. */
const SEARCHED_HOURS = 4
/** An earliest time is one that can be chosen. */
const STEP_MS = 5 * MINUTE_MS

/** Why a pick-up at a time is not sold, whatever cars are free. */
export type ClosedTime =
  | { readonly kind: 'no-service'; readonly sentence: string; readonly until: Date }
  | { readonly kind: 'short-notice'; readonly earliest: Date }

/** Tells of the times around a trip whether its pick-up may be sold then. */
export async function readSoldTimes(
  trip: TripToDrive,
  settings: Settings,
  { em, clock }: DatabaseAccess,
): Promise<(at: Date) => ClosedTime | undefined> {
  const { leadMinutes } = settingsOf(trip.vehicleId, settings)
  const base = nearestBase(trip.pickup, BASES) ?? null
  const reach = SEARCHED_HOURS * HOUR_MS
  const blackouts = await em.find(
    Blackout,
    {
      endsAt: { $gt: new Date(trip.pickupAt.getTime() - reach) },
      startsAt: { $lte: new Date(trip.pickupAt.getTime() + reach) },
      $and: [
        { $or: [{ vehicleId: null }, { vehicleId: trip.vehicleId }] },
        { $or: [{ base: null }, { base }] },
      ],
    },
    { orderBy: { startsAt: 'asc', id: 'asc' }, disableIdentityMap: true },
  )
  const now = clock().getTime()
  return (at) => {
    const blackout = blackouts.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
    if (blackout) return { kind: 'no-service', sentence: blackout.sentence, until: blackout.endsAt }
    const soonest = now + leadMinutes * MINUTE_MS
    if (leadMinutes === 0 || at.getTime() >= soonest) return undefined
    return { kind: 'short-notice', earliest: new Date(Math.ceil(soonest / STEP_MS) * STEP_MS) }
  }
}
