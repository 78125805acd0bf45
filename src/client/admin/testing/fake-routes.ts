import { endpoints } from '@chauffeur/contract/endpoints'
import type { AdminRegion, AdminStop, StopInput } from '@chauffeur/contract/admin-routes'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { aStop } from './a-stop.ts'
import { Refused, t, type FakeProcedures, sent } from './fake-procedures.ts'

interface Memory {
  stops: AdminStop[]
  regions: AdminRegion[]
}

function find<Row extends { readonly id: string }>(rows: readonly Row[], id: string, what: string): Row {
  const found = rows.find((row) => row.id === id)
  if (!found) throw new Refused('NOT_FOUND', `There is no such ${what}.`, { code: 'NOT_FOUND' })
  return found
}

function changed({ name, latitude, longitude }: StopInput): Partial<AdminStop> {
  return { name: name ?? '', latitude: Number(latitude), longitude: Number(longitude) }
}

/** The server's calls about stops. */
export function stopCalls(server: Memory, { closed }: FakeProcedures) {
  return t.router({
    listAll: closed.output(sent(endpoints.listStops)).query(() => server.stops),
    create: closed
      .input(endpoints.createStop.input)
      .output(sent(endpoints.createStop))
      .mutation(({ input }) => {
        const stop = { ...aStop({ id: 'new' }), ...changed(input) }
        server.stops = [...server.stops, stop]
        return stop
      }),
    change: closed
      .input(endpoints.changeStop.input)
      .output(sent(endpoints.changeStop))
      .mutation(({ input }) => {
        const old = find(server.stops, input.id, 'stop')
        const stop = { ...old, ...changed(input), version: old.version + 1 }
        server.stops = server.stops.map((one) => (one === old ? stop : one))
        return stop
      }),
    routesOf: closed
      .input(endpoints.listStopRoutes.input)
      .output(sent(endpoints.listStopRoutes))
      .query(({ input }) => find(server.stops, input.id, 'stop').routes),
  })
}

/** The server's calls about meeting points: the office has set none, and we know no airport. */
export function meetingPointCalls({ closed }: FakeProcedures) {
  return t.router({
    list: closed.output(sent(endpoints.listMeetingPoints)).query(() => ({ points: [], airports: [] })),
  })
}

/** The server's calls about regions. */
export function regionCalls(server: Memory, { closed }: FakeProcedures) {
  const stopsOf = (id: string) => server.stops.filter(({ routeIds }) => routeIds.includes(id))
  return t.router({
    listAll: closed.output(sent(endpoints.listOfficeRegions)).query(() => server.regions),
    change: closed
      .input(endpoints.changeRegion.input)
      .output(sent(endpoints.changeRegion))
      .mutation(({ input: { id, name } }) => {
        const old = find(server.regions, id, 'region')
        const region = { ...old, name: name ?? old.name }
        if (server.regions.some((other) => other !== old && other.name === region.name)) {
          const message = englishSentence({ code: 'region_name_taken', name: region.name })
          const details = [{ field: 'name', message }]
          throw new Refused('CONFLICT', message, { code: 'ALREADY_EXISTS', details })
        }
        return region
      }),
    delete: closed
      .input(endpoints.deleteRegion.input)
      .output(sent(endpoints.deleteRegion))
      .mutation(({ input: { id } }) => {
        const stops = stopsOf(id).map(({ name }) => name)
        const reason = {
          code: 'route_in_use',
          route: find(server.regions, id, 'region').name,
          stops,
        } as const
        if (stops.length > 0) throw new Refused('CONFLICT', englishSentence(reason), { code: 'ROUTE_IN_USE' })
        return { success: true } as const
      }),
    stopCounts: closed
      .output(sent(endpoints.countRouteStops))
      .query(() => server.regions.map(({ id }) => ({ routeId: id, stopsCount: stopsOf(id).length }))),
    stopsOf: closed
      .input(endpoints.listRouteStops.input)
      .output(sent(endpoints.listRouteStops))
      .query(({ input }) => stopsOf(input.id)),
  })
}
