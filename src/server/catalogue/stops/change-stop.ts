import type { AdminStop, StopInput } from '@chauffeur/contract/admin-stops'
import { checkStopEdit, type StopFields } from '@chauffeur/domain/stop-rules'
import { invalidBy } from '../../core/refusal.ts'
import { lockRegions, routesAmong } from '../common/lock-regions.ts'
import { checkVersion } from '../../core/audit/check-version.ts'
import type { Transaction } from '../../core/transaction.ts'
import { lockStop } from './find-stop.ts'
import { presentStop } from './present-stop.ts'
import { recordStopChange } from './record-stop-change.ts'

/** Changes what is said of a stop; what is not said stays. A route that it has may have been switched off since. */
export async function changeStop(
  {
    id,
    version,
    isActive,
    ...fields
  }: StopInput & { readonly id: string; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<AdminStop> {
  const { em } = tx
  const regions = fields.routeIds ? await lockRegions(fields.routeIds, em) : undefined
  const stop = await lockStop(id, em)
  const before = presentStop(stop)
  await checkVersion('stop', before, version, em)
  const checked = checkStopEdit(laidOver(before, fields))
  if (!checked.valid) throw invalidBy(checked)
  const { name, imageUrl, hourlyPrice, point, routeIds } = checked.value
  Object.assign(stop, { name, imageUrl, hourlyPriceCents: hourlyPrice })
  Object.assign(stop, { latitude: point.lat, longitude: point.lon, isActive: isActive ?? stop.isActive })
  if (regions) stop.routes.set(routesAmong(regions, routeIds, before.routeIds))
  await recordStopChange({ stop, before, admin }, tx)
  return presentStop(stop)
}

function laidOver(stop: AdminStop, given: StopFields): StopFields {
  return {
    name: given.name === undefined ? stop.name : given.name,
    imageUrl: given.imageUrl === undefined ? stop.imageUrl : given.imageUrl,
    hourlyPrice: given.hourlyPrice === undefined ? stop.hourlyPrice : given.hourlyPrice,
    latitude: given.latitude === undefined ? stop.latitude : given.latitude,
    longitude: given.longitude === undefined ? stop.longitude : given.longitude,
    routeIds: given.routeIds === undefined ? stop.routeIds : given.routeIds,
  }
}
