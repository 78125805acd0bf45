import { MAX_TEXT_LENGTH, MAX_NOTES_LENGTH } from '@chauffeur/domain/limits'
import { isGuestPaymentMethod } from '@chauffeur/domain/payment-methods'
import { hasControlCharacters } from '@chauffeur/domain/text'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { DraftChange, FreeField } from './draft.ts'

/** Where a detail stands in the draft, by its name in the call that books. */
const FIELDS: Readonly<Record<string, FreeField<string>>> = {
  pickupTime: 'pickupTime',
  customerName: 'passengerName',
  customerEmail: 'email',
  customerPhone: 'phone',
  signName: 'signName',
  flightNumber: 'flightNumber',
  notes: 'notes',
}
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * The part of a link behind its #, of who travels and what they wish, as changes of the draft: no server and no
 * log reads it. What cannot be used is left out without a message.
 */
export function givenChanges(fragment: string, vehicleId: VehicleId | undefined): DraftChange[] {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const fields = Object.entries(FIELDS).flatMap(([name, field]) => {
    const value = given.get(name)
    return value === null || !isUsable(name, value) ? [] : [[field, value] as const]
  })
  const seats = (['childSeatCount', 'boosterSeatCount'] as const).flatMap((field) => {
    const count = Number(given.get(field) ?? 0)
    return Number.isInteger(count) && count > 0 ? [{ type: 'seats' as const, field, count }] : []
  })
  const config = given.get('luggageConfig')
  const paymentMethod = given.get('paymentMethod') ?? ''
  return [
    ...(fields.length === 0 ? [] : [{ type: 'set' as const, fields: Object.fromEntries(fields) }]),
    ...(isGuestPaymentMethod(paymentMethod) ? [{ type: 'set' as const, fields: { paymentMethod } }] : []),
    ...(seats.length === 0 ? [] : [{ type: 'seats-wanted' as const, on: true }, ...seats]),
    ...(config === null || vehicleId === undefined ? [] : [{ type: 'luggage' as const, vehicleId, config }]),
  ]
}

function isUsable(name: string, value: string): boolean {
  if (name === 'pickupTime') return TIME.test(value)
  if (name === 'notes')
    return value.length <= MAX_NOTES_LENGTH && !hasControlCharacters(value, 'several lines')
  return value.length <= MAX_TEXT_LENGTH && !hasControlCharacters(value)
}
