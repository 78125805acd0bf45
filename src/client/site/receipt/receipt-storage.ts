import { isObject } from '@chauffeur/domain/is-object'
import { isGuestPaymentMethod, type GuestPaymentMethod } from '@chauffeur/domain/payment-methods'
import { type Zone } from '@chauffeur/domain/time'
import { parseWallTime } from '@chauffeur/domain/wall-time'
import { findInTab, keepInTab, parseKept } from '../../shared/forms/tab-storage.ts'
import type { RoutePoint } from '../../shared/ui/route-points.tsx'

/** Of a booking that was made, or of one that was sent to be paid online: nothing may call that one made. */
export type ReceiptKind = 'confirmed' | 'to pay'

const KEYS: Readonly<Record<ReceiptKind, string>> = {
  confirmed: 'confirmed-booking',
  'to pay': 'booking-to-pay',
}

/** This tab's knowledge of a booking that was made in it. */
export interface BookingReceipt {
  readonly id: string
  readonly bookingNumber: string
  readonly email: string
  readonly vehicleName: string
  readonly pickupDate: string
  readonly pickupTime: string
  readonly zone: Zone
  /** How many minutes the vehicle is taken. */
  readonly minutes: number
  /** In euros. */
  readonly totalPrice: number
  readonly paymentMethod: GuestPaymentMethod
  readonly isPaid: boolean
  readonly points: readonly RoutePoint[]
  /** How the guest is met, where the trip begins at an airport. */
  readonly arrival?: { readonly sign: string } | undefined
  /** Booked there and back: this is the way there. */
  readonly journey?: {
    readonly number: string
    /** Of both, in euros. */
    readonly totalPrice: number
    readonly back: BookingReceipt
  }
}

/** The bookings of a receipt in their order. */
export function legsOf(receipt: BookingReceipt): readonly BookingReceipt[] {
  return receipt.journey ? [receipt, receipt.journey.back] : [receipt]
}

/** Whether a receipt is of the booking, or of the journey, of this number. */
export function isReceiptOf(receipt: BookingReceipt, number: string): boolean {
  return receipt.journey?.number === number || legsOf(receipt).some((leg) => leg.bookingNumber === number)
}

/** Keeps it for as long as this tab is open. */
export function saveReceipt(kind: ReceiptKind, receipt: BookingReceipt): void {
  keepInTab(KEYS[kind], JSON.stringify(receipt))
}

/** As text, so that asking twice gives the same value. */
export const findReceipt = (kind: ReceiptKind): string | null => findInTab(KEYS[kind])

export function readReceipt(text: string | null): BookingReceipt | undefined {
  const stored = parseKept(text)
  return isReceipt(stored) ? stored : undefined
}

function isReceipt(stored: unknown): stored is BookingReceipt {
  if (!isObject(stored)) return false
  const { pickupDate, pickupTime, zone, minutes, totalPrice, paymentMethod, isPaid, points } = stored
  const texts = [stored['id'], stored['bookingNumber'], stored['email'], stored['vehicleName']]
  return (
    texts.every((text) => typeof text === 'string' && text !== '') &&
    typeof pickupDate === 'string' &&
    typeof pickupTime === 'string' &&
    parseWallTime(pickupDate, pickupTime) !== undefined &&
    (zone === 'Europe/Lisbon' || zone === 'Europe/Madrid') &&
    Number.isFinite(minutes) &&
    Number.isFinite(totalPrice) &&
    typeof paymentMethod === 'string' &&
    isGuestPaymentMethod(paymentMethod) &&
    typeof isPaid === 'boolean' &&
    Array.isArray(points) &&
    points.every(isPoint) &&
    isArrival(stored['arrival']) &&
    isJourney(stored['journey'])
  )
}

function isJourney(value: unknown): boolean {
  if (value === undefined) return true
  if (!isObject(value)) return false
  return (
    typeof value['number'] === 'string' && Number.isFinite(value['totalPrice']) && isReceipt(value['back'])
  )
}

function isPoint(value: unknown): value is RoutePoint {
  if (!isObject(value)) return false
  const { key, title, detail } = value
  return (
    typeof key === 'string' && typeof title === 'string' && ['string', 'undefined'].includes(typeof detail)
  )
}

function isArrival(value: unknown): boolean {
  return value === undefined || (isObject(value) && typeof value['sign'] === 'string')
}

const KEY = 'change-to-pay'

/** Remembers, for as long as this tab is open, that its guest has left to pay for a change of this booking. */
export const saveChangeToPay = (bookingNumber: string): void => keepInTab(KEY, bookingNumber)

/** The number of the booking whose change is being paid. */
export const readChangeToPay = (): string | null => findInTab(KEY)
