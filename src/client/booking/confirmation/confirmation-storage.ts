import type { Zone } from '@chauffeur/domain/time'
import { parseWallTime } from '@chauffeur/domain/wall-time'
import type { RoutePoint } from '../journey/route-points.tsx'

const KEY = 'confirmed-booking'

/** What the confirmation screen tells of the booking that this tab has made. */
export interface ConfirmedBooking {
  readonly bookingNumber: string
  readonly email: string
  readonly vehicleName: string
  readonly pickupDate: string
  readonly pickupTime: string
  readonly zone: Zone
  /** In euros. */
  readonly totalPrice: number
  readonly points: readonly RoutePoint[]
}

export function keepConfirmed(booking: ConfirmedBooking): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(booking))
  } catch {
    // Without storage the neutral page tells the same in fewer words.
  }
}

/** As text, so that asking twice gives the same value. */
export function findConfirmed(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function readConfirmed(text: string | null): ConfirmedBooking | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isConfirmed(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isConfirmed(kept: unknown): kept is ConfirmedBooking {
  if (!isRecord(kept)) return false
  const { bookingNumber, email, vehicleName, pickupDate, pickupTime, zone, totalPrice, points } = kept
  return (
    [bookingNumber, email, vehicleName].every((text) => typeof text === 'string' && text !== '') &&
    typeof pickupDate === 'string' &&
    typeof pickupTime === 'string' &&
    parseWallTime(pickupDate, pickupTime) !== undefined &&
    (zone === 'Europe/Lisbon' || zone === 'Europe/Madrid') &&
    Number.isFinite(totalPrice) &&
    Array.isArray(points) &&
    points.every(isPoint)
  )
}

function isPoint(value: unknown): value is RoutePoint {
  if (!isRecord(value)) return false
  const { key, title, detail } = value
  return (
    typeof key === 'string' && typeof title === 'string' && ['string', 'undefined'].includes(typeof detail)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
