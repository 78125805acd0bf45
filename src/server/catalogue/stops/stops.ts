import { randomUUID } from 'node:crypto'
import { adminStop, type AdminStop, type StopInput } from '@chauffeur/contract/admin-routes'
import { isRouteName } from '@chauffeur/domain/regions'
import { checkNewStop, checkStopEdit, type StopValues } from '@chauffeur/domain/stop-rules'
import { LockMode } from '@mikro-orm/core'
import { z } from 'zod'
import {
  createRow,
  deleteRow,
  editRow,
  lockRow,
  type EditedRow,
  type VersionedKind,
} from '../../core/audit/versioned-row.ts'
import { invalid, invalidBy, Refusal } from '../../core/refusal.ts'
import type { OfficeTransaction } from '../../core/transaction.ts'
import { isUuid } from '../../db/is-uuid.ts'
import type { EntityManager } from '../../db/orm.ts'
import { byName, Region } from '../common/region.entity.ts'
import { StopSuggestion } from './stop-suggestion.entity.ts'

/** Stops whose routes have been read. */
export const stopKind: VersionedKind<StopSuggestion, AdminStop, 'stop'> = {
  subject: 'stop',
  present: presentStop,
  current: encodeStop,
  describe(stop) {
    const { id, name, imageUrl, hourlyPrice, latitude, longitude, isActive, ...shown } = encodeStop(stop)
    const routes = shown.routes.map((route) => route.name)
    return { id, name, facts: { name, imageUrl, hourlyPrice, latitude, longitude, isActive, routes } }
  },
}

/** Every stop of the office, by name. */
export async function listStops(em: EntityManager): Promise<AdminStop[]> {
  const stops = await em.find(StopSuggestion, {}, { populate: ['routes'], orderBy: { id: 'asc' } })
  return stops.toSorted(byName).map(presentStop)
}

/** The routes of a stop, by name. */
export async function listStopRoutes(id: string, em: EntityManager): Promise<AdminStop['routes']> {
  const stop = isUuid(id) ? await em.findOne(StopSuggestion, { id }, { populate: ['routes'] }) : null
  if (!stop) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'stop' })
  return presentRoutes(stop)
}

/** Puts a new stop on offer on its routes. */
export async function createStop(
  { isActive = true, ...fields }: StopInput,
  tx: OfficeTransaction,
): Promise<AdminStop> {
  const checked = checkNewStop(fields)
  if (!checked.valid) throw invalidBy(checked)
  const { routeIds } = checked.value
  const routes = routesAmong(await lockRegions(routeIds, tx.em), routeIds)
  const values = { id: randomUUID(), ...columnsOf(checked.value), isActive, routes }
  return await createRow(stopKind, tx.em.create(StopSuggestion, values), tx)
}

/** Changes what is said of a stop; what is not said stays. A route that it has may have been switched off since. */
export async function changeStop(
  { id, version, isActive, ...fields }: StopInput & EditedRow,
  tx: OfficeTransaction,
): Promise<AdminStop> {
  const regions = fields.routeIds && (await lockRegions(fields.routeIds, tx.em))
  const stop = await lockStop(id, tx.em)
  return await editRow(stopKind, stop, version, edit, tx)

  function edit() {
    const before = encodeStop(stop)
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const checked = checkStopEdit({ ...before, ...given })
    if (!checked.valid) throw invalidBy(checked)
    Object.assign(stop, columnsOf(checked.value), { isActive: isActive ?? stop.isActive })
    if (regions) stop.routes.set(routesAmong(regions, checked.value.routeIds, before.routeIds))
  }
}

/** Takes a stop away. Bookings carry their stops themselves and keep them. */
export async function deleteStop({ id, version }: EditedRow, tx: OfficeTransaction): Promise<void> {
  await deleteRow(stopKind, await lockStop(id, tx.em), version, tx)
}

// Everybody locks regions before stops, and rows of a kind by their ids, so that nobody waits in a circle.

/** Those of these regions that there are; none of them can be deleted or renamed until the transaction ends. */
function lockRegions(ids: readonly string[], em: EntityManager): Promise<Region[]> {
  const lock = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ } as const
  return em.find(Region, { id: { $in: ids.filter(isUuid) } }, lock)
}

async function lockStop(id: string, em: EntityManager): Promise<StopSuggestion> {
  const stop = await lockRow(StopSuggestion, id, 'stop', em)
  await stop.routes.init()
  return stop
}

/**
 * The routes of these ids that a stop is to be put on. Refuses an id that is none of an active route; `had` are those
 * that the stop has already, which it may keep.
 */
function routesAmong(
  regions: readonly Region[],
  ids: readonly string[],
  had: readonly string[] = [],
): Region[] {
  return ids.map((id) => {
    const region = regions.find((region) => region.id === id.toLowerCase())
    if (!region) throw invalid('routeIds', { code: 'route_gone' })
    if (!isRouteName(region.name)) throw invalid('routeIds', { code: 'not_a_route', name: region.name })
    if (!region.isActive && !had.includes(region.id))
      throw invalid('routeIds', { code: 'route_inactive', name: region.name })
    return region
  })
}

function columnsOf({ name, imageUrl, hourlyPrice, point }: StopValues) {
  return { name, imageUrl, hourlyPriceCents: hourlyPrice, latitude: point.lat, longitude: point.lon }
}

function presentStop(stop: StopSuggestion): AdminStop {
  const { id, name, imageUrl, latitude, longitude, isActive, version } = stop
  const routes = presentRoutes(stop)
  const [first] = routes
  return {
    id,
    name,
    imageUrl,
    hourlyPrice: stop.hourlyPriceCents,
    latitude,
    longitude,
    isActive,
    regionId: first?.id ?? null,
    region: first ? { id: first.id, name: first.name } : null,
    routes,
    routeIds: routes.map((route) => route.id),
    version,
  }
}

/** As it is sent; the audit trail has it so, too. */
function encodeStop(stop: StopSuggestion) {
  return z.encode(adminStop, presentStop(stop))
}

function presentRoutes({ routes }: StopSuggestion): AdminStop['routes'] {
  const sorted = routes.getItems().toSorted(byName)
  return sorted.map(({ id, name, isActive }) => ({ id, name, isActive }))
}
