import { bookingState, isStanding, type StandingBooking } from './booking-status.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentStatus } from './payment-status.ts'

/** The office's acts on a booking that was to be paid online and is not. */
export const unpaidActs = ['sendPaymentLink', 'payDriver', 'markPaid'] as const

export type UnpaidAct = (typeof unpaidActs)[number]

export interface UnpaidBooking extends StandingBooking {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
}

/** Whether a booking's money is still to come, and not by way of the driver. */
export function isToBePaid(booking: UnpaidBooking): boolean {
  const { paymentMethod, paymentStatus } = booking
  return (
    isStanding(booking) &&
    paymentMethod === 'sumup' &&
    (paymentStatus === 'pending' || paymentStatus === 'failed')
  )
}

/** The acts that are open for a booking. Whoever starts outside the Algarve cannot pay the driver. */
export function openUnpaidActs(booking: UnpaidBooking, pickupInAlgarve: () => boolean): readonly UnpaidAct[] {
  if (!isToBePaid(booking)) return []
  return unpaidActs.filter((act) => act !== 'payDriver' || pickupInAlgarve())
}

interface UnpaidActRefusal {
  readonly code: 'NOTHING_TO_PAY' | 'PAYMENT_METHOD_NOT_ALLOWED'
  readonly reason: {
    readonly code:
      | 'cancelled_not_to_be_paid'
      | 'rejected_not_to_be_paid'
      | 'already_paid'
      | 'paid_to_driver'
      | 'paid_online_outside_algarve'
  }
}

/** Why an act on an unpaid booking is refused; undefined when it is open. */
export function unpaidActRefusal(
  act: UnpaidAct,
  booking: UnpaidBooking,
  pickupInAlgarve: () => boolean,
): UnpaidActRefusal | undefined {
  if (!isToBePaid(booking)) return { code: 'NOTHING_TO_PAY', reason: { code: whyNothing(booking) } }
  if (openUnpaidActs(booking, pickupInAlgarve).includes(act)) return undefined
  return { code: 'PAYMENT_METHOD_NOT_ALLOWED', reason: { code: 'paid_online_outside_algarve' } }
}

function whyNothing(booking: UnpaidBooking): UnpaidActRefusal['reason']['code'] {
  if (!isStanding(booking))
    return bookingState(booking) === 'cancelled' ? 'cancelled_not_to_be_paid' : 'rejected_not_to_be_paid'
  return booking.paymentStatus === 'completed' ? 'already_paid' : 'paid_to_driver'
}
