import type { AdminRegion } from '@chauffeur/contract/admin-routes'
import { isFilled, isLatitude, isLongitude, parseNumber } from '@chauffeur/domain/parse-number'
import {
  DEFAULT_RADIUS_A_KM,
  DEFAULT_RADIUS_B_KM,
  MAX_RADIUS_KM,
  MIN_RADIUS_KM,
  type RegionFields,
} from '@chauffeur/domain/region-rules'
import { routeEnds } from '@chauffeur/domain/regions'
import type { MapArea } from '../../shared/map/map-route.ts'
import type { ShownField } from '../common/meanwhile.tsx'

export type End = 'A' | 'B'

/** An endpoint as typed. */
export interface EndpointDraft {
  readonly latitude: string
  readonly longitude: string
  readonly radiusKm: string
}

export interface RegionDraft {
  readonly name: string
  readonly isActive: boolean
  readonly A: EndpointDraft
  readonly B: EndpointDraft
}

/** An end of a region as it is saved. */
function endOf(region: AdminRegion, end: End) {
  return {
    lat: region[`endpoint${end}Lat`],
    lng: region[`endpoint${end}Lng`],
    km: region[`endpoint${end}RadiusKm`],
  }
}

/** The dialog's first draft: the region as it is, or a new one's defaults. */
export function startRegionDraft(region?: AdminRegion): RegionDraft {
  const draftOf = (end: End, defaultKm: number) => {
    const { lat, lng, km } = region ? endOf(region, end) : {}
    return { latitude: String(lat ?? ''), longitude: String(lng ?? ''), radiusKm: String(km ?? defaultKm) }
  }
  return {
    name: region?.name ?? '',
    isActive: region?.isActive ?? true,
    A: draftOf('A', DEFAULT_RADIUS_A_KM),
    B: draftOf('B', DEFAULT_RADIUS_B_KM),
  }
}

export const endpointNames = { A: 'Endpoint A (origin)', B: 'Endpoint B (destination)' } as const

/** A region as the dialog calls its fields, to tell two versions of it apart. */
export function shownFields(region: AdminRegion): readonly ShownField[] {
  return [
    ['Route Name', region.name],
    [endpointNames.A, shownEnd(region, 'A').toLowerCase()],
    [endpointNames.B, shownEnd(region, 'B').toLowerCase()],
    ['Offered to customers', region.isActive ? 'yes' : 'no'],
  ]
}

/** How trips of an end are found. */
export function shownEnd(region: AdminRegion, end: End): string {
  const { lat, lng, km } = endOf(region, end)
  return lat === null || lng === null || km === null ? 'By its name' : `${km} km round ${lat}, ${lng}`
}

/** The fields to send. `region` is the one that is edited. */
export function regionFields({ name, A, B }: RegionDraft, region?: AdminRegion): RegionFields {
  const [a, b] = [
    partsOf(A, region && region.endpointALat !== null),
    partsOf(B, region && region.endpointBLat !== null),
  ]
  return {
    name,
    ...(a && { endpointALat: a.lat, endpointALng: a.lng, endpointARadiusKm: a.km }),
    ...(b && { endpointBLat: b.lat, endpointBLng: b.lng, endpointBRadiusKm: b.km }),
  }
}

/** Undefined where only the default radius is set; nulls where an endpoint was cleared. */
function partsOf({ latitude, longitude, radiusKm }: EndpointDraft, wasSet: boolean | undefined) {
  const hasPoint = isFilled(latitude) || isFilled(longitude)
  if (!hasPoint && !wasSet) return undefined
  if (!hasPoint && !isFilled(radiusKm)) return { lat: null, lng: null, km: null }
  return { lat: latitude, lng: longitude, km: radiusKm }
}

/** Whether some of it is filled in and some is not, so that it will not be used. */
export function isPart(endpoint: EndpointDraft, wasSet: boolean): boolean {
  const parts = partsOf(endpoint, wasSet)
  return parts !== undefined && parts.lat !== null && !Object.values(parts).every(isFilled)
}

/** The endpoints that can be drawn. */
export function areasOf(draft: RegionDraft): readonly MapArea[] {
  const ends = routeEnds(draft.name)
  return (['A', 'B'] as const).flatMap((end): MapArea[] => {
    const lat = parseNumber(draft[end].latitude)
    const lon = parseNumber(draft[end].longitude)
    const radiusKm = parseNumber(draft[end].radiusKm)
    if (lat === undefined || lon === undefined || radiusKm === undefined) return []
    if (!isLatitude(lat) || !isLongitude(lon) || radiusKm < MIN_RADIUS_KM || radiusKm > MAX_RADIUS_KM)
      return []
    const kind = end === 'A' ? 'origin' : 'destination'
    const name = (kind === 'origin' ? ends?.origin : ends?.destination) ?? `endpoint ${end}`
    return [{ kind, name, lat, lon, radiusKm }]
  })
}
