import { LockMode } from '@mikro-orm/core'
import { isUuid } from '../../db/is-uuid.ts'
import type { EntityManager } from '../../db/orm.ts'
import { Refusal } from '../../core/refusal.ts'
import { StopSuggestion } from './stop-suggestion.entity.ts'

/** A stop with its routes. */
export async function findStop(id: string, em: EntityManager): Promise<StopSuggestion> {
  const stop = isUuid(id) ? await em.findOne(StopSuggestion, { id }, { populate: ['routes'] }) : null
  if (!stop) throw unknown()
  return stop
}

/** The same, locked until the transaction ends. Regions are locked before stops. */
export async function lockStop(id: string, em: EntityManager): Promise<StopSuggestion> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
  const stop = isUuid(id) ? await em.findOne(StopSuggestion, { id }, lock) : null
  if (!stop) throw unknown()
  await stop.routes.init()
  return stop
}

function unknown(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such stop.')
}
