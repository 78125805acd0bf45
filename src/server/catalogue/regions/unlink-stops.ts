import { routeInUse } from '@chauffeur/domain/route-in-use'
import { LockMode } from '@mikro-orm/core'
import { Refusal } from '../../core/refusal.ts'
import type { Transaction } from '../../core/transaction.ts'
import { presentStop } from '../stops/present-stop.ts'
import { recordStopChange } from '../stops/record-stop-change.ts'
import { StopSuggestion } from '../stops/stop-suggestion.entity.ts'
import { byName } from '../common/by-name.ts'
import type { Region } from '../common/region.entity.ts'

/**
 * Takes a route, which the transaction has locked, from its stops, which are changed by that. Refused while one of them has no other route: the
 * stops are locked, so that of two routes that go at once the second one sees what the first has left.
 */
export async function unlinkStops(route: Region, admin: string, tx: Transaction): Promise<void> {
  const { em } = tx
  const linked = await em.find(StopSuggestion, { routes: route.id }, { fields: ['id'] })
  if (linked.length === 0) return
  const stops = await em.find(
    StopSuggestion,
    { id: { $in: linked.map(({ id }) => id) } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  await em.populate(stops, ['routes'], { refresh: true })
  const stranded = stops
    .filter(({ routes }) => routes.getIdentifiers().every((id) => id === route.id))
    .toSorted(byName)
  const refusal = routeInUse(
    route.name,
    stranded.map(({ name }) => name),
  )
  if (refusal)
    throw new Refusal('ROUTE_IN_USE', refusal, { stops: stranded.map(({ id, name }) => ({ id, name })) })
  for (const stop of stops) {
    const before = presentStop(stop)
    stop.routes.remove(route)
    await recordStopChange({ stop, before, admin }, tx)
  }
}
