import { isPaymentOver } from '@chauffeur/domain/payment-checks'
import { Booking } from '../bookings/booking.entity.ts'
import { enqueueMail } from '../outbox/enqueue-mail.ts'
import { closePayment, hasCheckout } from './close-payment.ts'
import { findCheckout } from './find-checkout.ts'
import { holdAttempts, movePayment } from './transition-payment.ts'
import { observePayment, type PaymentWork } from './observe-payment.ts'
import { Payment } from './payment.entity.ts'
import { refundPayment } from './refund-payment.ts'

/** Looks after an attempt: asks the provider what became of it, and does what its time has come for. */
export async function checkPayment(id: string, work: PaymentWork): Promise<void> {
  const payment = await load(id, work)
  switch (payment.state) {
    case 'refund_due':
    case 'refund_sent':
    case 'refund_failed':
      return await refundPayment(payment, work)
    case 'refunded':
      return
    case 'completed':
      return await lookBack(payment, work)
    case 'review':
      return await read(payment, work)
    case 'creating':
    case 'pending':
    case 'failed':
    case 'expired':
      await lookAfterUnpaid(payment, work)
      await tellIfNotCompleted(payment, work)
  }
}

async function lookAfterUnpaid(payment: Payment, work: PaymentWork): Promise<void> {
  if (!hasCheckout(payment) || payment.state === 'creating') {
    const { to } = await findCheckout(payment, 'sweep', work)
    const found = await load(payment.id, work)
    // Its page is known to nobody: whoever asked for it has gone.
    if ((to === 'pending' || to === 'expired') && hasCheckout(found)) await closePayment(found, 'sweep', work)
    return
  }
  if (payment.state === 'expired') return await read(payment, work)
  if (await isToClose(payment, work)) await closePayment(payment, 'sweep', work)
  else await read(payment, work)
}

async function isToClose({ createdAt, bookingId }: Payment, { orm, clock }: PaymentWork): Promise<boolean> {
  if (isPaymentOver(createdAt, clock())) return true
  const booking = await orm.em.fork().findOneOrFail(Booking, { id: bookingId })
  return booking.status === 'rejected'
}

function load(id: string, { orm }: PaymentWork): Promise<Payment> {
  return orm.em.fork().findOneOrFail(Payment, { id })
}

async function read({ id, checkoutId }: Payment, work: PaymentWork): Promise<void> {
  if (checkoutId == null) return
  await observePayment(id, await work.payments.gateway().readCheckout(checkoutId), 'sweep', work)
}

const DAY_MS = 24 * 60 * 60_000

/** A payment that was complete may be disputed later: charged twice, or charged back. */
async function lookBack(payment: Payment, work: PaymentWork): Promise<void> {
  await read(payment, work)
  const isFresh = work.clock().getTime() - payment.createdAt.getTime() < DAY_MS
  if (isFresh || payment.transactionId == null) return
  const answer = await work.payments.gateway().readTransaction(payment.transactionId)
  if (answer.outcome !== 'ok') return
  const { isReversed, refunds } = answer.value
  if (!isReversed && refunds.length === 0) return
  await work.transaction((unit) =>
    movePayment(unit, payment.id, () => ({
      event: 'paid_disputed',
      source: 'sweep',
      facts: { disagreeing: [isReversed ? 'charged back' : 'refunded'] },
    })),
  )
}

/** The customer is told once that nothing was paid, when the last attempt's time is over. */
async function tellIfNotCompleted({ id, bookingId, createdAt }: Payment, work: PaymentWork): Promise<void> {
  if (!isPaymentOver(createdAt, work.clock())) return
  await work.transaction(async (unit) => {
    const { booking, attempts } = await holdAttempts(unit, bookingId)
    const [latest] = attempts
    if (latest?.id !== id || booking.paymentStatus !== 'failed' || booking.status === 'rejected') return
    await enqueueMail(unit, 'payment-not-completed', bookingId, { amountCents: latest.amountCents })
  })
}
