import { randomUUID } from 'node:crypto'
import type { AdminRegion, RegionInput, RouteStop } from '@chauffeur/contract/admin-routes'
import {
  checkNewRegion,
  checkRegionEdit,
  INCOMPLETE_ENDPOINT,
  type EndpointChange,
} from '@chauffeur/domain/region-rules'
import { isRouteName, type RouteEnd } from '@chauffeur/domain/regions'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { LockMode } from '@mikro-orm/core'
import {
  checkVersion,
  createRow,
  deleteRow,
  editRow,
  lockRow,
  type EditedRow,
  type VersionedKind,
} from '../../core/audit/versioned-row.ts'
import { aboutField, invalidBy, Refusal } from '../../core/refusal.ts'
import type { OfficeTransaction } from '../../core/transaction.ts'
import { isUuid } from '../../db/is-uuid.ts'
import type { EntityManager } from '../../db/orm.ts'
import { byName, Region } from '../common/region.entity.ts'
import { StopSuggestion } from '../stops/stop-suggestion.entity.ts'
import { stopKind } from '../stops/stops.ts'

const regionKind: VersionedKind<Region, AdminRegion, 'region'> = {
  subject: 'region',
  present: presentRegion,
  describe(region) {
    const { id, version: _, ...facts } = presentRegion(region)
    return { id, name: region.name, facts }
  },
  taken({ name }) {
    return aboutField('ALREADY_EXISTS', 'name', { code: 'region_name_taken', name })
  },
}

/** Every region of the office, by name. */
export async function listRegions(em: EntityManager): Promise<AdminRegion[]> {
  return (await em.find(Region, {})).toSorted(byName).map(presentRegion)
}

/** How many stops each route has. */
export async function countRouteStops(em: EntityManager): Promise<{ routeId: string; stopsCount: number }[]> {
  const regions = await em.find(Region, {})
  const counts: { region_id: string; stops: number }[] = await em.execute(
    `select region_id, count(*)::int as stops from stop_route group by region_id`,
  )
  return regions
    .toSorted(byName)
    .filter(({ name }) => isRouteName(name))
    .map(({ id }) => ({
      routeId: id,
      stopsCount: counts.find(({ region_id }) => region_id === id)?.stops ?? 0,
    }))
}

/** The stops of a route, by name. */
export async function listRouteStops(id: string, em: EntityManager): Promise<RouteStop[]> {
  const route = isUuid(id) ? await em.findOne(Region, { id }) : null
  if (!route || !isRouteName(route.name)) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'route' })
  const stops = await em.find(StopSuggestion, { routes: route.id }, { orderBy: { id: 'asc' } })
  return stops.toSorted(byName).map(({ id, name, imageUrl, hourlyPriceCents, isActive }) => ({
    id,
    name,
    imageUrl,
    hourlyPrice: hourlyPriceCents,
    isActive,
  }))
}

/** Makes a region; one whose name holds a hyphen is a route that stops can be put on. */
export async function createRegion(
  { isActive = true, ...fields }: RegionInput,
  tx: OfficeTransaction,
): Promise<AdminRegion> {
  const checked = checkNewRegion(fields)
  if (!checked.valid) throw invalidBy(checked)
  const { name, endpointA, endpointB } = checked.value
  const ends = { ...endpointColumns('A', endpointA), ...endpointColumns('B', endpointB) }
  const region = tx.em.create(Region, { id: randomUUID(), name, isActive, ...ends })
  return await createRow(regionKind, region, tx)
}

/**
 * Changes what is said of a region. A new name that is no route's takes it from its stops, like a deletion. Of an
 * endpoint that comes in part the old one stays, and `notice` says so.
 */
export async function changeRegion(
  { id, version, isActive, ...fields }: RegionInput & EditedRow,
  tx: OfficeTransaction,
): Promise<AdminRegion & { notice?: string }> {
  const region = await lockRow(Region, id, 'region', tx.em)
  const checked = checkRegionEdit({ ...fields, name: fields.name === undefined ? region.name : fields.name })
  const changed = await editRow(regionKind, region, version, edit, tx)
  const isIncomplete =
    checked.valid &&
    [checked.value.endpointA, checked.value.endpointB].some(({ kind }) => kind === 'incomplete')
  return {
    ...changed,
    ...(isIncomplete && { notice: englishSentence(INCOMPLETE_ENDPOINT) }),
  }

  async function edit() {
    if (!checked.valid) throw invalidBy(checked)
    const { name, endpointA, endpointB } = checked.value
    if (isRouteName(region.name) && !isRouteName(name)) await unlinkStops(region, tx)
    Object.assign(region, { name, isActive: isActive ?? region.isActive })
    Object.assign(region, columnsBy('A', endpointA), columnsBy('B', endpointB))
  }
}

/** Deletes a region and takes it from its stops; refused while one of them has no other route. */
export async function deleteRegion({ id, version }: EditedRow, tx: OfficeTransaction): Promise<void> {
  const region = await lockRow(Region, id, 'region', tx.em)
  await checkVersion(regionKind, region, version, tx)
  await unlinkStops(region, tx)
  await deleteRow(regionKind, region, undefined, tx)
}

/**
 * Takes a route, which the transaction has locked, from its stops, which are changed by that. Refused while one of them
 * has no other route: the stops are locked, so that of two routes that go at once the second one sees what the first
 * has left.
 */
async function unlinkStops(route: Region, tx: OfficeTransaction): Promise<void> {
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
  if (stranded.length > 0)
    throw new Refusal(
      'ROUTE_IN_USE',
      { code: 'route_in_use', route: route.name, stops: stranded.map(({ name }) => name) },
      { stops: stranded.map(({ id, name }) => ({ id, name })) },
    )
  for (const stop of stops) await editRow(stopKind, stop, undefined, () => stop.routes.remove(route), tx)
}

function columnsBy(end: 'A' | 'B', change: EndpointChange) {
  if (change.kind === 'set') return endpointColumns(end, change.endpoint)
  return change.kind === 'clear' ? endpointColumns(end, null) : {}
}

/** The columns of an endpoint; null clears it. */
function endpointColumns(end: 'A' | 'B', endpoint: RouteEnd | null | undefined) {
  const lat = endpoint?.point.lat ?? null
  const lng = endpoint?.point.lon ?? null
  const radiusKm = endpoint?.radiusKm ?? null
  return end === 'A'
    ? { endpointALat: lat, endpointALng: lng, endpointARadiusKm: radiusKm }
    : { endpointBLat: lat, endpointBLng: lng, endpointBRadiusKm: radiusKm }
}

function presentRegion(region: Region): AdminRegion {
  return {
    id: region.id,
    name: region.name,
    isActive: region.isActive,
    endpointALat: region.endpointALat ?? null,
    endpointALng: region.endpointALng ?? null,
    endpointARadiusKm: region.endpointARadiusKm ?? null,
    endpointBLat: region.endpointBLat ?? null,
    endpointBLng: region.endpointBLng ?? null,
    endpointBRadiusKm: region.endpointBRadiusKm ?? null,
    version: region.version,
  }
}
