import { bookingState, isStanding, type StandingBooking } from './booking-status.ts'
import { OUTSIDE_ALGARVE_ONLINE, type PaymentMethod } from './payment-methods.ts'
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

function whyNothing(booking: UnpaidBooking): string {
  const state = bookingState(booking)
  if (!isStanding(booking)) return `This booking was ${state}, so nothing is to be paid.`
  return booking.paymentStatus === 'completed'
    ? 'This booking is paid already.'
    : 'This booking is to be paid to the driver.'
}
