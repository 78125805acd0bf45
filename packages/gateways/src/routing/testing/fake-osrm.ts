import {
  type RecordedRequest,
  type FakeResponse,
  type FakeService,
  startFakeService,
} from '../../http/testing/fake-service.ts'

/**
 * Speaks OSRM's route, table and nearest services: a metre per 0.00001 degree, a second per ten metres, in a line with one corner
 * between two points. It knows no road on the southern half of the earth, and none near a longitude of 0.
 */
export function startFakeOsrm(): Promise<FakeService> {
  return startFakeService((request) => {
    if (request.url.pathname.startsWith('/table/')) return table(request)
    return request.url.pathname.startsWith('/nearest/') ? nearest(request) : route(request)
  })
}

/** There is a road 180 m from every point north of the equator. */
function nearest({ url }: RecordedRequest): FakeResponse {
  const [, pair = ''] = /^\/nearest\/v1\/driving\/([^/]+)$/.exec(url.pathname) ?? []
  const [lon = NaN, lat = NaN] = pair.split(',').map(Number)
  if (Number.isNaN(lat + lon)) return { status: 400, json: { code: 'InvalidUrl' } }
  if (lat < 0)
    return { status: 400, json: { code: 'NoSegment', message: 'Could not find a matching segment' } }
  return { json: { code: 'Ok', waypoints: [{ ...onRoad([lon, lat]), distance: 180.4 }] } }
}

function route({ url }: RecordedRequest): FakeResponse {
  const [, coordinates] = /^\/route\/v1\/driving\/([^/]+)$/.exec(url.pathname) ?? []
  if (!coordinates || url.searchParams.get('geometries') !== 'geojson')
    return { status: 400, json: { code: 'InvalidUrl', message: 'URL string malformed' } }
  const points = coordinates.split(';').map((pair) => pair.split(',').map(Number))
  if (points.some(([, lat = NaN]) => lat < 0))
    return { status: 400, json: { code: 'NoRoute', message: 'Impossible route between points' } }
  if (points.some(([lon = NaN]) => Math.abs(lon) < 1))
    return { status: 400, json: { code: 'NoSegment', message: 'Could not find a matching segment' } }
  const legs = points.slice(1).map(([lon = 0, lat = 0], index) => {
    const [fromLon = 0, fromLat = 0] = points[index] ?? []
    const distance = Math.hypot(lon - fromLon, lat - fromLat) * 1e5
    return { distance, duration: distance / 10, steps: [], summary: '', weight: 1 }
  })
  const corners = points.flatMap(([lon = 0, lat = 0], index) => {
    const [fromLon] = points[index - 1] ?? []
    return fromLon === undefined
      ? [[lon, lat]]
      : [
          [fromLon, lat],
          [lon, lat],
        ]
  })
  const sum = (of: 'distance' | 'duration') => legs.reduce((total, leg) => total + leg[of], 0)
  return {
    json: {
      code: 'Ok',
      routes: [
        {
          distance: sum('distance'),
          duration: sum('duration'),
          weight: 1,
          weight_name: 'routability',
          geometry: { type: 'LineString', coordinates: corners },
          legs,
        },
      ],
      waypoints: points.map(onRoad),
    },
  }
}

function table({ url }: RecordedRequest): FakeResponse {
  const [, coordinates = ''] = /^\/table\/v1\/driving\/([^/]+)$/.exec(url.pathname) ?? []
  const points = coordinates.split(';').map((pair) => pair.split(',').map(Number))
  const chosen = (name: string) =>
    (url.searchParams.get(name) ?? '').split(';').map((position) => points[Number(position)] ?? [])
  const metres = ([fromLon = 0, fromLat = 0]: number[], [lon = 0, lat = 0]: number[]) =>
    lat < 0 || fromLat < 0 ? null : Math.hypot(lon - fromLon, lat - fromLat) * 1e5
  const [sources, destinations] = [chosen('sources'), chosen('destinations')]
  return {
    json: {
      code: 'Ok',
      distances: sources.map((from) => destinations.map((to) => metres(from, to))),
      sources: sources.map(onRoad),
      destinations: destinations.map(onRoad),
    },
  }
}

/** Like the real one it moves a point to a road, from the open sea (west of 12° W) all the way to the land. */
function onRoad(location: number[]) {
  return { location: (location[0] ?? 0) < -12 ? [-9, 39] : location, distance: 1, hint: '', name: '' }
}
