import type { Unit } from '../core/request-context.ts'
import { holdAttempts, movePayment } from './transition-payment.ts'
import { Payment } from './payment.entity.ts'

/** What follows for the payments of a booking that the office rejects: money goes back, and no more comes in. */
export async function returnPayments(unit: Unit, bookingId: string, admin: string): Promise<void> {
  const { attempts } = await holdAttempts(unit, bookingId)
  for (const { id } of attempts)
    await movePayment(unit, id, () => ({
      event: 'booking_rejected',
      source: 'office',
      admin,
      refundReason: 'rejected booking',
    }))
  // Its page is closed in a moment.
  await unit.em.nativeUpdate(
    Payment,
    { bookingId, state: { $in: ['creating', 'pending', 'failed'] } },
    { nextCheckAt: unit.clock() },
  )
}
