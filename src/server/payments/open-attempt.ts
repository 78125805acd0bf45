import { randomUUID } from 'node:crypto'
import { nextPaymentCheck, PAYMENT_PAGE_MINUTES } from '@chauffeur/domain/payment-checks'
import type { Booking } from '../bookings/booking.entity.ts'
import { newToken } from '../core/secrets.ts'
import type { Transaction } from '../core/transaction.ts'
import type { PaymentContext } from './observe-payment.ts'
import { Payment, type PaymentPurpose } from './payment.entity.ts'

/** Longer than a request waits for the provider: after that it hangs, and another one may continue. */
export const LEASE_MS = 45_000

/** A booking that is to be paid, or a difference of its price. */
export type PayableBooking = Pick<Booking, 'id' | 'number' | 'totalCents'> & {
  /** The trip, where nothing is said. */
  readonly purpose?: PaymentPurpose
}

/** Stores that this request, and no other, is about to create a checkout. */
export function openAttempt(
  tx: Transaction,
  booking: PayableBooking,
  attempt: number,
  { payments: { provider, merchantCode }, processId }: Pick<PaymentContext, 'payments' | 'processId'>,
): Promise<Payment> {
  const now = tx.clock()
  return insertAttempt(tx, booking, attempt, {
    state: 'creating',
    provider,
    merchantCode,
    expiresAt: new Date(now.getTime() + PAYMENT_PAGE_MINUTES * 60_000),
    lockedUntil: new Date(now.getTime() + LEASE_MS),
    lockedBy: processId,
    nextCheckAt: nextPaymentCheck({ state: 'creating', createdAt: now }, now),
  })
}

/**
 * Stores a payment that no provider knows of, as by bank transfer. It has no page to pay on, so that it begins like one
 * whose page is closed.
 */
export function insertManualPayment(
  tx: Transaction,
  booking: PayableBooking,
  attempt: number,
): Promise<Payment> {
  return insertAttempt(tx, booking, attempt, {
    state: 'expired',
    provider: 'manual',
    merchantCode: 'MANUAL',
    expiresAt: tx.clock(),
  })
}

async function insertAttempt(
  { em, clock }: Transaction,
  booking: PayableBooking,
  attempt: number,
  facts: Pick<Payment, 'state' | 'provider' | 'merchantCode' | 'expiresAt'> &
    Partial<Pick<Payment, 'lockedUntil' | 'lockedBy' | 'nextCheckAt'>>,
): Promise<Payment> {
  const now = clock()
  const payment = em.create(
    Payment,
    {
      ...facts,
      id: randomUUID(),
      bookingId: booking.id,
      attempt,
      stateSince: now,
      createdAt: now,
      purpose: booking.purpose ?? 'trip',
      amountCents: booking.totalCents,
      currency: 'EUR',
      reference: `${booking.number}-${attempt}`,
      notifyToken: newToken(),
    },
    { managed: false, persist: false },
  )
  await em.insert(Payment, payment)
  return payment
}
