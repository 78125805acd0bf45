import { flagLabels, type BookingFlag } from '@chauffeur/domain/booking-flags'
import { LockMode } from '@mikro-orm/core'
import { record, type Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'
import { findBooking } from './read-booking.ts'

/** Marks a booking with these flags and no others. The same ones again change nothing. */
export async function flagBooking(
  { id, flags }: { readonly id: string; readonly flags: readonly BookingFlag[] },
  admin: string,
  { em, ...tx }: Transaction,
): Promise<void> {
  await findBooking(id, em)
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const { number, flags: before } = await em.findOneOrFail(Booking, { id }, lock)
  const note = inWords(flags)
  if (note === inWords(before ?? [])) return
  await em.nativeUpdate(Booking, { id }, { flags: flags.length > 0 ? flags : null })
  await record({ em, ...tx }, 'booking.flagged', { admin, id, name: number, details: { note } })
}

function inWords(flags: readonly BookingFlag[]): string {
  return flags.length > 0 ? flags.map((flag) => flagLabels[flag]).join(', ') : 'none'
}
