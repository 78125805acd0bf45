import { isStanding } from '@chauffeur/domain/booking-status'
import { isPaymentPageClosed } from '@chauffeur/domain/payment-checks'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import { Booking } from '../bookings/booking.entity.ts'
import { record } from '../core/transaction.ts'
import { closePayment, hasCheckout } from './close-payment.ts'
import { findCheckout } from './find-checkout.ts'
import { changeStateOf, lockPaymentAttempts, transitionPayment } from './transition-payment.ts'
import { observePayment, type PaymentContext } from './observe-payment.ts'
import { Payment } from './payment.entity.ts'
import { refundPayment } from './refund-payment.ts'

/** Checks an attempt: asks the provider how it stands, and takes the step that is due. */
export async function checkPayment(id: string, context: PaymentContext): Promise<void> {
  const payment = await load(id, context)
  switch (payment.state) {
    case 'refund_due':
    case 'refund_sent':
    case 'refund_failed':
      return await refundPayment(payment, context)
    case 'refunded':
      return
    case 'completed':
      return await checkCompletedPayment(payment, context)
    case 'review':
      return await read(payment, context)
    case 'creating':
    case 'pending':
    case 'failed':
    case 'expired':
      await checkUnpaidPayment(payment, context)
      await recordIfNotCompleted(payment, context)
  }
}

async function checkUnpaidPayment(payment: Payment, context: PaymentContext): Promise<void> {
  if (!hasCheckout(payment) || payment.state === 'creating') {
    const { to } = await findCheckout(payment, 'sweep', context)
    const found = await load(payment.id, context)
    // Nobody has its address: the request that created it has ended.
    if ((to === 'pending' || to === 'expired') && hasCheckout(found))
      await closePayment(found, 'sweep', context)
    return
  }
  if (payment.state === 'expired') return await read(payment, context)
  if (await isToClose(payment, context)) await closePayment(payment, 'sweep', context)
  else await read(payment, context)
}

async function isToClose(
  { createdAt, bookingId, purpose }: Payment,
  { orm, clock }: PaymentContext,
): Promise<boolean> {
  if (isPaymentPageClosed(createdAt, clock())) return true
  const em = orm.em.fork()
  if (purpose !== 'trip') return (await changeStateOf({ em }, { purpose })) !== 'awaiting_payment'
  return !isToBePaid(await em.findOneOrFail(Booking, { id: bookingId }))
}

function load(id: string, { orm }: PaymentContext): Promise<Payment> {
  return orm.em.fork().findOneOrFail(Payment, { id })
}

async function read({ id, checkoutId }: Payment, context: PaymentContext): Promise<void> {
  if (checkoutId == null) return
  await observePayment(id, await context.payments.gateway().readCheckout(checkoutId), 'sweep', context)
}

const DAY_MS = 24 * 60 * 60_000

/** A payment that was complete may be disputed later: charged twice, or charged back. */
async function checkCompletedPayment(payment: Payment, context: PaymentContext): Promise<void> {
  await read(payment, context)
  const isFresh = context.clock().getTime() - payment.createdAt.getTime() < DAY_MS
  if (isFresh || payment.transactionId == null) return
  const answer = await context.payments.gateway().readTransaction(payment.transactionId)
  if (answer.outcome !== 'ok') return
  const { isReversed, refunds } = answer.value
  if (!isReversed && refunds.length === 0) return
  await context.transaction((tx) =>
    transitionPayment(tx, payment.id, () => ({
      event: 'paid_disputed',
      source: 'sweep',
      facts: { disagreeing: [isReversed ? 'charged back' : 'refunded'] },
    })),
  )
}

/** Says once that nothing was paid, when the last attempt's time is over. */
async function recordIfNotCompleted(
  { id, bookingId, createdAt }: Payment,
  context: PaymentContext,
): Promise<void> {
  if (!isPaymentPageClosed(createdAt, context.clock())) return
  await context.transaction(async (tx) => {
    const { booking, attempts } = await lockPaymentAttempts(tx, bookingId)
    const latest = attempts.find(({ purpose }) => purpose === 'trip')
    if (latest?.id !== id || booking.paymentStatus !== 'failed' || !isStanding(booking)) return
    const { attempt, amountCents } = latest
    await record(tx, 'payment.not-completed', { bookingId, attempt, amountCents })
  })
}
