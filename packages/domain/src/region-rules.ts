import { accepted, refused } from './check.ts'
import { isFilled, isLatitude, isLongitude, parseNumber, type NumberField } from './parse-number.ts'
import { normaliseRouteName, type RouteEnd } from './regions.ts'

export const MIN_RADIUS_KM = 1
export const MAX_RADIUS_KM = 1000
/** The radii that the region dialog starts with. */
export const DEFAULT_RADIUS_A_KM = 100
export const DEFAULT_RADIUS_B_KM = 30

/** A region as a request or the dialog has it, before it is checked. */
export interface RegionFields {
  readonly name?: string | null | undefined
  readonly endpointALat?: NumberField
  readonly endpointALng?: NumberField
  readonly endpointARadiusKm?: NumberField
  readonly endpointBLat?: NumberField
  readonly endpointBLng?: NumberField
  readonly endpointBRadiusKm?: NumberField
}

interface NewRegion {
  readonly name: string
  readonly endpointA: RouteEnd | undefined
  readonly endpointB: RouteEnd | undefined
}

/** The effect of an edit on an endpoint. `incomplete` leaves it as it is, because only some of its fields came. */
export type EndpointChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'set'; readonly endpoint: RouteEnd }

interface RegionEdit {
  readonly name: string
  readonly endpointA: EndpointChange
  readonly endpointB: EndpointChange
}

/** The notice after an edit that sent only some of an endpoint’s fields. */
export const INCOMPLETE_ENDPOINT = { code: 'endpoint_incomplete' } as const

/** Checks a new region. An endpoint of which a field is missing is ignored. */
export function checkNewRegion(fields: RegionFields) {
  const name = normaliseRouteName(fields.name ?? '')
  if (!name) return refused({ code: 'region_without_name' }, 'name')
  const endpointA = newEndpoint('A', endpointFields(fields, 'A'))
  if (!endpointA.valid) return endpointA
  const endpointB = newEndpoint('B', endpointFields(fields, 'B'))
  if (!endpointB.valid) return endpointB
  return accepted<NewRegion>({ name, endpointA: endpointA.value, endpointB: endpointB.value })
}

/**
 * Checks an edit of a region. `fields.name` is the name after the edit. An endpoint is set by all three of its fields and
 * cleared by three nulls; it stays as it is when none of them comes, and also, as `incomplete`, when only some come.
 */
export function checkRegionEdit(fields: RegionFields) {
  const name = normaliseRouteName(fields.name ?? '')
  if (!name) return refused({ code: 'region_name_empty' }, 'name')
  const endpointA = endpointChange(endpointFields(fields, 'A'))
  const endpointB = endpointChange(endpointFields(fields, 'B'))
  if (!endpointA || !endpointB)
    return refused(
      { code: 'endpoint_unusable' },
      ...(endpointA ? [] : wrongFields(fields, 'A')),
      ...(endpointB ? [] : wrongFields(fields, 'B')),
    )
  return accepted<RegionEdit>({ name, endpointA, endpointB })
}

type EndpointFields = readonly [lat: NumberField, lng: NumberField, radiusKm: NumberField]

function endpointFields(fields: RegionFields, end: 'A' | 'B'): EndpointFields {
  return [fields[`endpoint${end}Lat`], fields[`endpoint${end}Lng`], fields[`endpoint${end}RadiusKm`]]
}

function newEndpoint(end: 'A' | 'B', fields: EndpointFields) {
  if (!fields.every(isFilled)) return accepted(undefined)
  const { lat, lon, radiusKm } = readEndpoint(fields)
  if (lat === undefined) return refused({ code: 'latitude_out_of_range', end }, `endpoint${end}Lat`)
  if (lon === undefined) return refused({ code: 'longitude_out_of_range', end }, `endpoint${end}Lng`)
  if (radiusKm === undefined)
    return refused(
      { code: 'radius_out_of_range', end, min: MIN_RADIUS_KM, max: MAX_RADIUS_KM },
      `endpoint${end}RadiusKm`,
    )
  return accepted<RouteEnd>({ point: { lat, lon }, radiusKm })
}

function endpointChange(fields: EndpointFields): EndpointChange | undefined {
  if (fields.every((field) => field === null)) return { kind: 'clear' }
  if (!fields.some(isFilled)) return { kind: 'keep' }
  if (!fields.every(isFilled)) return { kind: 'incomplete' }
  const { lat, lon, radiusKm } = readEndpoint(fields)
  if (lat === undefined || lon === undefined || radiusKm === undefined) return undefined
  return { kind: 'set', endpoint: { point: { lat, lon }, radiusKm } }
}

function readEndpoint([lat, lng, radius]: EndpointFields) {
  return {
    lat: numberWhere(lat, isLatitude),
    lon: numberWhere(lng, isLongitude),
    radiusKm: numberWhere(radius, (km) => km >= MIN_RADIUS_KM && km <= MAX_RADIUS_KM),
  }
}

function wrongFields(fields: RegionFields, end: 'A' | 'B'): string[] {
  const { lat, lon, radiusKm } = readEndpoint(endpointFields(fields, end))
  const read = { Lat: lat, Lng: lon, RadiusKm: radiusKm }
  return Object.entries(read).flatMap(([part, value]) =>
    value === undefined ? [`endpoint${end}${part}`] : [],
  )
}

function numberWhere(field: NumberField, isValid: (number: number) => boolean): number | undefined {
  const number = parseNumber(field)
  return number !== undefined && isValid(number) ? number : undefined
}
