import { accepted, refused } from './check.ts'
import { isFilled, isLatitude, isLongitude, parseNumber, type NumberField } from './parse-number.ts'
import type { Point } from './geometry.ts'
import { imageUrlRefusal } from './pictures.ts'
import { parseDecimal, type Cents } from './money.ts'

/** The hourly price that the dialog of a new stop starts with, in euros. */
export const DEFAULT_STOP_HOURLY_PRICE = 60

/** Higher than any real price, and low enough that a whole day at each of a trip's stops fits into a booking's total. */
const MAX_STOP_HOURLY_PRICE: Cents = 1_000_000

/** A stop as a request or the dialog has it, before it is checked. The price is in euros. */
interface StopFields {
  readonly name?: string | null | undefined
  readonly imageUrl?: string | null | undefined
  readonly hourlyPrice?: NumberField
  readonly latitude?: NumberField
  readonly longitude?: NumberField
  readonly routeIds?: readonly string[] | null | undefined
}

export interface StopValues {
  readonly name: string
  readonly imageUrl: string
  readonly hourlyPrice: Cents
  readonly point: Point
  readonly routeIds: readonly string[]
}

/** Checks a new stop. Every field is required, with a price above 0 and at least one route. */
export function checkNewStop(fields: StopFields) {
  return checkWhole(fields, price(fields.hourlyPrice))
}

/**
 * Checks a stop as it will be after an edit: pass the stored fields overlaid with the changed ones. A price that is given
 * but not above 0 has a reason of its own.
 */
export function checkStopEdit(fields: StopFields) {
  const hourlyPrice = price(fields.hourlyPrice)
  const isRestFilled = isFilled(fields.imageUrl) && Boolean(fields.routeIds?.length)
  if (isRestFilled && isFilled(fields.hourlyPrice) && hourlyPrice === undefined)
    return refused({ code: 'hourly_price_not_positive' }, 'hourlyPrice')
  return checkWhole(fields, hourlyPrice)
}

function checkWhole(fields: StopFields, hourlyPrice: Cents | undefined) {
  const name = fields.name?.trim() ?? ''
  const imageUrl = fields.imageUrl?.trim() ?? ''
  const routeIds = [...new Set(fields.routeIds)]
  if (!name || hourlyPrice === undefined || !imageUrl || routeIds.length === 0) {
    const isThere = { name, hourlyPrice, imageUrl, routeIds: routeIds.length }
    return refused(
      { code: 'stop_incomplete' },
      ...Object.entries(isThere).flatMap(([field, value]) => (value ? [] : [field])),
    )
  }
  if (hourlyPrice > MAX_STOP_HOURLY_PRICE)
    return refused(
      { code: 'amount_too_high', amount: 'hourlyPrice', most: MAX_STOP_HOURLY_PRICE },
      'hourlyPrice',
    )
  const lat = parseNumber(fields.latitude)
  const lon = parseNumber(fields.longitude)
  if (lat === undefined || lon === undefined)
    return refused(
      { code: 'coordinates_unreadable' },
      ...(lat === undefined ? ['latitude'] : []),
      ...(lon === undefined ? ['longitude'] : []),
    )
  if (!isLatitude(lat)) return refused({ code: 'latitude_out_of_range' }, 'latitude')
  if (!isLongitude(lon)) return refused({ code: 'longitude_out_of_range' }, 'longitude')
  const wrongImage = imageUrlRefusal(imageUrl)
  if (wrongImage !== undefined) return refused(wrongImage, 'imageUrl')
  return accepted<StopValues>({ name, imageUrl, hourlyPrice, point: { lat, lon }, routeIds })
}

/** The price, if it is one above 0. */
function price(field: NumberField): Cents | undefined {
  const cents = parseDecimal(String(field ?? '').trim()) ?? 0
  return cents > 0 ? cents : undefined
}
