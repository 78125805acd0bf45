import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { z } from 'zod'

/** OSRM moves a point to its nearest road, however far away, even on another island: beyond this it is no route. */
export const MAX_SNAP_KM = 10

export const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
export const waypoint = z.object({ location: position })

const coded = z.object({ code: z.string() })

export function codeOf(json: unknown): string | undefined {
  return coded.safeParse(json).data?.code
}

/** OSRM's codes are single words; any other text from outside stays out of the message. */
export function knownCode(json: unknown): string {
  const code = codeOf(json)
  return code && /^[A-Za-z]{1,30}$/.test(code) ? ` with the code ${code}` : ''
}

/** The address of a service for these points, without its query. */
export function pathOf(baseUrl: string, service: 'route' | 'table', points: readonly Point[]): string {
  const coordinates = points.map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';')
  return `${baseUrl.replace(/\/+$/, '')}/${service}/v1/driving/${coordinates}`
}

export function isOnEarth({ lat, lon }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

export function isNear(point: Point, at: readonly [lon: number, lat: number] | undefined): boolean {
  return at !== undefined && greatCircleKm(point, { lat: at[1], lon: at[0] }) <= MAX_SNAP_KM
}
