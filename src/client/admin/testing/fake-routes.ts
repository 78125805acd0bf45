import { endpoints } from '@chauffeur/contract/endpoints'
import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { checkRegionEdit, INCOMPLETE_ENDPOINT } from '@chauffeur/domain/region-rules'
import { regionNameTaken, routeInUse } from '@chauffeur/domain/route-in-use'
import { isRouteName } from '@chauffeur/domain/regions'
import { aRegion, aStop } from './a-stop.ts'
import { Refused, t, type FakeProcedures } from './fake-calls.ts'

interface Memory {
  stops: AdminStop[]
  regions: AdminRegion[]
  /** Awaited before a change is answered. */
  hold: Promise<void>
}

const nobody = (what: string) => new Refused('NOT_FOUND', `There is no such ${what}.`, { code: 'NOT_FOUND' })

function find<Row extends { readonly id: string }>(rows: readonly Row[], id: string, what: string): Row {
  const found = rows.find((row) => row.id === id)
  if (!found) throw nobody(what)
  return found
}

/** The office's calls about stops. The rules are the server's; what is stored here is what was asked for. */
export function stopCalls(office: Memory, { closed }: FakeProcedures) {
  const routesOf = (ids: readonly string[]) =>
    ids.map((id) => {
      const { name, isActive } = find(office.regions, id, 'route')
      return { id, name, isActive }
    })
  return t.router({
    listAll: closed.output(endpoints.listStops.output).query(() => office.stops),
    create: closed
      .input(endpoints.createStop.input)
      .output(endpoints.createStop.output)
      .mutation(async ({ input }) => {
        await office.hold
        const stop = aStop({
          id: `new-stop-${office.stops.length}`,
          name: input.name ?? '',
          imageUrl: input.imageUrl ?? '',
          hourlyPrice: Number(input.hourlyPrice),
          latitude: Number(input.latitude),
          longitude: Number(input.longitude),
          isActive: input.isActive ?? true,
          routes: routesOf(input.routeIds ?? []),
        })
        office.stops = [...office.stops, stop]
        return stop
      }),
    change: closed
      .input(endpoints.changeStop.input)
      .output(endpoints.changeStop.output)
      .mutation(async ({ input }) => {
        await office.hold
        const old = find(office.stops, input.id, 'stop')
        const stop = aStop({
          ...old,
          imageUrl: input.imageUrl ?? old.imageUrl,
          hourlyPrice: Number(input.hourlyPrice ?? old.hourlyPrice),
          isActive: input.isActive ?? old.isActive,
          routes: input.routeIds ? routesOf(input.routeIds) : old.routes,
        })
        office.stops = office.stops.map((other) => (other === old ? stop : other))
        return stop
      }),
    delete: closed
      .input(endpoints.deleteStop.input)
      .output(endpoints.deleteStop.output)
      .mutation(async ({ input }) => {
        await office.hold
        const old = find(office.stops, input.id, 'stop')
        office.stops = office.stops.filter((stop) => stop !== old)
        return { success: true } as const
      }),
    routesOf: closed
      .input(endpoints.listStopRoutes.input)
      .output(endpoints.listStopRoutes.output)
      .query(({ input }) => find(office.stops, input.id, 'stop').routes),
  })
}

/** The office's calls about regions. */
export function regionCalls(office: Memory, { closed }: FakeProcedures) {
  const stopsOf = (id: string) => office.stops.filter(({ routeIds }) => routeIds.includes(id))
  const refuseTaken = (name: string, id?: string) => {
    if (!office.regions.some((region) => region.name === name && region.id !== id)) return
    const message = regionNameTaken(name)
    throw new Refused('CONFLICT', message, { code: 'ALREADY_EXISTS', details: [{ field: 'name', message }] })
  }
  return t.router({
    listAll: closed.output(endpoints.listOfficeRegions.output).query(() => office.regions),
    create: closed
      .input(endpoints.createRegion.input)
      .output(endpoints.createRegion.output)
      .mutation(async ({ input }) => {
        await office.hold
        const name = input.name ?? ''
        refuseTaken(name)
        const region = changed(
          aRegion({ id: `new-region-${office.regions.length}`, name, isActive: input.isActive ?? true }),
          input,
        )
        office.regions = [...office.regions, region]
        return region
      }),
    change: closed
      .input(endpoints.changeRegion.input)
      .output(endpoints.changeRegion.output)
      .mutation(async ({ input }) => {
        await office.hold
        const old = find(office.regions, input.id, 'region')
        const name = input.name ?? old.name
        refuseTaken(name, old.id)
        const region = changed({ ...old, name, isActive: input.isActive ?? old.isActive }, input)
        office.regions = office.regions.map((other) => (other === old ? region : other))
        const check = checkRegionEdit({ ...input, name })
        const isPart =
          check.valid &&
          [check.value.endpointA, check.value.endpointB].some(({ kind }) => kind === 'incomplete')
        return isPart ? { ...region, notice: INCOMPLETE_ENDPOINT } : region
      }),
    delete: closed
      .input(endpoints.deleteRegion.input)
      .output(endpoints.deleteRegion.output)
      .mutation(async ({ input }) => {
        await office.hold
        const old = find(office.regions, input.id, 'region')
        const alone = stopsOf(old.id).filter(({ routeIds }) => routeIds.length === 1)
        const refusal = routeInUse(
          old.name,
          alone.map(({ name }) => name),
        )
        if (refusal) throw new Refused('CONFLICT', refusal, { code: 'ROUTE_IN_USE' })
        office.regions = office.regions.filter((region) => region !== old)
        return { success: true } as const
      }),
    stopCounts: closed
      .output(endpoints.countRouteStops.output)
      .query(() =>
        office.regions
          .filter(({ name }) => isRouteName(name))
          .map(({ id }) => ({ routeId: id, stopsCount: stopsOf(id).length })),
      ),
    stopsOf: closed
      .input(endpoints.listRouteStops.input)
      .output(endpoints.listRouteStops.output)
      .query(({ input }) =>
        stopsOf(find(office.regions, input.id, 'route').id).map(
          ({ id, name, imageUrl, hourlyPrice, isActive }) => ({ id, name, imageUrl, hourlyPrice, isActive }),
        ),
      ),
  })
}

type Typed = string | number | null | undefined
type Given = Readonly<Partial<Record<keyof AdminRegion, Typed | boolean>>>

/** The endpoints that came whole, or as three nulls. */
function changed(region: AdminRegion, given: Given): AdminRegion {
  const next = { ...region }
  for (const end of ['A', 'B'] as const) {
    const keys = [`endpoint${end}Lat`, `endpoint${end}Lng`, `endpoint${end}RadiusKm`] as const
    const values = keys.map((key) => given[key])
    if (values.some((value) => value === undefined || value === '')) continue
    for (const [index, key] of keys.entries())
      next[key] = values[index] === null ? null : Number(values[index])
  }
  return next
}
