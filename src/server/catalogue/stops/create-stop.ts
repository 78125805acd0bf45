import { randomUUID } from 'node:crypto'
import type { AdminStop, StopInput } from '@chauffeur/contract/admin-stops'
import { checkNewStop } from '@chauffeur/domain/stop-rules'
import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import { invalidBy } from '../../core/refusal.ts'
import { lockRegions, routesAmong } from '../common/lock-regions.ts'
import type { Transaction } from '../../core/transaction.ts'
import { presentStop, stopFacts } from './present-stop.ts'
import { StopSuggestion } from './stop-suggestion.entity.ts'

/** Puts a new stop on offer on its routes. */
export async function createStop(
  { isActive = true, ...fields }: StopInput,
  admin: string,
  tx: Transaction,
): Promise<AdminStop> {
  const { em } = tx
  const checked = checkNewStop(fields)
  if (!checked.valid) throw invalidBy(checked)
  const { name, imageUrl, hourlyPrice, point, routeIds } = checked.value
  const routes = routesAmong(await lockRegions(routeIds, em), routeIds)
  const stop = em.create(StopSuggestion, {
    id: randomUUID(),
    name,
    imageUrl,
    hourlyPriceCents: hourlyPrice,
    latitude: point.lat,
    longitude: point.lon,
    isActive,
    routes,
  })
  await em.persist(stop).flush()
  const created = presentStop(stop)
  await record(tx, 'stop.created', {
    admin,
    id: stop.id,
    name,
    details: changesBetween(null, stopFacts(created)),
  })
  return created
}
