import type { Payment as PaymentRow, PaymentToSettle } from '@chauffeur/contract/payments'
import { toEuros } from '@chauffeur/domain/money'
import { mayAskRefundAgain } from '@chauffeur/domain/payment-checks'
import { statesToSettle } from '@chauffeur/domain/payment-state'
import { paymentStatusOf } from '@chauffeur/domain/payment-status'
import { Booking } from '../bookings/booking.entity.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { RequestContext } from '../core/request-context.ts'
import { Refusal } from '../core/refusal.ts'
import { PaymentChange, Payment } from './payment.entity.ts'

type ReadContext = Pick<RequestContext, 'em' | 'clock'>

/** The attempts to pay a booking, the latest first. */
export async function listPayments(bookingId: string, context: ReadContext): Promise<PaymentRow[]> {
  const { em } = context
  if (!isUuid(bookingId) || (await em.count(Booking, { id: bookingId })) === 0)
    throw new Refusal('NOT_FOUND', 'There is no such booking.')
  const attempts = await em.find(Payment, { bookingId }, { orderBy: { attempt: 'desc' } })
  return withHistory(attempts, context)
}

const MAX_TO_SETTLE = 100

/** The payments that wait for a person, the longest waiting first. */
export async function listPaymentsToSettle(context: ReadContext): Promise<PaymentToSettle[]> {
  const { em } = context
  const waiting = await em.find(
    Payment,
    { state: { $in: [...statesToSettle] } },
    { orderBy: { stateSince: 'asc', id: 'asc' }, limit: MAX_TO_SETTLE },
  )
  const bookings = await em.find(Booking, { id: { $in: waiting.map(({ bookingId }) => bookingId) } })
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]))
  const rows = await withHistory(waiting, context)
  return rows.map((row, index) => {
    const booking = bookingOf.get(waiting[index]?.bookingId ?? '')
    if (!booking) throw new Error('A payment is never without its booking')
    return { ...row, bookingNumber: booking.number, customerName: booking.customerName }
  })
}

/** One attempt as the office reads it. */
export async function readPayment(payment: Payment, context: ReadContext): Promise<PaymentRow> {
  const [row] = await withHistory([payment], context)
  if (!row) throw new Error('One payment in, one payment out')
  return row
}

async function withHistory(attempts: readonly Payment[], { em, clock }: ReadContext): Promise<PaymentRow[]> {
  const now = clock()
  const changes = await em.find(
    PaymentChange,
    { paymentId: { $in: attempts.map(({ id }) => id) } },
    { orderBy: { id: 'asc' } },
  )
  return attempts.map((attempt) =>
    present(
      attempt,
      changes.filter(({ paymentId }) => paymentId === attempt.id),
      now,
    ),
  )
}

function present(payment: Payment, changes: readonly PaymentChange[], now: Date): PaymentRow {
  return {
    id: payment.id,
    reference: payment.reference,
    attempt: payment.attempt,
    provider: payment.provider,
    state: payment.state,
    paymentStatus: paymentStatusOf(payment.state),
    purpose: payment.purpose,
    amount: toEuros(payment.amountCents),
    refundTotal: toEuros(payment.refundTargetCents),
    refunded: toEuros(payment.refundedCents),
    refundRequests: payment.refundRequests,
    mayAskRefundAgain: mayAskRefundAgain(payment, now),
    createdAt: payment.createdAt.toISOString(),
    transactionId: payment.transactionId ?? null,
    refundReason: payment.refundReason ?? null,
    lastError: payment.lastError ?? null,
    history: changes.map(({ at, event, fromState, toState, source, admin, facts }) => ({
      at: at.toISOString(),
      event,
      fromState,
      toState,
      source,
      admin: admin ?? null,
      disagreeing: disagreeing(facts?.['disagreeing']),
    })),
  }
}

function disagreeing(fact: string | number | readonly string[] | null | undefined): string[] {
  return typeof fact === 'object' && fact !== null ? [...fact] : []
}
