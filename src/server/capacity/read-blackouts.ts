import type { Blackout as BlackoutAnswer } from '@chauffeur/contract/capacity'
import { BASE_ZONES, type Base } from '@chauffeur/domain/cars'
import { wallTimeIn, type Zone } from '@chauffeur/domain/time'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { DatabaseAccess } from '../core/transaction.ts'
import { Blackout } from './blackout.entity.ts'

/** Those that are not over, by their beginning. */
export async function listBlackouts({ em, clock }: DatabaseAccess): Promise<BlackoutAnswer[]> {
  const blackouts = await em.find(
    Blackout,
    { endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  )
  return blackouts.map(presentBlackout)
}

/** By the clock of its base; by Lisbon's where it is for all. */
export function presentBlackout(blackout: Blackout): BlackoutAnswer {
  const zone = zoneOfBlackout(blackout.base ?? null)
  const start = wallTimeIn(zone, blackout.startsAt)
  const end = wallTimeIn(zone, blackout.endsAt)
  return {
    id: blackout.id,
    startDate: start.date,
    startTime: start.time,
    endDate: end.date,
    endTime: end.time,
    vehicleId: blackout.vehicleId ?? null,
    base: blackout.base ?? null,
    sentence: blackout.sentence,
  }
}

export function zoneOfBlackout(base: Base | null): Zone {
  return base === null ? 'Europe/Lisbon' : BASE_ZONES[base]
}

/** What the audit trail keeps of it. */
export function factsOfBlackout(blackout: Blackout) {
  const { id: _, ...facts } = presentBlackout(blackout)
  return facts
}

/** "All classes, Algarve" */
export function nameOfBlackout({ vehicleId, base }: Pick<Blackout, 'vehicleId' | 'base'>): string {
  const classes = vehicleId == null ? 'All classes' : (vehicleById(vehicleId)?.name ?? '')
  return base == null ? classes : `${classes}, ${base}`
}
