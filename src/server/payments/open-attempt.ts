import { randomBytes, randomUUID } from 'node:crypto'
import { nextPaymentCheck, PAYMENT_PAGE_MINUTES } from '@chauffeur/domain/payment-checks'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Transaction } from '../core/transaction.ts'
import type { OnlinePayments } from './online-payments.ts'
import { Payment } from './payment.entity.ts'

/** Longer than a request waits for the provider: after that it has died, and another one may continue. */
export const LEASE_MS = 45_000
const TOKEN_BYTES = 24

/** A booking that is to be paid. */
export type PayableBooking = Pick<Booking, 'id' | 'number' | 'totalCents'>

/** Stores that this request, and no other, is about to create a checkout. */
export async function openAttempt(
  { em, clock }: Transaction,
  booking: PayableBooking,
  attempt: number,
  { provider, merchantCode }: OnlinePayments,
): Promise<Payment> {
  const now = clock()
  const payment = em.create(
    Payment,
    {
      id: randomUUID(),
      bookingId: booking.id,
      attempt,
      state: 'creating',
      stateSince: now,
      createdAt: now,
      provider,
      merchantCode,
      amountCents: booking.totalCents,
      currency: 'EUR',
      reference: `${booking.number}-${attempt}`,
      notifyToken: randomBytes(TOKEN_BYTES).toString('base64url'),
      expiresAt: new Date(now.getTime() + PAYMENT_PAGE_MINUTES * 60_000),
      lockedUntil: new Date(now.getTime() + LEASE_MS),
      nextCheckAt: nextPaymentCheck({ state: 'creating', createdAt: now }, now),
    },
    { managed: false, persist: false },
  )
  await em.insert(Payment, payment)
  return payment
}
