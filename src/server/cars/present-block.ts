import type { Block as BlockAnswer } from '@chauffeur/contract/cars'
import { wallTimeIn, type Zone } from '@chauffeur/domain/time'
import type { Block } from './block.entity.ts'

/** A block by the clock of whom it is of. */
export function presentBlock({ id, startsAt, endsAt, reason, note }: Block, zone: Zone): BlockAnswer {
  const start = wallTimeIn(zone, startsAt)
  const end = wallTimeIn(zone, endsAt)
  return {
    id,
    startDate: start.date,
    startTime: start.time,
    endDate: end.date,
    endTime: end.time,
    reason,
    note: note ?? null,
  }
}
