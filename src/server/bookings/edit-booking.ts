import { forgottenNames } from '@chauffeur/domain/booking-facts'
import { searchedNumbers, searchedText, type SearchableText } from '@chauffeur/domain/booking-search'
import { normaliseFlightNumber } from '@chauffeur/domain/flight-number'
import { isSameMetadata } from '@chauffeur/domain/partner-labels'
import { e164 } from '@chauffeur/domain/phone-number'
import type { Changes } from '../core/events.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'

type Column = Exclude<
  keyof Booking & string,
  | 'id'
  | 'number'
  | 'updatedAt'
  | 'version'
  | 'messageCount'
  | 'icsSequence'
  | 'changedAt'
  | keyof ReturnType<typeof derivedColumns>
>

/** Columns with their new values. One that is left out, or undefined, stays as it is. */
export type BookingEdit = { readonly [C in Column]?: Booking[C] | undefined }

/** Writes columns of a locked booking, and all that is derived from them. */
export async function editBooking(
  { em, clock }: DatabaseAccess,
  booking: Booking,
  edit: BookingEdit,
  // A calendar takes an entry that it has already only in a higher version, and a later one.
  { isEntryRenewed }: { readonly isEntryRenewed: boolean },
): Promise<void> {
  const columns = {
    ...withoutUndefined(edit),
    ...derivedColumns(edited(booking, edit)),
    // A late flight was late for the time before.
    ...(edit.pickupAt &&
      edit.pickupAt.getTime() !== booking.pickupAt.getTime() && { meetAt: null, landedAt: null }),
    ...('flightNumber' in edit && edit.flightNumber !== booking.flightNumber && { landedAt: null }),
    ...(isEntryRenewed && { icsSequence: booking.icsSequence + 1, changedAt: clock() }),
  }
  await em.nativeUpdate(Booking, { id: booking.id }, columns)
}

/** The columns that the search compares, and the normalised forms of the phone and flight number. */
export function derivedColumns(
  booking: SearchableText & Pick<Booking, 'number' | 'customerPhone' | 'flightNumber'>,
) {
  const { number: bookingNumber, customerPhone, flightNumber } = booking
  return {
    // Kept as typed, too: a number that does not parse is still the customer's.
    customerPhoneE164: e164(customerPhone),
    flightNumberNormalised: flightNumber ? (normaliseFlightNumber(flightNumber) ?? null) : null,
    searchText: searchedText(booking),
    searchNumber: searchedNumbers({ ...booking, bookingNumber }),
  }
}

/** The columns of a booking as they are after an edit. */
export function edited(booking: Pick<Booking, keyof Booking>, edit: BookingEdit): Booking {
  return { ...booking, ...withoutUndefined(edit) }
}

/** Those of these fields that an edit gives another value, and both values, as the audit trail keeps them. */
export function differences<Field extends Column>(
  booking: Booking,
  edit: Pick<BookingEdit, Field>,
  among: readonly Field[],
): { readonly fields: Field[]; readonly changes: Changes } {
  const after: Booking = edited(booking, edit)
  const fields = among.filter((field) => !isSame(field, booking, after))
  // The office reads what has changed, but nothing of what a partner keeps for itself, or of what is to be deleted.
  const valueOf = (field: Field, of: Booking) => (isUntold(field) ? null : (of[field] ?? null))
  const changes = fields.map((field) => [field, { from: valueOf(field, booking), to: valueOf(field, after) }])
  return { fields, changes: Object.fromEntries(changes) }
}

/** Whether only that a field has changed is written down, and not what it said. */
export function isUntold(field: string): boolean {
  return field === 'metadata' || forgottenNames.has(field)
}

function isSame(field: Column, before: Booking, after: Booking): boolean {
  if (field === 'metadata') return isSameMetadata(before.metadata, after.metadata)
  return (before[field] ?? null) === (after[field] ?? null)
}

function withoutUndefined(edit: BookingEdit): { [C in Column]?: Booking[C] } {
  const given: { [C in Column]?: Booking[C] } = {}
  const set = <C extends Column>(column: C, value: Booking[C] | undefined) => {
    if (value !== undefined) given[column] = value
  }
  const columns = Object.keys(edit).filter((key): key is Column => key in edit)
  for (const column of columns) set(column, edit[column])
  return given
}
