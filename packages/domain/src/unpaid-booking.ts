import type { BookingStatus } from './booking-status.ts'
import { OUTSIDE_ALGARVE_ONLINE, type PaymentMethod } from './payment-methods.ts'
import type { PaymentStatus } from './payment-status.ts'

/** What the office can do about a booking that was to be paid online and is not. */
export const unpaidActs = ['sendPaymentLink', 'payDriver', 'markPaid'] as const

export type UnpaidAct = (typeof unpaidActs)[number]

export interface UnpaidBooking {
  readonly status: BookingStatus
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
}

/** Whether a booking's money is still to come, and not by way of the driver. */
export function isToBePaid({ status, paymentMethod, paymentStatus }: UnpaidBooking): boolean {
  return (
    status !== 'rejected' &&
    paymentMethod === 'sumup' &&
    (paymentStatus === 'pending' || paymentStatus === 'failed')
  )
}

/** The acts that are open for a booking. Whoever starts outside the Algarve cannot pay the driver. */
export function openUnpaidActs(booking: UnpaidBooking, pickupInAlgarve: () => boolean): readonly UnpaidAct[] {
  if (!isToBePaid(booking)) return []
  return unpaidActs.filter((act) => act !== 'payDriver' || pickupInAlgarve())
}

export interface UnpaidActRefusal {
  readonly code: 'NOTHING_TO_PAY' | 'PAYMENT_METHOD_NOT_ALLOWED'
  readonly message: string
}

/** Why an act on an unpaid booking is refused; undefined when it is open. */
export function unpaidActRefusal(
  act: UnpaidAct,
  booking: UnpaidBooking,
  pickupInAlgarve: () => boolean,
): UnpaidActRefusal | undefined {
  if (!isToBePaid(booking)) return { code: 'NOTHING_TO_PAY', message: whyNothing(booking) }
  if (openUnpaidActs(booking, pickupInAlgarve).includes(act)) return undefined
  return { code: 'PAYMENT_METHOD_NOT_ALLOWED', message: OUTSIDE_ALGARVE_ONLINE }
}

function whyNothing({ status, paymentStatus }: UnpaidBooking): string {
  if (status === 'rejected') return 'This booking was rejected, so nothing is to be paid.'
  return paymentStatus === 'completed'
    ? 'This booking is paid already.'
    : 'This booking is to be paid to the driver.'
}
