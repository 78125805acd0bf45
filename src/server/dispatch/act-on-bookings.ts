import type { BulkInput, BulkResult } from '@chauffeur/contract/bulk-acts'
import { acceptBooking } from '../bookings/decide-booking.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import { assignTrip } from './assign-trip.ts'
import { endTrip } from './end-trip.ts'

/**
 * Accepts several bookings, gives several to one driver and car, or records that several were driven, each by the operation of
 * the single act and in a transaction of its own. A fault ends the call: what was done before it stays done.
 */
export async function actOnBookings(
  { act, bookings, carId, driverId }: BulkInput,
  admin: string,
  { transaction }: Pick<RequestContext, 'transaction'>,
): Promise<BulkResult[]> {
  const one = (
    { id, carNo, version }: BulkInput['bookings'][number],
    tx: OfficeTransaction,
  ): Promise<unknown> => {
    if (act === 'accept') return acceptBooking(id, { admin }, tx)
    const given = { id, carNo, version, carId, driverId, override: null }
    return act === 'end' ? endTrip({ ...given, ended: 'completed' }, tx) : assignTrip(given, tx)
  }
  const results: BulkResult[] = []
  for (const booking of bookings) {
    const { id, carNo } = booking
    try {
      await transaction((tx) => one(booking, { ...tx, admin }))
      results.push({ id, carNo, isDone: true, code: null, error: null, reason: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message, reason } = error
      results.push({ id, carNo, isDone: false, code, error: message, reason })
    }
  }
  return results
}
