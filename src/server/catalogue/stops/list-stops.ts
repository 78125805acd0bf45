import type { AdminStop } from '@chauffeur/contract/admin-stops'
import type { EntityManager } from '../../db/orm.ts'
import { byName } from '../common/by-name.ts'
import { presentStop } from './present-stop.ts'
import { StopSuggestion } from './stop-suggestion.entity.ts'

/** Every stop of the office, by name. */
export async function listStops(em: EntityManager): Promise<AdminStop[]> {
  const stops = await em.find(StopSuggestion, {}, { populate: ['routes'], orderBy: { id: 'asc' } })
  return stops.toSorted(byName).map(presentStop)
}
