import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import { bookingPaymentStatus } from '@chauffeur/domain/payment-status'
import { unpaidActRefusal, type UnpaidAct } from '@chauffeur/domain/unpaid-booking'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { paymentLinkOf } from './booking-link.ts'
import { Booking } from './booking.entity.ts'
import { presentInMessages } from './present-partner-booking.ts'
import { findBooking } from './read-booking.ts'
import type { AdminAct } from '../core/events.ts'
import { Refusal } from '../core/refusal.ts'
import type { Config } from '../core/config.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { asPaid } from '../payments/observe-payment.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { insertManualPayment } from '../payments/checkout.ts'
import { type AttemptOfBooking, paysTrip } from '../payments/payment.entity.ts'
import { closeOpenAttempts, lockPaymentAttempts, transitionPayment } from '../payments/transition-payment.ts'
import type { LinkServices } from './payment-link.ts'

interface Act {
  /** The booking's id. */
  readonly id: string
  /** The administrator's name. */
  readonly admin: string
}

/** Mails the customer a link to pay the booking online. */
export async function sendPaymentLink(
  { id, admin }: Act,
  { links, payments, config }: LinkServices & PaymentServices & { readonly config: Config },
  tx: Transaction,
): Promise<{ url: string }> {
  const { booking } = await lockUnpaid('sendPaymentLink', id, tx)
  if (!payments) throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', { code: 'online_unavailable' })
  await record(tx, 'booking.payment-link-sent', { ...eventFacts(booking, admin), occasion: randomUUID() })
  return { url: paymentLinkOf(booking, links, config.PUBLIC_URL) }
}

/** Has the driver paid instead. Should an open checkout be paid before it is closed, the booking counts as paid. */
export async function payDriver(
  { id, admin }: Act,
  paymentMethod: Exclude<PaymentMethod, 'sumup'>,
  tx: Transaction,
): Promise<void> {
  const { booking, attempts } = await lockUnpaid('payDriver', id, tx)
  const states = attempts.filter(paysTrip).map(({ state }) => state)
  await tx.em.nativeUpdate(
    Booking,
    { id },
    { paymentMethod, paymentStatus: bookingPaymentStatus(states, paymentMethod) },
  )
  await closeOpenAttempts(tx, id)
  const act = eventFacts(booking, admin, { paymentMethod })
  const occasion = randomUUID()
  await record(tx, 'booking.pays-driver', { ...act, occasion })
  const before = presentInMessages(booking)
  await record(tx, 'booking.changed', { bookingId: id, occasion, fields: ['paymentMethod'], before })
}

/** Counts a booking as paid that was paid in another way. A checkout that is paid all the same is refunded. */
export async function markPaid({ id, admin }: Act, note: string, tx: Transaction): Promise<void> {
  const { booking, attempts } = await lockUnpaid('markPaid', id, tx)
  const payment = await insertManualPayment(tx, booking, (attempts[0]?.attempt ?? 0) + 1)
  await transitionPayment(tx, payment.id, (locked) => ({ ...asPaid(locked), source: 'office', admin }))
  await closeOpenAttempts(tx, id)
  await record(tx, 'booking.marked-paid', eventFacts(booking, admin, { note }))
}

/** The booking and its attempts, locked. Refuses where the act is not open. */
async function lockUnpaid(
  act: UnpaidAct,
  id: string,
  tx: Transaction,
): Promise<{ booking: Booking; attempts: readonly AttemptOfBooking[] }> {
  await findBooking(id, tx.em)
  const locked = await lockPaymentAttempts(tx, id)
  const { pickupLat: lat, pickupLon: lon } = locked.booking
  const refusal = unpaidActRefusal(act, locked.booking, () => isInAlgarve({ lat, lon }))
  if (refusal) throw new Refusal(refusal.code, refusal.reason)
  return locked
}

function eventFacts(
  { id, number }: Booking,
  admin: string,
  details?: AdminAct['details'],
): AdminAct & {
  readonly bookingId: string
} {
  return { admin, id, name: number, bookingId: id, ...(details && { details }) }
}
