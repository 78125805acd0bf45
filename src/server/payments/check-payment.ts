import { isStanding } from '@chauffeur/domain/booking-status'
import { DAY_MS } from '@chauffeur/domain/duration'
import { isPaymentPageClosed, nextPaymentCheck } from '@chauffeur/domain/payment-checks'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import { Booking } from '../bookings/booking.entity.ts'
import type { Log } from '../core/logging.ts'
import { record } from '../core/transaction.ts'
import { startWatch, type Worker } from '../jobs/poller.ts'
import { closePayment, findCheckout, hasCheckout } from './checkout.ts'
import { observePayment, type PaymentContext } from './observe-payment.ts'
import { Payment, paysTrip } from './payment.entity.ts'
import { refundPayment } from './refund-payment.ts'
import { changeStateOf, findPaid, lockBookings, transitionPayment } from './transition-payment.ts'

interface Options {
  readonly context: PaymentContext
  readonly log: Log
}

/** A check that takes longer hangs, and another one may begin. */
const CHECK_LEASE_MS = 2 * 60_000
const DEBOUNCE_MS = 50
/** Checks under way at once; how fast they may ask the provider is the gateway's matter. */
const BATCH = 5

/**
 * Checks attempts to pay when they are due, or when the provider has notified us. Any number of processes may run one:
 * an attempt is claimed by one worker at a time, and becomes free again when that worker has died.
 */
export function startPaymentWorker({ context, log }: Options): Worker {
  const { orm, clock, processId, payments } = context

  const claim = async (): Promise<{ id: string; next_check_at: Date | string }[]> => {
    const now = clock()
    const until = new Date(now.getTime() + CHECK_LEASE_MS)
    return orm.em.fork().execute(CLAIM, [until, processId, payments.provider, now, now, BATCH])
  }

  const check = async (id: string, claimedUntil: Date) => {
    try {
      await checkPayment(id, context)
    } catch (error) {
      log.error({ err: error, payment: id }, 'a payment could not be checked')
    }
    const em = orm.em.fork()
    const payment = await em.findOneOrFail(Payment, { id })
    if (payment.lastError != null) log.warn({ payment: id, reason: payment.lastError }, 'a payment is unsure')
    // Unless a notification came meanwhile, or a refund fell due.
    const own = { id, checkedBy: processId }
    const nextCheckAt = nextPaymentCheck(payment, clock())
    await em.nativeUpdate(Payment, { ...own, nextCheckAt: claimedUntil }, { nextCheckAt })
    await em.nativeUpdate(Payment, own, { checkedBy: null })
  }

  return startWatch(
    async () => {
      const due = await claim()
      await Promise.all(due.map(({ id, next_check_at: until }) => check(id, new Date(until))))
      return due.length > 0
    },
    (error) => log.error({ err: error }, 'the payments to check could not be read'),
    DEBOUNCE_MS,
  )
}

const CLAIM = `
  update payment set next_check_at = ?, checked_by = ?
  where id in (
    select id from payment
    where provider = ? and next_check_at <= ? and (locked_until is null or locked_until <= ?)
    order by next_check_at limit ? for update skip locked
  )
  returning id, next_check_at`

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

async function isToClose(payment: Payment, { orm, clock }: PaymentContext): Promise<boolean> {
  const { createdAt, changeId } = payment
  if (isPaymentPageClosed(createdAt, clock())) return true
  const em = orm.em.fork()
  if (changeId != null) return (await changeStateOf({ em }, { changeId })) !== 'awaiting_payment'
  const bookings = await em.find(Booking, { id: { $in: await findPaid(payment, em) } })
  return !bookings.every(isToBePaid)
}

function load(id: string, { orm }: PaymentContext): Promise<Payment> {
  return orm.em.fork().findOneOrFail(Payment, { id })
}

async function read({ id, checkoutId }: Payment, context: PaymentContext): Promise<void> {
  if (checkoutId == null) return
  await observePayment(id, await context.payments.gateway().readCheckout(checkoutId), 'sweep', context)
}

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
async function recordIfNotCompleted(payment: Payment, context: PaymentContext): Promise<void> {
  const { id, createdAt, attempt, journeyId } = payment
  if (!isPaymentPageClosed(createdAt, context.clock())) return
  await context.transaction(async (tx) => {
    const { bookings, ofBookings } = await lockBookings(tx.em, await findPaid(payment, tx.em))
    const unpaid = bookings.flatMap((booking) => {
      const latest = ofBookings.find((one) => one.bookingId === booking.id && paysTrip(one))
      const isLast = latest?.id === id && booking.paymentStatus === 'failed' && isStanding(booking)
      return isLast ? [latest] : []
    })
    const allCents = unpaid.reduce((sum, { amountCents }) => sum + amountCents, 0)
    for (const [index, { bookingId, amountCents }] of unpaid.entries())
      await record(tx, 'payment.not-completed', {
        bookingId,
        attempt,
        amountCents,
        ...(journeyId != null && { mailedCents: index === 0 ? allCents : null }),
      })
  })
}
