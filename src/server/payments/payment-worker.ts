import type { Log } from '../core/logging.ts'
import { nextPaymentCheck } from '@chauffeur/domain/payment-checks'
import { checkPayment } from './check-payment.ts'
import type { PaymentContext } from './observe-payment.ts'
import { Payment } from './payment.entity.ts'
import { startPoller, type Poll, type Worker } from '../jobs/poller.ts'

interface Options {
  readonly context: PaymentContext
  readonly log: Log
}

/** A check that takes longer hangs, and another one may begin. */
const LEASE_MS = 2 * 60_000
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
    const until = new Date(now.getTime() + LEASE_MS)
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

  const checkAll = async (poll: Poll) => {
    poll.listen()
    try {
      for (let due = await claim(); due.length > 0; due = poll.isStopped ? [] : await claim())
        await Promise.all(due.map(({ id, next_check_at: until }) => check(id, new Date(until))))
    } catch (error) {
      log.error({ err: error }, 'the payments to check could not be read')
    }
  }

  return startPoller(checkAll, DEBOUNCE_MS)
}

const CLAIM = `
  update payment set next_check_at = ?, checked_by = ?
  where id in (
    select id from payment
    where provider = ? and next_check_at <= ? and (locked_until is null or locked_until <= ?)
    order by next_check_at limit ? for update skip locked
  )
  returning id, next_check_at`
